import { startOfLine } from '../../text/index.ts';
import { type AssignmentReader, matchAt, refuseValue } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';

const option = /^environment[ \t]*[=:]/;
/** The value of the option goes on in lines that are indented. */
const optionLines = /environment[^\n]*(?:\n[ \t]+[^\n]*)*/y;
const expansions = /%%|(%\([A-Za-z_]\w*\)s)|(%)/g;

/** `environment=NAME="…",NAME='…'`: `datatypes.py` of supervisor, which reads words as Python's shlex does, without escapes. */
const reader: AssignmentReader = {
  title: 'supervisor',
  read({ text, name, start, end }) {
    let line = startOfLine(text, start);
    while (/[ \t]/.test(text.charAt(line)) && line > 0) line = startOfLine(text, line - 1);
    if (!option.test(text.slice(line, line + 40))) return undefined;
    const [lines = ''] = matchAt(optionLines, text, line) ?? [];
    if (line + lines.length < end) return undefined;
    const inside = text.slice(0, line + lines.length);
    const quoted = matchAt(/[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)')[ \t\r]*(?=,|\n|$)/y, inside, end);
    if (!quoted || /[ \t][;#]/.test(quoted[0]))
      return refuseValue(
        'value-read-differently',
        'supervisor reads no quotes inside a value, and begins a comment at “ #” and “ ;”. Put the quotes around the whole value that it does not hold.',
      );
    const value = (quoted[1] ?? quoted[2] ?? '').replace(/^['"]+|['"]+$/g, '');
    return keepReferences(name, value, expansions, (piece) => piece.replace('%%', '%'));
  },
};

export const supervisor: Consumer = { targets: [], assignments: [reader] };
