import { expect, test } from 'vitest';
import { endOfLine, lineEndOf, startOfLine, startOfNextLine } from './lines.ts';

test.each([
  ['', 0, [0, 0, 0]],
  ['\n', 0, [0, 0, 1]],
  ['ab\ncd\n', 0, [0, 2, 3]],
  ['ab\ncd\n', 2, [0, 2, 3]],
  ['ab\ncd\n', 3, [3, 5, 6]],
  ['ab\ncd\n', 6, [6, 6, 6]],
  ['ab\ncd', 4, [3, 5, 5]],
])('the line of %j at %i', (text, offset, expected) =>
  expect([startOfLine(text, offset), endOfLine(text, offset), startOfNextLine(text, offset)]).toEqual(expected),
);

test.each([
  ['', '\n'],
  ['\n\r\n', '\n'],
  ['a\r\nb\n', '\r\n'],
  ['a', '\n'],
])('the line end of %j', (text, expected) => expect(lineEndOf(text)).toBe(expected));
