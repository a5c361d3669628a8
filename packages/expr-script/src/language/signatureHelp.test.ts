import { withCursor } from 'source-text/testing/marks';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../testing/runExpr.ts';
import { signature } from './signatureHelp.ts';

/** The active signature with its active parameter in angle brackets; undefined without help. */
function help(marked: string): string | undefined {
  const { offset, text } = withCursor(marked);
  const found = signature(text, offset, sampleEnvironment);
  const active = found?.signatures[found.activeSignature];
  if (!found || !active) return undefined;
  const parameter = active.parameters[found.activeParameter];
  if (!parameter) return active.label;
  const { start, end } = parameter;
  return `${active.label.slice(0, start)}<${active.label.slice(start, end)}>${active.label.slice(end)}`;
}

test.each([
  ['the first argument', 'hasPrefix(|', /^hasPrefix\(<.*?>, /],
  ['the second argument', 'hasPrefix(personID, |)', /^hasPrefix\([^<]*, <.*?>\)/],
  ['behind the first comma', 'hasPrefix(personID,|', /^hasPrefix\([^<]*, <.*?>\)/],
  ['an optional argument', 'split(personID, "-", |', /^split\([^<]*, [^<]*, <.*?>\)/],
  ['a piped call counts its first argument', 'personID | hasPrefix(|)', /^hasPrefix\([^<]*, <.*?>\)/],
  ['commas of an inner call do not count', 'hasPrefix(replace("a", "b", "c"), |', /^hasPrefix\([^<]*, <.*?>\)/],
  ['commas of an array do not count', 'join(["a", |', /^join\(<.*?>/],
  ['the inner call', 'upper(lower(|))', /^lower\(</],
  ['a predicate', 'filter(split(personID, "-"), |)', /^filter\(array, <predicate>\)/],
  ['within a string', 'hasPrefix(personID, "a, b|', /^hasPrefix\([^<]*, <.*?>\)/],
  ['a method', 'date("2024-01-01").Format(|)', /^Format\(<string>\): string$/],
])('%s', (_name, marked, expected) => {
  expect(help(marked)).toMatch(expected);
});

test.each([['|'], ['upper(personID)|'], ['unknownName(|)'], ['(|)'], ['personID.foo(|)']])(
  'no help at %s',
  (marked) => {
    expect(help(marked)).toBeUndefined();
  },
);

test('the documentation comes with it', () => {
  expect(signature('upper(', 6, sampleEnvironment)?.documentation).toMatch(/\.$/);
});
