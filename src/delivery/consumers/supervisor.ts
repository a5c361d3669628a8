import { type AssignmentReader, matchAt, refuseValue } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';

const option = /environment[ \t]*[=:](?![ \t]*\{)/y;
const expansions = /%%|(%\([A-Za-z_]\w*\)s)|(%)/g;

/** `environment=NAME="…",NAME='…'`: `datatypes.py` of supervisor, which reads words as Python's shlex does, without escapes. */
const reader: AssignmentReader = {
  title: 'supervisor',
  read({ text, name, start, end }) {
    const line = text.lastIndexOf('\nenvironment', start) + 1;
    // The value of the option goes on in lines that are indented.
    if (!matchAt(option, text, line) || /\n[^ \t]/.test(text.slice(line, start))) return undefined;
    const [opening = '', quote] = matchAt(/[ \t]*=[ \t]*(["'])/y, text, end) ?? [];
    const from = end + opening.length;
    const close = quote ? text.indexOf(quote, from) : -1;
    const quoted = text.slice(from, close);
    if (close < 0 || /\n[^ \t]|[ \t][;#]/.test(quoted) || !matchAt(/[ \t\r]*(?:,|\n|$)/y, text, close + 1))
      return refuseValue(
        'value-read-differently',
        'supervisor reads no quotes inside a value, and begins a comment at “ #” and “ ;”. Put the quotes around the whole value that it does not hold.',
      );
    let [first, last] = [from, close];
    while (first < last && /['"]/.test(text.charAt(first))) first++;
    while (first < last && /['"]/.test(text.charAt(last - 1))) last--;
    return keepReferences(name, text.slice(first, last), expansions, (piece) => piece.replace('%%', '%'));
  },
};

export const supervisor: Consumer = { targets: [], assignments: [reader] };
