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

  it.each([
    ['$HOME', 0],
    ['a$(id)', 1],
    ['`id`', 0],
    ['"a `id`"', 3],
    ['$1', 0],
    ['"\u0024{HOME:-"/root"}"', 1],
  ])('refuses the expansion in %s', (text, start) => {
    expect(readShellWord(text, 0)).toEqual({ kind: 'expansion', start });
  });

  it.each([
    ['"$HOME"', '$HOME'],
    ['"\u0024{HOME}"', '\u0024{HOME}'],
    ['"\u0024{HOME:-/root}"', '\u0024{HOME…}'],
    ['"$home"', '$…'],
  ])('keeps a parameter in double quotes as it is: %s', (text, name) => {
    const value = text.slice(1, -1);
    const references = [{ name, start: 2, end: 2 + value.length }];
    expect(readShellWord(`ab${text}`, 0)).toMatchObject({ kind: 'word', value: `ab${value}`, references });
  });

  it('keeps more of them than a call has room for', () => {
    expect(readShellWord(`"${'$A'.repeat(300_000)}"`, 0)).toMatchObject({ kind: 'word', end: 600_002 });
  });

  it.each(["'a", '"a', "$'a", '"a\\'])('says that %s is not closed', (text) => {
    expect(readShellWord(text, 0)).toEqual({ kind: 'unclosed' });
  });
});
