import { expect, test } from 'vitest';
import { runExpr } from '../testing/runExpr.ts';

const unknown = 'unsupported: the order of the entries of a map, which is random in Go';

test.each([
  ['string(keys({a: 1, b: 2}))', unknown],
  ['join(keys({a: 1, b: 2}))', unknown],
  ['keys({a: 1, b: 2, c: 3})[1]', unknown],
  ['values({a: "x", b: 1})[0] + "y"', unknown],
  ['string(keys({a: 1}))', '[a]'],
  ['join(sort(keys({b: 1, a: 2})))', 'ab'],
  ['string(len(toPairs({a: 1, b: 2})))', '2'],
  ['string(sum(values({a: 1, b: 2, c: 4})))', '7'],
  ['string("b" in keys({a: 1, b: 2}))', 'true'],
  ['toJSON(groupBy(keys({a: 1, b: 2}), #))', 'run: json: unsupported type: map[interface {}][]interface {}'],
  ['string(fromPairs(toPairs({b: 2, a: 1})))', 'map[a:1 b:2]'],
])('%s', (program, outcome) => {
  expect(runExpr(program)).toBe(outcome);
});
