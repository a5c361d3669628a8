import { writeFix } from '../fixes.ts';
import { optionPath } from '../schema/optionKey.ts';
import type { Rule } from './rule.ts';
import { keysOfKind } from './textRule.ts';

// The checks of the others name line breaks themselves.
const keys = keysOfKind('text', 'secret').filter((key) => !['encryptionKey', 'mailFrom', 'pgConnStr'].includes(key));

const escapes: Readonly<Record<string, string>> = { '\b': 'b', '\t': 't', '\n': 'n', '\f': 'f', '\r': 'r' };

/** `"CORP\\nina"`: in quotes, a backslash and a letter are one character, which nobody means inside a name (hjson-grammar §3). */
export const controlCharacters: Rule = ({ document, node }) =>
  keys.flatMap((key) => {
    const text = node(key);
    if (text?.kind !== 'string' || (text.style !== 'double' && text.style !== 'single')) return [];
    // A certificate or a key has lines.
    if (!/[\b\t\n\f\r]/.test(text.value.trim()) || text.value.includes('-----BEGIN')) return [];
    const path = optionPath(key);
    const value = text.value.replace(/[\b\t\n\f\r]/g, (sign) => `\\${escapes[sign]}`);
    return [
      {
        code: 'control-character',
        severity: 'warning',
        path,
        message:
          'A backslash and one of b, f, n, r, t in quotes is a line break, a tab or the like. Double the backslash.',
        fixes: [writeFix(document, path, value, 'Double the backslash')],
      },
    ];
  });
