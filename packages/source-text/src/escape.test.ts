import { expect, test } from 'vitest';
import { cLetters, decodeEscapes, decodePercent, type Escapes, encodePercent, oneLine } from './escape.ts';

test.each([
  ['a\u0000b', 'a\\u0000b'],
  ['a\u2028b\ufeff', 'a\\u2028b\\ufeff'],
  ['\ud800', '\\ud800'],
  ['\u{e0001}', '\\udb40\\udc01'],
  ['é😀', 'é😀'],
])('%j is %s in a line', (value, line) => expect(oneLine(value)).toBe(line));

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

test.each(['é', 'a b', '%', '1/2', '😀', ''])('reads "%s" back', (text) =>
  expect(decodePercent(encodePercent(text))).toBe(text),
);

test.each(['%', '%4', '%E9', '%C3%28'])('refuses %s', (text) => expect(decodePercent(text)).toBeUndefined());

test('writes half a surrogate pair as U+FFFD', () => expect(encodePercent('\ud83d')).toBe('%EF%BF%BD'));
