import fc from 'fast-check';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { formatFloat } from './format.ts';
import { intFromFloat, wrapInt, wrapSized } from './integer.ts';
import { numberErrorText, parseFloat64, parseInt64 } from './parseNumber.ts';

describe('parseInt64', () => {
  it.each([
    ['0', 10, 0n],
    ['-9223372036854775808', 10, -(2n ** 63n)],
    ['+12', 10, 12n],
    ['007', 10, 7n],
    ['0x_Ff', 0, 255n],
    ['0b1_01', 0, 5n],
    ['0o17', 0, 15n],
    ['017', 0, 15n],
    ['0_7', 0, 7n],
  ] as const)('%s in base %d', (text, base, value) => {
    expect(parseInt64(text, base)).toEqual({ value });
  });

  it.each([
    ['', 10, 'invalid syntax'],
    ['1_0', 10, 'invalid syntax'],
    ['0x10', 10, 'invalid syntax'],
    ['--1', 10, 'invalid syntax'],
    ['0x', 0, 'invalid syntax'],
    ['1__0', 0, 'invalid syntax'],
    ['_1', 0, 'invalid syntax'],
    ['08', 0, 'invalid syntax'],
    ['9223372036854775808', 10, 'value out of range'],
    ['0xffffffffffffffff', 0, 'value out of range'],
  ] as const)('refuses %s in base %d', (text, base, fault) => {
    expect(parseInt64(text, base)).toEqual({ fault });
  });

  it('returns the whole text of the error', () => {
    expect(numberErrorText('ParseInt', '1"', 'invalid syntax')).toBe(
      'strconv.ParseInt: parsing "1\\"": invalid syntax',
    );
  });
});

describe('parseFloat64', () => {
  it.each([
    ['1.', 1],
    ['.5e1', 5],
    ['1_0.5', 10.5],
    ['InFiNiTy', Infinity],
    ['-inf', -Infinity],
    ['0x1p-1074', 5e-324],
    ['0x1.8p-1075', 5e-324],
    ['0x1p-1075', 0],
    ['0x1.fffffffffffff8p0', 2],
    ['0x1.fffffffffffff7p0', 1.9999999999999998],
    ['0X_Ap+0', 10],
  ])('%s', (text, value) => {
    expect(parseFloat64(text)).toEqual({ value });
  });

  it.each(['', '.', '+', '0x1', '0xp1', '1e', '1__0', '+nan', 'infin', '1 '])('refuses %j', (text) => {
    expect(parseFloat64(text)).toEqual({ fault: 'invalid syntax' });
  });

  it.each(['1e400', '0x1p1024', '0x1.fffffffffffff8p1023'])('%s is out of range', (text) => {
    expect(parseFloat64(text)).toEqual({ fault: 'value out of range' });
  });
});

describe('formatFloat', () => {
  it.each([
    [0, '0'],
    [-0, '-0'],
    [999999, '999999'],
    [1e6, '1e+06'],
    [1234567, '1.234567e+06'],
    [0.0001, '0.0001'],
    [0.00001234, '1.234e-05'],
    [1e100, '1e+100'],
    [Number.NaN, 'NaN'],
    [Infinity, '+Inf'],
    [-Infinity, '-Inf'],
  ])('%d', (value, text) => {
    expect(formatFloat(value)).toBe(text);
  });

  it('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(parseFloat64(formatFloat(value))).toEqual({ value });
      }),
      fuzzRuns(500),
    );
  });
});

describe('integers', () => {
  it('wrap at their width', () => {
    expect(wrapInt(2n ** 63n)).toBe(-(2n ** 63n));
    expect(wrapSized('uint8', -1n)).toBe(255n);
    expect(wrapSized('int8', 128n)).toBe(-128n);
  });

  it.each([
    [1.9, 1n],
    [-1.9, -1n],
    [2 ** 63, -(2n ** 63n)],
    [-(2 ** 63), -(2n ** 63n)],
    [Number.NaN, -(2n ** 63n)],
  ])('int(%d)', (value, integer) => {
    expect(intFromFloat(value)).toBe(integer);
  });
});
