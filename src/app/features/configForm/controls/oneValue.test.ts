import { describe, expect, it } from 'vitest';
import { readOneValue, writeSameValue } from './oneValue.ts';

describe('one HJSON value', () => {
  it.each([
    ['a number', '587'],
    ['text without quotes', 'free text, unquoted'],
    ['an object on one line', '{a: 1, b: [1, 2]}'],
    ['an object on several lines', '{\n  a: 1\n}'],
    ['null', 'null'],
  ])('accepts %s', (_, text) => {
    expect(readOneValue(text)).toBeDefined();
  });

  it.each([
    ['nothing', ''],
    ['an object without its end', '{a: 1'],
    ['a list without its end', '{a: 2, b: ['],
    ['a quote without its end', '"open'],
    ['a second member', '1\nother: 2'],
    ['an end too many', '{a: 1}\n}'],
  ])('refuses %s', (_, text) => {
    expect(readOneValue(text)).toBeUndefined();
  });

  it.each([
    ['layout', '{a: 1}', '{\n  a: 1\n}', true],
    ['quotes', 'text', '"text"', true],
    ['a value', '{a: 1}', '{a: 2}', false],
    ['a number and a text', '1', '"1"', false],
    ['an unfinished text', '{a: 1', '{a: 1', false],
  ])('compares by value: %s', (_, a, b, expected) => {
    expect(writeSameValue(a, b)).toBe(expected);
  });
});
