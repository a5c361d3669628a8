import { withCursor } from 'source-text/testing/marks';
import { expect, test } from 'vitest';
import { sampleEnvironment, sampleVariables } from '../testing/runExpr.ts';
import { hover } from './hover.ts';

function hoverAt(marked: string) {
  const { offset, text } = withCursor(marked);
  return hover(text, offset, { ...sampleEnvironment, values: sampleVariables });
}

test.each([
  ['a variable', 'upper(sour|ceID)', 'sourceID: string', '"src-0042"'],
  ['a call', 'up|per(sourceID)', expect.stringMatching(/^upper\(/), '"SRC-0042"'],
  ['an operator', 'sourceID |+ "x"', '+: string', '"src-0042x"'],
  ['a word operator', 'sourceID con|tains "x" ? "a" : "b"', 'contains: bool', 'false'],
  [
    'a name of let, where it is declared',
    'let par|ts = split(sourceID, "-"); parts[0]',
    'parts: []string',
    '[src 0042]',
  ],
  ['a name of let, where it is used', 'let parts = split(sourceID, "-"); par|ts[0]', 'parts: []string', '[src 0042]'],
  ['a method', 'date("2024-03-01").For|mat("2006")', 'Format(string): string', '"2024"'],
  ['a pointer', 'join(map(split(sourceID, "-"), upper(|#)))', '#: string', undefined],
  ['a field of the environment', '$env.sour|ceID', 'sourceID: string', '"src-0042"'],
  ['a literal', 'string(1|23)', 'int', '123'],
  ['a part that fails', 'string(in|t(sourceID))', expect.stringMatching(/^int\(/), 'invalid operation: int(src-0042)'],
  ['a program with a type error elsewhere', 'up|per(sourceID) + 1', expect.stringMatching(/^upper\(/), '"SRC-0042"'],
  ['a variable of a program that does not parse', 'sour|ceID + (', 'sourceID: string', undefined],
  ['a function of a program that does not parse', 'up|per(', expect.stringMatching(/^upper\(/), undefined],
])('%s', (_name, marked, title, value) => {
  const found = hoverAt(marked);
  expect(found?.title).toEqual(title);
  expect(found?.value).toBe(value);
});

test('the range is that of the token', () => {
  expect(hoverAt('upper(sour|ceID)')?.range).toEqual({ start: 6, end: 14 });
});

test('without variables there is no value', () => {
  expect(hover('sourceID', 0, sampleEnvironment)).toEqual({
    range: { start: 0, end: 8 },
    title: 'sourceID: string',
    documentation: 'The ID of the source.',
  });
});

test('long values are cut', () => {
  expect(hoverAt('repe|at(sourceID, 1000)')?.value).toHaveLength(201);
});

test.each([['|'], ['sourceID| '], ['upper|(sourceID)'], ['unknown|Name + (']])('nothing at %s', (marked) => {
  expect(hoverAt(marked)).toBeUndefined();
});
