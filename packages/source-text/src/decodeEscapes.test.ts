import { expect, test } from 'vitest';
import { cLetters, decodeEscapes, type Escapes } from './decodeEscapes.ts';

const escapes: Escapes = {
  pattern:
    /(?<bytes>(?:\\(?:x[\da-f]{2}|[0-7]{3}))+)|\\(?:u(?<u>[\da-f]{4})|U(?<U>[\da-f]{8})|\r?\n|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, '"': '"' },
  keepsOthers: true,
};

test.each([
  ['\\xc3\\xa9', 'é'],
  ['\\303\\251', 'é'],
  ['\\xf0\\x9f\\230\\200', '😀'],
  ['\\xff', '\ufffd'],
  ['\\u00e9', 'é'],
  ['\\U0001f600', '😀'],
  ['\\U00110000', '\ufffd'],
  ['a\\\nb', 'ab'],
  ['\\n\\t\\"', '\n\t"'],
])('%j is %j', (text, expected) => expect(decodeEscapes(text, escapes)).toBe(expected));

test.each([
  [true, '\\q'],
  [false, 'q'],
])('another letter keeps its sign: %s', (keepsOthers, expected) =>
  expect(decodeEscapes('\\q', { ...escapes, keepsOthers })).toBe(expected),
);
