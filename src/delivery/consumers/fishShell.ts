import { type AssignmentReader, matchAt, refuseValue } from '../scanners/assignment.ts';
import { wordIn } from '../scanners/words.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, encodeLines, linuxVariableLimit, type Target } from './target.ts';

const target: Target = {
  id: 'fish',
  title: 'fish',
  group: 'Shells',
  way: 'variable',
  fileName: 'environment.fish',
  holdsLines: true,
  limit: linuxVariableLimit,
  hint: 'Paste it, or source it: `source environment.fish`. Pasting leaves the secrets in your shell history.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) => ({
      ok: true,
      // Inside single quotes fish knows two escapes only: of the quote and of the backslash.
      text: `set -gx ${name} '${value.replace(/[\\']/g, '\\$&')}'`,
    })),
};

const prefix = /(?:^|[\s;])set\s+(?:-[\w-]+\s+)+$/;
/** A text in quotes with more behind it, which fish reads as one word. */
const longer = /'(?:\\[\s\S]|[^'\\])*'(?=[^\s;])/y;
const apostrophe = "fish ends the text at the second quote. Write \\' for an apostrophe in it.";

/** `set -gx NAME '…'`; its `export` is a command with words like any other. */
const reader: AssignmentReader = {
  title: 'fish',
  read({ text, name, end, before }) {
    const blanks = prefix.test(before) && matchAt(/[ \t]+/y, text, end);
    if (!blanks) return undefined;
    const at = end + blanks[0].length;
    return matchAt(longer, text, at)
      ? refuseValue('value-read-differently', apostrophe)
      : wordIn('fish', text, name, at);
  },
};

export const fishShell: Consumer = { targets: [target], assignments: [reader] };
