import fc from 'fast-check';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { sortedOrder, sortValues } from './sort.ts';

const remainders = Array.from({ length: 60 }, (_, index) => (index + 1) % 4);
const byRemainder = (left: number, right: number) => (remainders[left] ?? 0) < (remainders[right] ?? 0);

/** 1 to 60 by the remainder of 4, as sort.Sort leaves them: recorded with Go 1.26 and with Go 1.19. */
const recorded = {
  'since 1.21':
    '40 44 28 4 36 56 24 8 32 52 16 12 20 48 60 21 17 45 41 13 49 9 37 53 25 5 33 57 29 1 30 46 2 34 58 26 6 38 54 22 10 42 50 18 14 39 7 15 11 43 51 19 47 31 55 23 3 35 59 27',
  'before 1.21':
    '40 60 16 4 28 56 36 8 24 52 32 12 20 48 44 57 37 1 41 13 21 49 17 9 25 53 33 5 29 45 30 46 2 34 58 26 6 38 54 22 10 42 50 18 14 39 7 15 11 43 51 19 47 31 55 23 3 35 59 27',
};

const scatter = 'since 1.21';

describe('sortedOrder', () => {
  it.each(['since 1.21', 'before 1.21'] as const)('leaves equal elements in the order of Go %s', (scatter) => {
    const order = sortedOrder(remainders.length, byRemainder, scatter);
    expect(order.map((index) => index + 1).join(' ')).toBe(recorded[scatter]);
  });

  it('keeps the order of equal elements in short arrays', () => {
    expect(sortedOrder(12, () => false, scatter)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('sorts whatever it is given', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 400 });
    fc.assert(
      fc.property(numbers, (keys) => {
        const order = sortedOrder(keys.length, (left, right) => (keys[left] ?? 0) < (keys[right] ?? 0), scatter);
        expect(order.map((index) => keys[index])).toEqual(keys.toSorted((a, b) => a - b));
        expect(order.toSorted((a, b) => a - b)).toEqual(keys.map((_, index) => index));
      }),
      fuzzRuns(200),
    );
  });

  it.each([
    ['rising', (index: number) => index],
    ['falling', (index: number) => -index],
    ['a mountain', (index: number) => -Math.abs(index - 500)],
    ['a saw', (index: number) => index % 10],
  ])('sorts 1000 elements that form %s', (_, key) => {
    const order = sortedOrder(1000, (left, right) => key(left) < key(right), scatter);
    expect(order.map(key)).toEqual(Array.from({ length: 1000 }, (_, index) => key(index)).sort((a, b) => a - b));
  });
});

describe('sortValues', () => {
  const less = (left: unknown, right: unknown) => Number(left) < Number(right);
  const keys = remainders.map(BigInt);

  it('moves the items as their keys are moved', () => {
    const items = remainders.map((_, index) => BigInt(index + 1));
    expect(sortValues(items, keys, false, { less, scatter }).join(' ')).toBe(recorded[scatter]);
  });

  it('puts the largest key first when descending', () => {
    expect(sortValues(keys, keys, true, { less, scatter })).toEqual(keys.toSorted((a, b) => Number(b - a)));
  });
});
