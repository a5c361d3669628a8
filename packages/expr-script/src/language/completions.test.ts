import { withCursor } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { sampleEnvironment } from '../testing/runExpr.ts';
import { type Completion, complete as completeAt } from './completions.ts';

function complete(marked: string): readonly Completion[] {
  const { offset, text } = withCursor(marked);
  return completeAt(text, offset, sampleEnvironment);
}

function labels(marked: string): readonly string[] {
  return complete(marked).map(({ label }) => label);
}

function applied(marked: string, label: string): string {
  const { offset, text } = withCursor(marked);
  const item = completeAt(text, offset, sampleEnvironment).find((candidate) => candidate.label === label);
  if (!item) return `no ${label}`;
  const { cursor, insertText, range } = item;
  const inserted = `${insertText.slice(0, cursor)}|${insertText.slice(cursor)}`;
  return text.slice(0, range.start) + inserted + text.slice(range.end);
}

describe('what is offered', () => {
  test.each([
    ['an empty program', '|', ['personID', 'split', 'true', 'let', 'if']],
    ['a word begun', 'sour|', ['personID', 'homeURL']],
    ['an argument', 'upper(|)', ['personID', 'nil']],
    ['an argument of an open call', 'upper(|', ['personID']],
    ['the right of an operator', '"a" + |', ['personID']],
    ['behind a value: operators', 'personID |', ['contains', 'matches', 'not in', 'and']],
    ['behind a pipe: functions', 'personID | |', ['upper', 'split']],
    ['a name of let', 'let host = split(homeURL, "/"); |', ['host', 'personID']],
    ['a name of let in a branch', 'let host = 1; true ? |', ['host']],
    ['the value of let', 'let host = |', ['personID']],
    ['a predicate', 'map(split(homeURL, "/"), |)', ['#', '#index', 'personID']],
    ['a predicate of an open call', 'filter(split(homeURL, "/"), |', ['#']],
    ['a piped predicate', 'split(homeURL, "/") | filter(|', ['#']],
    ['reduce', 'reduce(1..3, #|)', ['#', '#index', '#acc']],
    ['the environment', '$env.|', ['homeURL', 'factoryURL', 'personID']],
    ['a method of a time', 'date("2024-01-01").|', ['Format', 'Year', 'Unix']],
    ['a method begun', 'date("2024-01-01").For|', ['Format']],
    ['a method in a predicate', 'map([date("2024-01-01")], .|)', ['Format']],
    ['a method of what let declared', 'let d = duration("1h"); d.|', ['Hours']],
    ['the keys of a map', 'let m = {host: 1, "x y": 2}; m.|', ['host']],
    ['a condition', 'if |', ['personID']],
    ['a block', 'if true { |', ['personID']],
    ['an else block', 'if true { 1 } else { |', ['personID']],
    ['inside a program', 'upper(|) + lower(personID)', ['personID']],
    ['the value of a map key', '{a: |}', ['personID']],
  ])('%s', (_name, marked, expected) => {
    expect(labels(marked)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['in a string', '"sour|ce"'],
    ['in an open string', '"sour|'],
    ['in a line comment', 'personID // sour|'],
    ['in a block comment', '/* sour|'],
    ['in a number', '12|'],
    ['for the name of let', 'let na|'],
    ['for the key of a map', '{ho|'],
    ['for the second key of a map', '{a: 1, |'],
    ['for a field of a string', 'personID.|'],
  ])('nothing %s', (_name, marked) => {
    expect(labels(marked)).toEqual([]);
  });

  test('names of let are not offered outside their scope', () => {
    expect(labels('(let host = 1; host) + |')).not.toContain('host');
  });

  test('pointers are not offered outside predicates', () => {
    expect(labels('upper(|)')).not.toContain('#');
  });

  test('operators are not offered where a value is missing', () => {
    expect(labels('personID + |')).not.toContain('contains');
  });
});

describe('what is inserted', () => {
  test.each([
    ['sour|', 'personID', 'personID|'],
    ['up|', 'upper', 'upper(|)'],
    ['up|(personID)', 'upper', 'upper|(personID)'],
    ['sour|xx + "a"', 'personID', 'personID| + "a"'],
    ['map(1..3, #in|)', '#index', 'map(1..3, #index|)'],
    ['map(1..3, |)', '#', 'map(1..3, #|)'],
    ['date("2024-01-01").Ye|', 'Year', 'date("2024-01-01").Year()|'],
    ['date("2024-01-01").|', 'Format', 'date("2024-01-01").Format(|)'],
  ])('%s with %s', (marked, label, expected) => {
    expect(applied(marked, label)).toBe(expected);
  });
});

test('an item says what it is', () => {
  expect(complete('let parts = split(personID, "-"); |')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'parts', kind: 'variable', detail: '[]string' }),
      expect.objectContaining({
        label: 'personID',
        kind: 'variable',
        detail: 'string',
        documentation: 'The ID of the source.',
      }),
      expect.objectContaining({
        label: 'upper',
        kind: 'function',
        detail: expect.stringMatching(/^upper\(.*: string$/),
      }),
    ]),
  );
});
