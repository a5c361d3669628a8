import { expect, test } from 'vitest';
import { modifiedLines } from './markModifiedLines.ts';

const opened = '{\n  a: 1\n  b: 2\n\n  c: 3\n}\n';

test.each([
  ['nothing changed', opened, []],
  ['one value', opened.replace('2', '22'), ['  b: 22']],
  ['two values apart', opened.replace('1', '11').replace('3', '33'), ['  a: 11', '  c: 33']],
  ['lines in a row are one run', opened.replace('1', '11').replace('2', '22'), ['  a: 11\n  b: 22']],
  ['a line more', opened.replace('  c', '  d: 4\n  c'), ['  d: 4']],
  ['a line less', opened.replace('  b: 2\n', ''), []],
  ['other line ends', opened.replaceAll('\n', '\r\n'), []],
])('%s', (_, text, lines) => {
  expect(modifiedLines(text, opened).map(({ start, end }) => text.slice(start, end))).toEqual(lines);
});
