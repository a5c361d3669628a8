import { expect, test } from 'vitest';
import { parseEdited, parseLatest } from './latestReading.ts';

const edit = { range: { start: 3, end: 4 }, newText: '22' };

test('an edited document has the text after the edits', () => {
  const before = parseLatest('a: 1\n');
  expect(parseEdited(before, [edit]).text).toBe('a: 22\n');
  expect(parseEdited(before, [edit]).text).toBe('a: 22\n');
  expect(parseEdited(before, [edit, { range: { start: 5, end: 5 }, newText: 'b: 2' }]).text).toBe('a: 22\nb: 2');
});

test('no edit is no change, whatever was read last', () => {
  const before = parseLatest('a: 1\n');
  parseEdited(before, [edit]);
  expect(parseEdited(before, []).text).toBe('a: 1\n');
  parseLatest('b: 1\n');
  expect(parseEdited(before, []).text).toBe('a: 1\n');
});
