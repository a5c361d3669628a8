import { type AssignmentReader, matchAt, refuseExpansion, refuseUnclosed, restOfLine } from './assignment.ts';

/** `set "NAME=…"`: up to the last quote of the line. `set NAME=…`: the rest of the line. */
export const commandPromptReader: AssignmentReader = {
  title: 'Windows cmd',
  read({ text, name, end, before }) {
    const opening = /(?:^|[\s&(])set\s+("?)$/i.exec(before);
    if (!opening || !matchAt(/=/y, text, end)) return undefined;
    const line = restOfLine(text, end + 1);
    const close = line.lastIndexOf('"');
    if (opening[1] && close < 0) return refuseUnclosed(name);
    const value = opening[1] ? line.slice(0, close) : line;
    return value.includes('%') ? refuseExpansion(name) : { kind: 'value', value };
  },
};
