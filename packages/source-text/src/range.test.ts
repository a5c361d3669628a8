import { describe, expect, it } from 'vitest';
import { dottedName, isWithin, samePath } from './diagnostic.ts';
import { mergeRanges, overlaps, partitionPoint, textRange, touches } from './range.ts';

describe('ranges', () => {
  it('touches an offset at its borders', () => {
    expect([1, 2, 4, 5].map((offset) => touches(textRange(2, 4), offset))).toEqual([false, true, true, false]);
  });

  it('overlaps only where a character is shared', () => {
    expect(overlaps(textRange(0, 2), textRange(2, 4))).toBe(false);
    expect(overlaps(textRange(0, 3), textRange(2, 4))).toBe(true);
  });

  it('overlaps an empty range inside or at a border', () => {
    expect(overlaps(textRange(2, 2), textRange(2, 4))).toBe(true);
    expect(overlaps(textRange(5, 5), textRange(2, 4))).toBe(false);
  });
});

describe('merging', () => {
  const ranges = (text: string) =>
    [...text.matchAll(/(\d)-(\d)/g)].map(([, start, end]) => textRange(Number(start), Number(end)));

  it.each([
    ['in text order', '4-6 1-2', '1-2 4-6', '1-2 4-6'],
    ['an overlap', '1-4 3-6', '1-6', '1-6'],
    ['one inside another', '1-6 2-3', '1-6', '1-6'],
    ['the same one twice', '1-3 1-3', '1-3', '1-3'],
    ['a common border', '3-5 1-3', '1-3 3-5', '1-5'],
    ['an empty one at the start of another', '3-3 3-5', '3-5', '3-5'],
    ['an empty one inside another', '2-4 3-3', '2-4', '2-4'],
    ['an empty one at the end of another', '1-3 3-3', '1-3 3-3', '1-3'],
    ['an empty one by itself', '3-3 5-6', '3-3 5-6', '3-3 5-6'],
    ['a chain', '1-3 2-5 4-7 8-9', '1-7 8-9', '1-7 8-9'],
  ])('%s', (_, given, overlapping, touching) => {
    expect(mergeRanges(ranges(given), 'overlapping')).toEqual(ranges(overlapping));
    expect(mergeRanges(ranges(given), 'touching')).toEqual(ranges(touching));
  });
});

describe('paths', () => {
  it('names a path with dots', () => {
    expect(dottedName(['shopDesk', 'materials', 'type'])).toBe('shopDesk.materials.type');
  });

  it('distinguishes a key with a dot from two keys', () => {
    expect(samePath(['a.b'], ['a', 'b'])).toBe(false);
  });

  it('finds a path within its ancestors and itself', () => {
    expect(isWithin(['a', 'b'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a', 'b'])).toBe(false);
  });
});

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
