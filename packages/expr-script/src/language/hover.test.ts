import { withCursor } from 'source-text/testing/marks';
import { expect, test } from 'vitest';
import { sampleEnvironment, sampleVariables } from '../testing/runExpr.ts';
import { hover } from './hover.ts';

function hoverAt(marked: string) {
  const { offset, text } = withCursor(marked);
  return hover(text, offset, { ...sampleEnvironment, values: sampleVariables });
}

test.each([
  ['a variable', 'upper(pers|onID)', 'personID: string', '"src-0042"'],
  ['a call', 'up|per(personID)', expect.stringMatching(/^upper\(/), '"SRC-0042"'],
  ['an operator', 'personID |+ "x"', '+: string', '"src-0042x"'],
  ['a word operator', 'personID con|tains "x" ? "a" : "b"', 'contains: bool', 'false'],
  [
    'a name of let, where it is declared',
    'let par|ts = split(personID, "-"); parts[0]',
    'parts: []string',
    '[src 0042]',
  ],
  ['a name of let, where it is used', 'let parts = split(personID, "-"); par|ts[0]', 'parts: []string', '[src 0042]'],
  ['a method', 'date("2024-03-01").For|mat("2006")', 'Format(string): string', '"2024"'],
  ['a pointer', 'join(map(split(personID, "-"), upper(|#)))', '#: string', undefined],
  ['a field of the environment', '$env.pers|onID', 'personID: string', '"src-0042"'],
  ['a literal', 'string(1|23)', 'int', '123'],
  ['a part that fails', 'string(in|t(personID))', expect.stringMatching(/^int\(/), 'invalid operation: int(src-0042)'],
  ['a program with a type error elsewhere', 'up|per(personID) + 1', expect.stringMatching(/^upper\(/), '"SRC-0042"'],
  ['a variable of a program that does not parse', 'pers|onID + (', 'personID: string', undefined],
  ['a function of a program that does not parse', 'up|per(', expect.stringMatching(/^upper\(/), undefined],
])('%s', (_name, marked, title, value) => {
  const found = hoverAt(marked);
  expect(found?.title).toEqual(title);
  expect(found?.value).toBe(value);
});

test('the range is that of the token', () => {
  expect(hoverAt('upper(pers|onID)')?.range).toEqual({ start: 6, end: 14 });
});

test('without variables there is no value', () => {
  expect(hover('personID', 0, sampleEnvironment)).toEqual({
    range: { start: 0, end: 8 },
    title: 'personID: string',
    documentation: 'The ID of the source.',
  });
});

test('long values are cut', () => {
  expect(hoverAt('repe|at(personID, 1000)')?.value).toHaveLength(201);
});

test.each([['|'], ['personID| '], ['upper|(personID)'], ['unknown|Name + (']])('nothing at %s', (marked) => {
  expect(hoverAt(marked)).toBeUndefined();
});
