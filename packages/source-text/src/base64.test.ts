import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { fuzzRuns } from './testing/fuzzRuns.ts';

test('writes what Node writes, and reads it back', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = encodeBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(decodeBase64(text)).toEqual(Uint8Array.from(bytes));
    }),
    fuzzRuns(500),
  ));

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 60_000])('writes %i bytes without padding inside', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index * 31);
  expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});

test.each(['A', 'AAA', 'A=', '====', 'A===', 'AA-_', 'AAAA\n', 'AA=A', ' AAA'])('refuses %j', (text) =>
  expect(decodeBase64(text)).toBeUndefined(),
);
