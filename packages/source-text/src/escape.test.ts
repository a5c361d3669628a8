import { expect, test } from 'vitest';
import { oneLine } from './escape.ts';

test.each([
  ['a\u0000b', 'a\\u0000b'],
  ['a\u2028b\ufeff', 'a\\u2028b\\ufeff'],
  ['\ud800', '\\ud800'],
  ['\u{e0001}', '\\udb40\\udc01'],
  ['é😀', 'é😀'],
])('%j is %s in a line', (value, line) => expect(oneLine(value)).toBe(line));
