import { describe, expect, it, test } from 'vitest';
import { createLineIndex, endOfLine, lineEndOf, startOfLine, startOfNextLine } from './lines.ts';

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

describe('createLineIndex', () => {
  const text = 'one\ntwo\r\nthree\rfour';
  const cases: readonly [number, number, number][] = [
    [0, 1, 1],
    [3, 1, 4],
    [4, 2, 1],
    [9, 3, 1],
    [15, 4, 1],
    [19, 4, 5],
  ];

  it.each(cases)('finds offset %i at line %i, column %i', (offset, line, column) => {
    expect(createLineIndex(text).positionAt(offset)).toEqual({ line, column });
  });

  it.each(cases)('finds offset %i from line %i, column %i', (offset, line, column) => {
    expect(createLineIndex(text).offsetAt({ line, column })).toBe(offset);
  });

  it('counts lines of every kind of line end', () => {
    expect(createLineIndex(text).lineCount).toBe(4);
  });

  it('clamps offsets outside the text', () => {
    const index = createLineIndex(text);
    expect(index.positionAt(-5)).toEqual({ line: 1, column: 1 });
    expect(index.positionAt(500)).toEqual({ line: 4, column: 5 });
    expect(index.offsetAt({ line: 99, column: 1 })).toBe(text.length);
    expect(index.offsetAt({ line: 0, column: 7 })).toBe(0);
  });
});
