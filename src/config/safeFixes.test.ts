import { parseHjson } from 'hjson-document';
import { errorCodes, lintCodes } from 'hjson-document/codes';
import { excessOf } from 'hjson-document/incremental';
import { editsOf } from 'hjson-document/testing/editsOf';
import { describe, expect, it } from 'vitest';
import { analyseConfig } from './analyseConfig.ts';
import { ruleCodes } from './rules/codes.ts';

const tables = {
  ...errorCodes,
  ...lintCodes,
  ...ruleCodes,
};

/** The safe fixes of the problem in the example of each code. */
const safeFixes = Object.entries(tables).flatMap(([code, example]) =>
  excessOf(example) !== undefined
    ? []
    : analyseConfig(parseHjson(example), 'latest')
        .diagnostics.filter((problem) => problem.code === code)
        .flatMap(({ fixes }) => fixes.filter(({ isSafe }) => isSafe))
        .map((fix) => ({ code, example, fix })),
);

describe('a safe fix', () => {
  it('is one that adds, or writes the same in another way', () =>
    expect(safeFixes.map(({ code, fix }) => `${code}: ${fix.title}`)).toEqual([
      'bad-escape: Double the backslash',
      'stray-comma: Remove it',
      'unclosed-array: Add the missing "]"',
      'unclosed-object: Add the missing "}"',
      'unclosed-string: Add the closing quote',
      'byte-order-mark: Remove the byte order mark',
      'carriage-return: Replace by line feeds',
      'colour-as-comment: Quote the colour',
      'invisible-at-value: Remove the invisible character',
      'invisible-in-key: Remove the invisible character',
      'nul-character: Remove the NUL character',
      'surrogate-escape: Write the character itself',
      'encryption-key-line-break: Remove the line break',
      'encryption-key-padding: Add "=" at the end',
      'encryption-key-space: Remove the spaces',
      'encryption-key-url-safe: Use + and /',
      'integer-form: Change to 587',
      'key-case: Rename to baseUrl',
      'unquoted-after-text: Quote it',
      'unquoted-literal: Quote it',
      'wrong-type: Change to 587',
      'url-no-scheme: Add https://',
      'connection-string-outer-space: Remove it',
      'connection-string-scheme-case: Write the scheme in lower case',
      'mail-from-line-break: Write it on one line',
      'mail-from-name: Quote the name',
      'reference-quoted: Remove the quotes',
      'reference-unquoted: Put it in three quotes',
    ]));

  it.each(safeFixes)('of $code keeps every letter and digit that it touches', ({ fix, example }) => {
    for (const { range, newText } of editsOf(fix)) {
      expect(newText.toLowerCase()).toMatch(inOrder(withoutNotation(example.slice(range.start, range.end))));
    }
  });
});

/** Without the letters of escapes and the zero of an integer, which carry nothing that has to be kept. */
function withoutNotation(source: string): string {
  return source.replace(/\\(?:u[0-9a-f]{4}|[nrt])|\.0+$/gi, '');
}

/** Contains these letters and digits, among others. */
function inOrder(text: string): RegExp {
  return new RegExp(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu)
      ?.join('.*') ?? '',
    's',
  );
}
