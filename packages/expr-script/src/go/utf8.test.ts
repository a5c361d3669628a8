import fc from 'fast-check';
import { decodeRune, replacementRune } from 'source-text';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { fromByteString, toByteString } from '../value.ts';
import { countRunes, decodeLastRune, encodeRune, runes } from './utf8.ts';

const texts = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((runes) => String.fromCodePoint(...runes));
const bytes = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));

describe('decodeRune', () => {
  it.each([
    ['ASCII', 'a', 0x61, 1],
    ['two bytes', '\xc3\xa9', 0xe9, 2],
    ['three bytes', '\xe6\x97\xa5', 0x65e5, 3],
    ['four bytes', '\xf0\x9f\x98\x80', 0x1f600, 4],
    ['U+FFFD itself', '\xef\xbf\xbd', 0xfffd, 3],
    ['a lone continuation byte', '\x80', 0xfffd, 1],
    ['a cut sequence', '\xe6\x97', 0xfffd, 1],
    ['an overlong slash', '\xc0\xaf', 0xfffd, 1],
    ['an overlong three-byte form', '\xe0\x80\xaf', 0xfffd, 1],
    ['a surrogate', '\xed\xa0\x80', 0xfffd, 1],
    ['beyond Unicode', '\xf4\x90\x80\x80', 0xfffd, 1],
    ['a byte that never occurs', '\xff', 0xfffd, 1],
  ])('%s', (_, text, rune, size) => {
    expect(decodeRune(text, 0)).toEqual({ rune, size });
  });

  it('reads a rune backwards as it reads it forwards', () => {
    expect(decodeLastRune('a\xe6\x97\xa5', 4)).toEqual({ rune: 0x65e5, size: 3 });
    expect(decodeLastRune('a\x97\xa5', 3)).toEqual({ rune: 0xfffd, size: 1 });
  });
});

describe('byte strings', () => {
  it('hold the same bytes as a TextEncoder, for any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const expected = Buffer.from(new TextEncoder().encode(text)).toString('latin1');
        expect(toByteString(text)).toBe(expected);
        expect(toByteString(fromByteString(expected))).toBe(expected);
      }),
      fuzzRuns(200),
    );
  });

  it('cover any bytes without gaps, and are valid exactly when a decoder accepts them', () => {
    fc.assert(
      fc.property(bytes, (text) => {
        const all = [...runes(text)];
        expect(all.map(({ offset, size }) => text.slice(offset, offset + size)).join('')).toBe(text);
        expect(countRunes(text)).toBe(all.length);
        const decode = () => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
        const isValid = all.every(({ rune, size }) => rune !== replacementRune || size > 1);
        if (isValid) expect(all.map(({ rune }) => encodeRune(rune)).join('')).toBe(text);
        else expect(decode).toThrow();
      }),
      fuzzRuns(500),
    );
  });

  it('turn a lone surrogate into U+FFFD', () => {
    expect(toByteString('a\ud800')).toBe('a\xef\xbf\xbd');
  });
});
