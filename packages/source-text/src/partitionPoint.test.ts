import { expect, it } from 'vitest';
import { partitionPoint } from './partitionPoint.ts';

it.each([
  [0, 0],
  [1, 0],
  [1, 1],
  [7, 0],
  [7, 3],
  [7, 6],
  [7, 7],
  [8, 5],
])('of %i indexes, finds the first that is not before %i', (count, boundary) => {
  const asked: number[] = [];
  const found = partitionPoint(count, (index) => {
    asked.push(index);
    return index < boundary;
  });
  expect(found).toBe(boundary);
  expect(asked.filter((index) => index < 0 || index >= count)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count + 1)));
});
