import { refuse } from 'source-text';
import { type AssignmentReader, matchAt, refuseUnclosed, restOfLine } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import { withoutCarets } from '../scanners/words.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, beyondAscii, encodeLines, type Target } from './target.ts';

/** What the prompt expands or acts upon, inside quotes or once a quote in the value has ended them. */
const special = /[%!^&|<>\r\n]/;

const target: Target = {
  id: 'cmd',
  title: 'Windows cmd',
  group: 'Shells',
  way: 'variable',
  fileName: 'environment.cmd',
  limit: {
    bytes: 8_150,
    reason: 'The command prompt accepts lines of up to 8,191 characters.',
  },
  untested: 'follows the vendor’s description of cmd',
  hint: 'Paste it, or run the file with `call environment.cmd`. Do not use setx, which cuts values at 1,024 characters.',
  escapes: beyondAscii,
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) =>
      special.test(value)
        ? refuse(`${name} holds a line end or one of % ! ^ & | < >, which the command prompt does not keep.`)
        : { ok: true, text: `set "${name}=${value}"` },
    ),
};

const batch = 'Windows cmd, batch file';
const anyCaret = 'Windows cmd, without carets in quotes';

/** At the beginning of a command it is that of cmd; behind other words, it may be one of their program. */
const command = /(?:^|[&(>])[ \t@]*set\s+("?)$/i;
const behindWords = /(?:^|[^\s&(>@])[ \t]+set\s+("?)$/i;

/**
 * A batch file reads two percent signs as one. `set "NAME=…"`: up to the last quote of the line. `set NAME=…`: the rest of the line, whose
 * quotes keep carets; as they may have been meant as escapes there, too, that is asked.
 */
const reader = (title: string, command: RegExp, isGeneric: boolean): AssignmentReader => ({
  title,
  isGeneric,
  read({ text, name, end, before }) {
    const opening = command.exec(before);
    if (!opening || !matchAt(/=/y, text, end)) return undefined;
    const line = restOfLine(text, end + 1);
    const close = line.lastIndexOf('"');
    if (opening[1] && close < 0) return refuseUnclosed(name);
    if (title === anyCaret && (opening[1] || !line.includes('^'))) return undefined;
    const bare = title === anyCaret ? line.replace(/\^([\s\S])/g, '$1') : withoutCarets(line);
    const value = opening[1] ? line.slice(0, close) : bare;
    const isBatch = title === batch;
    return keepReferences(name, value, isBatch ? /%%|(%[A-Za-z_]\w*%)/g : /(%[A-Za-z_]\w*%)/g, (piece) =>
      isBatch ? piece.replaceAll('%%', '%') : piece,
    );
  },
});

export const commandPrompt: Consumer = {
  targets: [target],
  assignments: ['Windows cmd', batch, anyCaret].flatMap((title) => [
    reader(title, command, false),
    reader(title, behindWords, true),
  ]),
};
