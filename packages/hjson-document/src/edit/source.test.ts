import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { findNode } from '../tree/find.ts';
import { nodeValue } from '../values/values.ts';
import { setValue } from './setValue.ts';

/** The text once the value of `a` is this source; why it is not. */
function written(text: string, source: string): string {
  const value = findNode(parseHjson(`a: ${source}\n`), ['a']);
  const outcome = setValue(parseHjson(text), ['a'], value ? nodeValue(value) : null, { source });
  return outcome.ok ? outcome.after.text : outcome.reason;
}

test.each([
  ['layout, quotes and comments', 'a: 1\nb: 2\n', "{ # one\n  c :'x',\n}", "a: { # one\n  c :'x',\n}\nb: 2\n"],
  ['other comments than before', 'a: [ # old\n]\nb: 2\n', '[ # new\n]', 'a: [ # new\n]\nb: 2\n'],
  ['the line ends of the document', 'a: 1\r\nb: 2\r\n', '[\n]', 'a: [\r\n]\r\nb: 2\r\n'],
  ['text without quotes', 'a: 1\nb: 2\n', 'one # two', 'a: one # two\nb: 2\n'],
])('a value is written as its source: %s', (_, text, source, expected) => {
  expect(written(text, source)).toBe(expected);
});

test.each([
  ['that would go on', '{ a: 1, b: 2 }', 'one'],
  ['whose comment would go on', '{ a: 1, b: 2 }', '3 # three'],
])('a source is refused %s to the end of a line with others', (_, text, source) => {
  expect(written(text, source)).toBe(
    'This cannot be written without changing other parts of the HJSON. Change it there.',
  );
});
