import { longTest } from 'source-text/testing/limits';
import { expect, test } from 'vitest';
import { runExpr } from '../testing/runExpr.ts';

const tooLong = 'budget: the program takes more steps than it may';

/** Twelve arrays, each of four times the one before: small in memory, seventeen million elements to look at. */
const nested = `let a = [1]; ${[...'bcdefghijklm']
  .map((name, index) => {
    const inner = String.fromCharCode(97 + index);
    return `let ${name} = [${inner}, ${inner}, ${inner}, ${inner}]; `;
  })
  .join('')}`;

const large = "let s = repeat('é', 400000); let t = s + s + s + s + s + s; ";

const endsAtTheBudget = (_name: string, program: string) => expect(runExpr(program)).toBe(tooLong);

test.each([
  ['the text of arrays that hold one another', `${nested}string(m)`],
  ['comparing all elements with all', 'string(len(uniq(1..40000)))'],
  ['long texts again and again', `${large}string(map(1..50, len(upper(t)))[0])`],
])('%s ends at the budget', endsAtTheBudget);

test.each([
  ['the JSON of arrays that hold one another', `${nested}toJSON(m)`],
  ['their comparison', `${nested}string(m == [l, l, l, l])`],
  ['looking for them', `${nested}string(m in [[l, l, l, l]])`],
  ['making them flat', `${nested}string(len(flatten(m)))`],
  ['the largest number in them', `${nested}string(max(m))`],
  ['handing them out', `${nested}fromJSON('true') ? m : ''`],
  ['slices of a long array', 'let a = 1..900000; string(len(map(1..90000, a[1:][0])))'],
  ['many dates', "string(len(map(1..90000, date('2023-05-06'))))"],
])('%s ends at the budget', { ...longTest, tags: 'slow' }, endsAtTheBudget);

test.each([
  ['an element of a long array', 'let a = 1..90000; string(sum(map(1..90000, get(a, # - 1))))', '4050045000'],
  ['a long sort', "string(sort(1..100000, 'desc')[0])", '100000'],
  ['the length of a long text', `${large}string(len(t))`, '2400000'],
])('%s is within the budget', (_, program, outcome) => {
  expect(runExpr(program)).toBe(outcome);
});
