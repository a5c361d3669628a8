import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns } from './testing/fuzzRuns.ts';
import { nearestName } from './wording.ts';

describe('the nearest name', () => {
  it.each([
    ['supplier', 'supplierName'],
    ['SLOTSZIE', 'slotSize'],
    ['sltoSize', 'slotSize'],
    ['homeUrls', 'homeUrl'],
    ['slotSizes', 'slotSize'],
    ['unrelated', undefined],
    ['', undefined],
  ])('to %o is %o', (name, nearest) => {
    expect(nearestName(name, ['homeUrl', 'slotSize', 'supplierName'])).toBe(nearest);
  });

  it('is the longest that begins it', () => {
    expect(nearestName('shopDesk.materials.typ', ['shopDesk', 'shopDesk.materials', 'shopDesk.materials.type'])).toBe(
      'shopDesk.materials.type',
    );
  });

  it('is the first of those with the fewest slips', () => {
    // Of few letters, so that names are near each other.
    const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });
    fc.assert(
      fc.property(names, fc.array(names, { maxLength: 6 }), (name, candidates) => {
        const slips = candidates.map((candidate) => slipsBetween(name, candidate));
        const least = Math.min(...slips);
        const nearest = Math.floor(least) <= name.length / 3 ? candidates[slips.indexOf(least)] : undefined;
        expect(nearestName(name, candidates)).toBe(nearest);
      }),
      fuzzRuns(2000),
    );
  });
});

/** As it is defined; one where a name of four letters or more begins the other. */
function slipsBetween(a: string, b: string): number {
  const isBeginning = Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a));
  return isBeginning ? 1 + Math.abs(a.length - b.length) / 1_000 : distance(a, b, a.length, b.length, new Map());
}

/** Of the first letters of two texts. */
function distance(a: string, b: string, inA: number, inB: number, known: Map<string, number>): number {
  if (inA === 0 || inB === 0) return Math.max(inA, inB);
  const key = `${inA} ${inB}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const from = (lessA: number, lessB: number) => distance(a, b, inA - lessA, inB - lessB, known);
  const isSwapped = inA > 1 && inB > 1 && a[inA - 1] === b[inB - 2] && a[inA - 2] === b[inB - 1];
  const least = Math.min(
    from(1, 0) + 1,
    from(0, 1) + 1,
    from(1, 1) + (a[inA - 1] === b[inB - 1] ? 0 : 1),
    isSwapped ? from(2, 2) + 1 : Number.POSITIVE_INFINITY,
  );
  known.set(key, least);
  return least;
}
