import { type AssignmentReader, matchAt, refuseUnclosed, refuseValue } from '../scanners/assignment.ts';
import { keepReferences, refuseExpansion } from '../scanners/references.ts';
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
const singleQuoted = /'((?:\\[\s\S]|[^'\\])*)'/y;
const doubleQuoted = /"((?:\\[\s\S]|[^"\\])*)"/y;

/** `set -gx NAME '…'`, whose words end at blanks (its `export` is read in `scanners/words.ts`): in single quotes a backslash escapes itself and the quote, in double quotes `$` and `"` too. */
const reader: AssignmentReader = {
  title: 'fish',
  read({ text, name, end, before }) {
    if (!prefix.test(before)) return undefined;
    const value = matchAt(/[ \t]+/y, text, end);
    if (!value) return undefined;
    const at = end + value[0].length;
    const [quoted, single] = matchAt(singleQuoted, text, at) ?? [];
    if (quoted !== undefined && /[^\s;]/.test(text.charAt(at + quoted.length))) {
      return refuseValue(
        'value-read-differently',
        "fish ends the text at the second quote. Write \\' for an apostrophe in it.",
      );
    }
    if (single !== undefined) return { kind: 'value', value: single.replace(/\\([\\'])/g, '$1') };
    const double = matchAt(doubleQuoted, text, at)?.[1];
    if (double !== undefined) {
      return keepReferences(name, double, /\\[\s\S]|(\$[A-Za-z_]\w*)|(\$)/g, (piece) =>
        piece.replace(/\\(?:([\\"$])|\n)/g, '$1'),
      );
    }
    if (/['"]/.test(text.charAt(at))) return refuseUnclosed(name);
    const bare = matchAt(/[\w./:@,%+=-]+(?=\s|;|$)/y, text, at)?.[0];
    return bare === undefined ? refuseExpansion(name, text.slice(at)) : { kind: 'value', value: bare };
  },
};

export const fishShell: Consumer = { targets: [target], assignments: [reader] };
