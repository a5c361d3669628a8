import fc from 'fast-check';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { GoPanic, Unsupported } from '../thrown.ts';
import { type ExprValue, fromByteString, GoMap, GoSlice, toByteString } from '../value.ts';
import { deepEqual } from './compare.ts';
import { decodeJson } from './jsonDecode.ts';
import { encodeJson } from './jsonEncode.ts';

/** A value of Go as the one of JavaScript that JSON makes of it. */
function plain(value: ExprValue): unknown {
  if (typeof value === 'string') return fromByteString(value);
  if (value instanceof GoSlice) return value.items.map(plain);
  if (!(value instanceof GoMap)) return value;
  return Object.fromEntries(Array.from(value.entries(), ([key, item]) => [plain(key), plain(item)]));
}

function fault(text: string): string {
  try {
    decodeJson(text);
  } catch (error) {
    if (error instanceof GoPanic) return error.message;
    throw error;
  }
  return 'no fault';
}

describe('decodeJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'grapheme' }), (text) => {
        expect(plain(decodeJson(toByteString(text)))).toEqual(JSON.parse(text));
      }),
      fuzzRuns(300),
    );
  });

  it('refuses what JSON.parse refuses, without throwing anything else', () => {
    const damaged = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '}', ',', '\\', '0', 'e', ' '));
    fc.assert(
      fc.property(damaged, ([json, place, insertion]) => {
        const text = json.slice(0, place % (json.length + 1)) + insertion;
        const isJson = parses(text);
        expect(fault(toByteString(text)) === 'no fault').toBe(isJson);
      }),
      fuzzRuns(500),
    );
  });

  it('reads a thousand levels and answers for no more', () => {
    expect(fault('['.repeat(1000) + ']'.repeat(1000))).toBe('no fault');
    expect(() => fault('['.repeat(1001))).toThrow(expect.any(Unsupported));
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('encodeJson', () => {
  it('writes what reads back as the same value', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value = decodeJson(toByteString(text));
        expect(deepEqual(decodeJson(encodeJson(value)), value)).toBe(true);
      }),
      fuzzRuns(300),
    );
  });
});
