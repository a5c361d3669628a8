import fc from 'fast-check';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { Unsupported } from '../thrown.ts';
import { fromByteString, toByteString } from '../value.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { toLower, toUpper } from './letterCase.ts';
import { quote } from './quote.ts';
import { compilePattern, matchesPattern, patternFault } from './regexp.ts';
import { replace, replacedLength, split } from './strings.ts';

const bytes = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));
const words = fc.string({ unit: fc.constantFrom('a', 'b', '\xc3', '\xa9', ','), maxLength: 12 });

describe('split and replace', () => {
  it('lose nothing', () => {
    fc.assert(
      fc.property(words, words, fc.integer({ min: -1, max: 5 }), (text, separator, limit) => {
        const parts = split(text, separator, limit, false);
        const kept = split(text, separator, limit, true);
        if (limit === 0) expect(parts).toBeUndefined();
        else expect([parts?.join(separator), kept?.join('')]).toEqual([text, text]);
        if (limit > 0) expect(parts?.length).toBeLessThanOrEqual(limit);
      }),
      fuzzRuns(500),
    );
  });

  it('know the length of the result beforehand', () => {
    fc.assert(
      fc.property(words, words, words, fc.integer({ min: -1, max: 4 }), (text, old, replacement, limit) => {
        expect(replacedLength(text, old, replacement, limit)).toBe(replace(text, old, replacement, limit).length);
      }),
      fuzzRuns(500),
    );
  });
});

describe('letter case', () => {
  it.each([
    ['straße', 'STRASSE'.replace('SS', 'ß'), 'straße'],
    ['ΑΣΊΣ', 'ΑΣΊΣ', 'ασίσ'],
    ['ıİ', 'Iİ', 'ıi'],
    ['ǆ', 'Ǆ', 'ǆ'],
    ['ﬁŉǰ', 'ﬁŉǰ', 'ﬁŉǰ'],
    ['ᾳᾼ', 'ᾼᾼ', 'ᾳᾳ'],
    ['\u019b\ua7dc', '\u019b\ua7dc', '\u019b\ua7dc'],
  ])('%s', (text, upper, lower) => {
    expect([toUpper, toLower].map((convert) => fromByteString(convert(toByteString(text))))).toEqual([upper, lower]);
  });

  it('makes invalid bytes U+FFFD', () => {
    expect(toUpper('a\xff')).toBe('A\xef\xbf\xbd');
  });
});

describe('quote', () => {
  it.each([
    ['a"\\b', '"a\\"\\\\b"'],
    ['\x00\x07\n\x7f', '"\\x00\\a\\n\\x7f"'],
    ['\xff', '"\\xff"'],
    [toByteString('é日😀'), toByteString('"é日😀"')],
    [toByteString('\u00a0\u200b\ufeff\u{e0001}'), '"\\u00a0\\u200b\\ufeff\\U000e0001"'],
  ])('%j', (text, quoted) => {
    expect(quote(text)).toBe(quoted);
  });
});

describe('Base64', () => {
  it('is what everyone else writes, and reads back', () => {
    fc.assert(
      fc.property(bytes, (text) => {
        const encoded = Buffer.from(text, 'latin1').toString('base64');
        expect(encodeBase64(text)).toBe(encoded);
        expect(decodeBase64(encoded.replace(/(.{5})/g, '$1\r\n'))).toBe(text);
      }),
      fuzzRuns(300),
    );
  });
});

describe('regular expressions', () => {
  const matches = (source: string, text: string) => {
    const compiled = compilePattern(toByteString(source));
    return 'pattern' in compiled && matchesPattern(compiled, toByteString(text));
  };

  it('are found anywhere, by code points', () => {
    expect(matches('^.$', '日')).toBe(true);
    expect(matches('b', 'abc')).toBe(true);
    expect(matches('(?i)k', 'K')).toBe(true);
  });

  it('see an invalid byte as U+FFFD', () => {
    const compiled = compilePattern('^\xef\xbf\xbd$');
    expect('pattern' in compiled && matchesPattern(compiled, '\xff')).toBe(true);
  });

  it('may use a group name twice, and hold what only looks like a group', () => {
    expect(matches('(?P<n>x)(?<n>y)', 'xy')).toBe(true);
    expect(matches('^\\Q(?P<n>\\E$', '(?P<n>')).toBe(true);
    expect(matches('^[(?P<n>]+$', '(?P<n>')).toBe(true);
    expect(matches('^\\(\\?P<n>$', '(?P<n>')).toBe(true);
  });

  it.each([
    ['(', 'error parsing regexp: missing closing ): `(`'],
    ['a\\', 'error parsing regexp: trailing backslash at end of expression: ``'],
    ['(?P<n>x)(', 'error parsing regexp: missing closing ): `(?P<n>x)(`'],
    ['\xff', 'error parsing regexp: invalid UTF-8: `\ufffd`'],
    ['ab\xffc(', 'error parsing regexp: invalid UTF-8: `\ufffdc(`'],
    ['(?<', 'error parsing regexp: invalid or unsupported Perl syntax: `(?<`'],
    ['(?P<', 'error parsing regexp: invalid or unsupported Perl syntax: `(?P`'],
    ['(?P<n>x)(?P<n>y)[z', 'error parsing regexp: missing closing ]: `[z`'],
    ['(?P<n>x)(?P<n>y)(', 'error parsing regexp: missing closing ): `(?P<n>x)(?P<n>y)(`'],
    ['\\p{Garay}', 'error parsing regexp: invalid character class range: `\\p{Garay}`'],
    ['[a\\P{^Emoji}', 'error parsing regexp: invalid character class range: `\\P{^Emoji}`'],
    ['\\pX', 'error parsing regexp: invalid character class range: `\\pX`'],
  ])('refuse %s', (source, message) => {
    expect(patternFault(source)).toBe(message);
  });

  it('refuse too many brackets with the whole pattern', () => {
    const source = '('.repeat(1001) + ')'.repeat(1001);
    expect(patternFault(source)).toBe(`error parsing regexp: expression nests too deeply: \`${source}\``);
  });

  it.each(['\\p{Letter}', '\\p{lu}', '\\pl', '\\p{ASCII}', '\\P{^LC}', '[\\p{Cn}]', '\\p{Old_Italic}'])(
    'are not answered with %s, which only some versions of Go know',
    (source) => {
      expect(() => compilePattern(source)).toThrow(expect.any(Unsupported));
    },
  );

  it.each([
    ['\\Q\\p{Letter}\\E', '\\p{Letter}'],
    ['^\\\\p{3}$', '\\ppp'],
    ['^\\p{Greek}\\PL\\p{Any}$', 'α1\u{1e6d7}'],
  ])('%s is understood', (source, text) => {
    expect(matches(source, text.replace('\u{1e6d7}', '!'))).toBe(true);
  });

  it.each([
    ['\\pL', '\u{2ebf0}'],
    ['[^\\p{Lu}]', 'a\ua7cb'],
    ['(?i)\ua7cb', '\u0264'],
    ['(?s-i:x)(?mi)\ua7dc', '\u019b'],
    ['\\p{Lo}', '\u0295'],
  ])('are not answered where the version of Unicode decides: %s', (source, text) => {
    expect(() => matches(source, text)).toThrow(expect.any(Unsupported));
  });

  it('are answered for young characters without a class', () => {
    expect(matches('^.\u{1e6d7}$', 'x\u{1e6d7}')).toBe(true);
  });
});
