import { expect, test } from 'vitest';
import { createTextSearch } from './textSearch.ts';

const found = (sought: readonly string[], text: string) =>
  createTextSearch(sought)
    .rangesIn(text)
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['the longest of those that begin at one place', ['secret', 'secret-more'], 'a secret-more b', ['secret-more']],
  ['a short one at the very end', ['secret', 'secret-more'], 'is secret', ['secret']],
  ['each repetition', ['secret'], 'secret secretsecret', ['secret', 'secret', 'secret']],
  ['all that follows a very long one', ['x'.repeat(2_000)], `a${'x'.repeat(2_000)} b`, [`${'x'.repeat(2_000)} b`]],
  ['nothing of fewer than six characters', ['short'], 'short', []],
  ['nothing without anything to look for', [], 'secret', []],
])('finds %s', (_name, sought, text, expected) => expect(found(sought, text)).toEqual(expected));
