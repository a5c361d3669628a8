import { writeFix } from '../fixes.ts';
import { optionPath } from '../schema/option.ts';
import type { Rule } from './rule.ts';
import { keysOfKind } from './textRule.ts';

// The checks of the others name line breaks themselves.
const keys = keysOfKind('text', 'secret').filter((key) => !['encryptionKey', 'mailFrom', 'pgConnStr'].includes(key));

const names: Readonly<Record<string, string>> = { '\b': 'a backspace', '\t': 'a tab', '\f': 'a form feed' };

/**
 * `"CORP\\nina"`: in quotes, a backslash and a letter are one character, which nobody means inside a name (hjson-grammar §3). Where the
 * character itself or its number is written, there is no such letter.
 */
export const controlCharacters: Rule = ({ document, node }) =>
  keys.flatMap((key) => {
    const text = node(key);
    if (text?.kind !== 'string' || (text.style !== 'double' && text.style !== 'single')) return [];
    const { range, value } = text;
    const [found] = /[\b\t\n\f\r]/.exec(value.trim()) ?? [];
    // A certificate or a key has lines.
    if (found === undefined || value.includes('-----BEGIN')) return [];
    const path = optionPath(key);
    const source = document.text.slice(range.start, range.end);
    const newText = source.replace(/\\([bfnrt])|\\./g, (all, letter) => (letter ? `\\${all}` : all));
    const hasLetter = newText !== source;
    return [
      {
        code: 'control-character',
        severity: 'warning',
        path,
        message: hasLetter
          ? 'A backslash and one of b, f, n, r, t in quotes is a line break, a tab or the like. Double the backslash.'
          : `There is ${names[found] ?? 'a line break'} in it. Write a space.`,
        fixes: [
          hasLetter
            ? { title: 'Double the backslash', edit: () => ({ ok: true, edits: [{ range, newText }] }) }
            : writeFix(document, path, value.replace(/[\b\t\n\f\r]/g, ' '), 'Write a space'),
        ],
      },
    ];
  });
