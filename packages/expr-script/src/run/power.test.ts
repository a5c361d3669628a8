import { describe, expect, test } from 'vitest';
import { Unsupported } from '../thrown.ts';
import { goPower } from './power.ts';

/** Checked against math.Pow of Go 1.26 on amd64. */
describe('math.Pow', () => {
  test.each([
    [2, 10, 1024],
    [3, 40, 12157665459056929000],
    [10, 308, 1.0000000000000006e308],
    [10, -5, 0.00001],
    [1.1, 100, 13780.612339822364],
    [-2, 3, -8],
    [-2, 0.5, Number.NaN],
    [2, 0.5, Math.SQRT2],
    [4, -0.5, 0.5],
    [0, -1, Number.POSITIVE_INFINITY],
    [-0, -3, Number.NEGATIVE_INFINITY],
    [-1, Number.POSITIVE_INFINITY, 1],
    [2, 1024, Number.POSITIVE_INFINITY],
    [2, -1074, 5e-324],
    [2, -1075, 0],
    [5e-324, 2, 0],
    [Number.NaN, 0, 1],
    [1, Number.NaN, 1],
    [0.5, 1e300, 0],
    [-1, 1e300, 1],
    [2, 1e300, Number.POSITIVE_INFINITY],
  ])('%d to the %d', (base, exponent, expected) => {
    expect(goPower(base, exponent)).toBe(expected);
  });
});

test('other fractional exponents are not guessed', () => {
  expect(() => goPower(2, 0.3)).toThrow(Unsupported);
});
