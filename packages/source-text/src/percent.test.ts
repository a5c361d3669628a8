import { expect, test } from 'vitest';
import { decodePercent, encodePercent } from './percent.ts';

test.each(['é', 'a b', '%', '1/2', '😀', ''])('reads "%s" back', (text) =>
  expect(decodePercent(encodePercent(text))).toBe(text),
);

test.each(['%', '%4', '%E9', '%C3%28'])('refuses %s', (text) => expect(decodePercent(text)).toBeUndefined());

test('writes half a surrogate pair as U+FFFD', () => expect(encodePercent('\ud83d')).toBe('%EF%BF%BD'));
