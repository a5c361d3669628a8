import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, invertEdits, type TextEdit } from './edit.ts';
import { mapPosition, mapRange } from './mapPosition.ts';
import { textRange } from './range.ts';
import { fuzzCount } from './testing/fuzzRuns.ts';
import { textWithEdits } from './testing/textWithEdits.ts';

const edit = (start: number, end: number, newText: string): TextEdit => ({ range: { start, end }, newText });
const runs = { seed: 20_260_501, numRuns: fuzzCount(3000) };

describe('mapPosition', () => {
  it.each([
    ['in front of an edit', 1, [edit(2, 3, 'xyz')], 1, 1],
    ['behind an edit', 4, [edit(2, 3, 'xyz')], 6, 6],
    ['at an insertion', 2, [edit(2, 2, 'xyz')], 2, 5],
    ['inside replaced text', 3, [edit(2, 5, 'x')], 2, 3],
    ['where replaced text starts', 2, [edit(2, 5, 'x')], 2, 2],
    ['where replaced text ends', 5, [edit(2, 5, 'x')], 3, 3],
    ['between a replacement and an insertion', 5, [edit(2, 5, 'x'), edit(5, 5, 'yz')], 3, 5],
  ])('%s', (_, offset, edits, before, after) => {
    expect([mapPosition(offset, edits, 'before'), mapPosition(offset, edits, 'after')]).toEqual([before, after]);
  });

  it('has as much text in front of it as was kept there and written there', () => {
    fc.assert(
      fc.property(textWithEdits, fc.nat(40), fc.constantFrom('before', 'after'), ({ text, edits }, position, side) => {
        const offset = Math.min(position, text.length);
        const isKept = (at: number) => !edits.some(({ range }) => range.start <= at && at < range.end);
        const kept = Array.from({ length: offset }, (_, at) => at).filter(isKept).length;
        const isAfter = side === 'after';
        const isInFront = ({ range: { start, end } }: TextEdit) =>
          start < offset ? end <= offset || isAfter : start === offset && end === offset && isAfter;
        const written = edits.filter(isInFront).reduce((length, { newText }) => length + newText.length, 0);
        expect(mapPosition(offset, edits, side)).toBe(kept + written);
      }),
      runs,
    );
  });
});

describe('mapRange', () => {
  it.each([
    ['text right in front of it', [edit(1, 2, 'xyz')], [4, 7], [1, 7]],
    ['an insertion at its start', [edit(2, 2, 'x')], [3, 6], [2, 6]],
    ['an insertion at its end', [edit(5, 5, 'x')], [2, 5], [2, 6]],
    ['text inside it', [edit(3, 4, '')], [2, 4], [2, 4]],
    ['its first part and what is in front of it', [edit(1, 3, 'x')], [2, 4], [1, 4]],
    ['all of it', [edit(2, 5, 'x')], [2, 3], [2, 3]],
    ['more than it', [edit(1, 6, 'xy')], [3, 3], [1, 3]],
  ])('when an edit changes %s', (_, edits, inward, outward) => {
    const found = (borders: 'inward' | 'outward') => {
      const { start, end } = mapRange(textRange(2, 5), edits, borders);
      return [start, end];
    };
    expect([found('inward'), found('outward')]).toEqual([inward, outward]);
  });

  const rangeInEdited = fc.tuple(textWithEdits, fc.nat(40), fc.nat(40)).map(([{ text, edits }, a, b]) => ({
    text,
    edits,
    range: textRange(Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)),
  }));

  it('keeps the characters of a range that no edit overlaps', () => {
    let unchanged = 0;
    fc.assert(
      fc.property(rangeInEdited, ({ text, edits, range }) => {
        const isInside = (offset: number) => range.start < offset && offset < range.end;
        if (range.start === range.end) return;
        if (edits.some((each) => each.range.start < range.end && range.start < each.range.end)) return;
        if (edits.some((each) => isInside(each.range.start))) return;
        unchanged++;
        const { start, end } = mapRange(range, edits, 'inward');
        expect(applyEdits(text, edits).slice(start, end)).toBe(text.slice(range.start, range.end));
      }),
      runs,
    );
    expect(unchanged).toBeGreaterThan(runs.numRuns / 20);
  });

  it('comes back around the range through the inverse edits', () => {
    fc.assert(
      fc.property(rangeInEdited, ({ text, edits, range }) => {
        const inward = mapRange(range, edits, 'inward');
        const outward = mapRange(range, edits, 'outward');
        expect(outward.start <= inward.start && inward.end <= outward.end).toBe(true);
        const back = mapRange(outward, invertEdits(text, edits), 'outward');
        expect(back.start <= range.start && range.end <= back.end).toBe(true);
      }),
      runs,
    );
  });
});
