import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { tokens } from './tokens.ts';

/** The tokens that are not blank, as kind and source. */
function kinds(text: string): readonly string[] {
  return tokens(parseHjson(text))
    .filter(({ kind }) => kind !== 'blank')
    .map(({ kind, range }) => `${kind} ${text.slice(range.start, range.end)}`);
}

describe('tokens', () => {
  test('every kind', () => {
    expect(kinds('# head\n{a: 1, "b": true # c\n d /* e */: x y\n f: [null]}\n// end')).toEqual([
      'comment # head',
      'punctuation {',
      'key a',
      'punctuation :',
      'number 1',
      'punctuation ,',
      'key "b"',
      'punctuation :',
      'boolean true',
      'comment # c',
      'damage d /* e */: x y',
      'key f',
      'punctuation :',
      'punctuation [',
      'null null',
      'punctuation ]',
      'punctuation }',
      'comment // end',
    ]);
  });

  test('comments between a quoted key and its value', () => {
    expect(kinds('"d" /* e */: // f\n x y\n')).toEqual([
      'key "d"',
      'comment /* e */',
      'punctuation :',
      'comment // f',
      'string x y',
    ]);
  });

  test('what follows a NUL is damage', () => {
    expect(kinds('a: 1\n\0b: 2')).toEqual(['key a', 'punctuation :', 'number 1', 'damage \0b: 2']);
  });

  test('a wide space after text without quotes is blank', () => {
    expect(kinds('a: x\u00a0\nb: true\u0085\n')).toEqual([
      'key a',
      'punctuation :',
      'string x',
      'key b',
      'punctuation :',
      'boolean true',
    ]);
  });
});
