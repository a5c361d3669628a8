import { withRange } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { compileSample, runExpr } from '../testing/runExpr.ts';

/** Each of these has another result, or an error, if the program is run as it is written. */
describe('rewrites that a program can see', () => {
  test.each([
    ['a bool that is not checked', 'string(fromJSON("1") and true)', '1'],
    ['a part that is never evaluated', 'string(int(personID) > 0 and false)', 'false'],
    ['the same with or', 'string(int(personID) > 0 or true)', 'true'],
    ['a division by zero in a dead branch', 'string(true or 1 % 0 == 0)', 'optimize: integer divide by zero'],
    [
      'a pattern that folding completes',
      'string(personID matches "(" + "x")',
      'codegen: error parsing regexp: missing closing ): `(x`',
    ],
    [
      'a set of strings matches strings only',
      'string(fromJSON("1") in ["a"])',
      'run: reflect.Value.MapIndex: value of type float64 is not assignable to type string',
    ],
    ['a set of strings holds no nil', 'string(nil in ["a"])', 'false'],
    ['nil is the empty string to it', 'string(nil in [""])', 'true'],
    ['sum of an array joins strings', 'sum([homeURL[:5], personID])', 'httpssrc-0042'],
    ['but not of a constant one', 'sum(["a", "b"])', 'run: invalid operation: string + int'],
    ['sum of a range by formula, beyond the memory', 'string(sum(1..4000000))', '8000002000000'],
    ['with a predicate', 'string(sum(1..4000000, # * 2))', '16000004000000'],
    ['with a constant taken from', 'string(sum(1..3000000, 1 - #))', '-4499998500000'],
    ['reduce of a range by formula', 'string(reduce(1..4000000, # + #acc, 5))', '8000002000005'],
    ['the formula overflows as in Go', 'string(sum(1..9223372036854775807))', '-4611686018427387904'],
    ['the first match of a filter', 'filter([1, 2], # > 5)[0] ?? "a"', 'run: reflect: slice index out of range'],
    ['the last match of a filter', 'filter([1, 2], # > 5)[-1] ?? "a"', 'run: reflect: slice index out of range'],
    ['first of a filter', 'string(first(filter([1, 2], # > 1)))', '2'],
    ['last of a filter looks from the end', 'string(last(filter([1, 2, 3], # > 1)))', '3'],
    ['a filter that is only counted needs no memory', 'string(len(filter(1..999998, true)))', '999998'],
    ['a range that is only looked into needs no memory', 'string(len(personID) in 1..9999999)', 'true'],
    ['a count that is enough', 'string(count(1..999998, # / (500 - #) != nil) > 0)', 'true'],
    ['two quantifiers in one', 'string(all(1..500001, # > 0) and all(1..500001, true))', 'true'],
    [
      'two quantifiers over different filters',
      'string(all(filter(1..2, string(#) in ["1"]), # == 1) and all(filter(1..2, string(#) in ["2"]), # == 2))',
      'true',
    ],
    ['the first zero decides the sign of all', 'string(0.0) + string(-0.0)', '00'],
    ['whichever is first', 'string(-0.0) + string(0.0)', '-0-0'],
    ['a map of a filter', 'string(map(filter(1..4, # > 2), # * 10))', '[30 40]'],
    ['which is two passes with #index', 'string(map(filter(1..4, # > 2), #index))', '[0 1]'],
    ['a filter of a filter', 'string(filter(filter(1..9, # > 2), # < 5))', '[3 4]'],
    [
      'constants',
      'string(1 + 2 * 3 - 4 / 2) + string(2 ** 3) + string(7 % 4) + string(-(1) == -1) + string(not false)',
      '583truetrue',
    ],
  ])('%s', (_name, program, expected) => {
    expect(runExpr(program)).toBe(expected);
  });
});

test('of two divisions by zero the last one is reported', () => {
  const { range, text } = withRange('string([1 % 0, 2 «%» 0])');
  expect(compileSample(text)).toEqual({
    ok: false,
    error: expect.objectContaining({ stage: 'optimize', range }),
  });
});

test('a long sum of an array does not crash', () => {
  expect(runExpr(`sum([${'personID, '.repeat(1000)}])`)).toMatch(/^unsupported: .*nested/);
});
