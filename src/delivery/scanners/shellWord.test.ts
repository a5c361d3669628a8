import { describe, expect, it } from 'vitest';
import { readShellWord } from './shellWord.ts';

describe('readShellWord', () => {
  it.each([
    ['bare', 'abc def', 'abc'],
    ['single quotes', `'a b'c`, 'a bc'],
    ['an apostrophe between', `'it'\\''s'`, `it's`],
    ['double quotes', `"a \\"b\\" \\\\ \\$ \\n"`, 'a "b" \\ $ \\n'],
    ['C quotes', `$'a\\n\\x41\\u00e9\\'\\101\\q'`, "a\nAé'A\\q"],
    ['an escaped line end', 'a\\\nb', 'ab'],
    ['up to an operator', 'a;b', 'a'],
    ['a dollar sign that expands nothing', '"a $ b"', 'a $ b'],
  ])('reads %s', (_name, text, value) => {
    expect(readShellWord(text, 0)).toMatchObject({ kind: 'word', value });
  });

  it.each(['$HOME', '"$HOME"', '"\u0024{HOME}"', '$(id)', '`id`', '"a `id`"', '$1'])(
    'refuses the expansion %s',
    (text) => {
      expect(readShellWord(text, 0)).toEqual({ kind: 'expansion' });
    },
  );

  it.each(["'a", '"a', "$'a", '"a\\'])('says that %s is not closed', (text) => {
    expect(readShellWord(text, 0)).toEqual({ kind: 'unclosed' });
  });
});
