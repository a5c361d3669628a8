import { expect, test } from 'vitest';
import { predicateBuiltins } from '../registry.ts';
import { runExpr } from '../testing/runExpr.ts';

const cases: readonly (readonly [program: string, expected: string])[] = [
  ['all(xs, # > 0)', 'true'],
  ['all(xs, # > 1)', 'false'],
  ['all([], false)', 'true'],
  ['none(xs, # > 4)', 'true'],
  ['none(xs, # > 3)', 'false'],
  ['any(xs, # > 3)', 'true'],
  ['any([], true)', 'false'],
  ['one(xs, # == 2)', 'true'],
  ['one(xs, # > 2)', 'false'],
  ['count(xs, # > 1)', '3'],
  ['count([true, false, true])', '2'],
  ['count(xs, # > 1) > 1', 'true'],
  ['filter(xs, # % 2 == 0)', '[2 4]'],
  ['map(xs, # * #index)', '[0 2 6 12]'],
  ['map(xs, {let double = # * 2; double + 1})', '[3 5 7 9]'],
  ['map(xs, map(1..#, #))', '[[1] [1 2] [1 2 3] [1 2 3 4]]'],
  ['find(xs, # > 2)', '3'],
  ['find(xs, # > 9)', '<nil>'],
  ['findLast(xs, # < 3)', '2'],
  ['findLast(xs, # > 9)', '<nil>'],
  ['findIndex(xs, # > 2)', '2'],
  ['findIndex(xs, # > 9)', '<nil>'],
  ['findLastIndex(xs, # < 3)', '1'],
  ['findLastIndex(xs, # > 9)', '<nil>'],
  ['sum(xs)', '10'],
  ['sum(xs, # * 0.5)', '5'],
  ['sum([])', '0'],
  ['groupBy(xs, # % 2)', 'map[0:[2 4] 1:[1 3]]'],
  ['groupBy(["a", nil], #)[nil]', '[<nil>]'],
  ['groupBy(xs, #)[9]', '[]'],
  ['sortBy(xs, -#)', '[4 3 2 1]'],
  ['sortBy(xs, #, "desc")', '[4 3 2 1]'],
  ['sortBy(["bb", "a", "cc"], len(#))', '[a bb cc]'],
  ['reduce(xs, #acc * 10 + #)', '1234'],
  ['reduce(xs, #acc + #index, 100)', '106'],
  ['map(fromJSON(`"ab"`), #)', '[97 98]'],
  ["map(b'ab', #)", '[97 98]'],
  ['xs | filter(# > 2) | map(# + 1)', '[4 5]'],
];

test.each(cases)('%s', (program, expected) => {
  expect(runExpr(`let xs = [1, 2, 3, 4]; string(${program})`)).toBe(expected);
});

test('every predicate builtin is tried here', () => {
  const missing = predicateBuiltins.filter(({ name }) => !cases.some(([program]) => program.includes(`${name}(`)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('the order of sortBy is checked at run time where the type is unknown', () => {
  expect(runExpr('string(sortBy([1], #, fromJSON("1")))')).toBe('run: sortBy order argument must be a string');
  expect(runExpr('string(sortBy([1], #, "up"))')).toBe('run: unknown order, use asc or desc');
});
