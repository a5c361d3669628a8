import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  applyEdits,
  composeEdits,
  diffTexts,
  invertEdits,
  mapPosition,
  mapRange,
  type TextEdit,
  trimEdits,
} from './edit.ts';
import { textRange } from './range.ts';
import { fuzzCount } from './testing/fuzzRuns.ts';
import { Random } from './testing/random.ts';
import { textWithEdits } from './testing/textWithEdits.ts';

const edit = (start: number, end: number, newText: string): TextEdit => ({ range: { start, end }, newText });

describe('applyEdits', () => {
  const cases: readonly [string, string, readonly TextEdit[], string][] = [
    ['nothing', 'abc', [], 'abc'],
    ['an insertion', 'abc', [edit(1, 1, 'X')], 'aXbc'],
    ['a deletion', 'abc', [edit(0, 2, '')], 'c'],
    ['several, in any order', 'abcdef', [edit(4, 5, 'E'), edit(0, 1, 'A')], 'AbcdEf'],
    ['touching ranges', 'abcd', [edit(0, 2, 'x'), edit(2, 4, 'y')], 'xy'],
    ['insertions at one offset in their order', 'ab', [edit(1, 1, '1'), edit(1, 1, '2')], 'a12b'],
  ];
  it.each(cases)('applies %s', (_, text, edits, expected) => {
    expect(applyEdits(text, edits)).toBe(expected);
  });

  it('throws on overlapping edits, which are a mistake of the caller', () => {
    expect(() => applyEdits('abcd', [edit(0, 3, ''), edit(2, 4, '')])).toThrow('must not overlap');
  });
});

const runs = { seed: 20_260_101, numRuns: fuzzCount(2000) };

describe('properties of edits', () => {
  it('inverts: applying the inverse brings the text back', () => {
    fc.assert(
      fc.property(textWithEdits, ({ text, edits }) => {
        expect(applyEdits(applyEdits(text, edits), invertEdits(text, edits))).toBe(text);
      }),
      runs,
    );
  });

  it('finds one edit between any two texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        expect(applyEdits(before, diffTexts(before, after))).toBe(after);
      }),
      runs,
    );
  });
});

describe('diffTexts', () => {
  it('is empty for equal texts', () => {
    expect(diffTexts('same', 'same')).toEqual([]);
  });

  it('keeps what both texts begin and end with', () => {
    expect(diffTexts('port: 587 # tls', 'port: 25 # tls')).toEqual([edit(6, 9, '25')]);
  });

  it('does not split a surrogate pair', () => {
    expect(diffTexts('a😀b', 'a😁b')).toEqual([edit(1, 3, '😁')]);
  });
});

const mapped = { seed: 20_260_501, numRuns: fuzzCount(3000) };

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
      mapped,
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
      mapped,
    );
    expect(unchanged).toBeGreaterThan(mapped.numRuns / 20);
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
      mapped,
    );
  });
});

describe('composing edits', () => {
  test.each([
    {
      name: 'apart',
      first: [edit(1, 2, 'xyz')],
      second: [edit(8, 9, '')],
      composed: [edit(1, 2, 'xyz'), edit(6, 7, '')],
    },
    {
      name: 'one in the text of the other',
      first: [edit(3, 3, 'abc')],
      second: [edit(4, 5, '-')],
      composed: [edit(3, 3, 'a-c')],
    },
    { name: 'one over the other', first: [edit(3, 4, 'abc')], second: [edit(2, 7, '')], composed: [edit(2, 5, '')] },
    {
      name: 'two in the text of one',
      first: [edit(0, 0, 'abcd')],
      second: [edit(1, 2, 'B'), edit(3, 4, 'D')],
      composed: [edit(0, 0, 'aBcD')],
    },
    { name: 'behind what is deleted', first: [edit(2, 5, '')], second: [edit(2, 2, 'x')], composed: [edit(2, 5, 'x')] },
    {
      name: 'one that takes the other back',
      first: [edit(1, 2, 'x')],
      second: [edit(1, 2, 'b')],
      composed: [edit(1, 2, 'b')],
    },
  ])('$name', ({ first, second, composed }) => expect(composeEdits(first, second)).toEqual(composed));

  test('does what both lists do, and holds no character that neither touches', () => {
    const random = new Random(71);
    let joined = 0;
    const count = fuzzCount(5000);
    for (let run = 0; run < count; run++) {
      const text = letters(random, 'abcdefgh', random.below(20));
      const first = randomEdits(random, text, 'ijkl');
      const between = applyEdits(text, first);
      const second = randomEdits(random, between, 'mnop');
      const both = composeEdits(first, second);
      const after = applyEdits(between, second);
      expect(applyEdits(text, both), JSON.stringify({ text, first, second })).toBe(after);
      expect(both.map(({ newText }) => newText).join('')).toMatch(/^[i-p]*$/);
      const replaced = both.map(({ range }) => text.slice(range.start, range.end)).join('');
      const kept = after.replace(/[i-p]/g, '').length;
      expect(replaced.length, 'characters that are replaced').toBe(text.length - kept);
      if (both.length < first.length + second.length) joined++;
    }
    expect(joined).toBeGreaterThan(count / 4);
  });
});

test('an edit is trimmed to the characters that change', () => {
  expect(trimEdits('abcdef', [edit(0, 3, 'aXc'), edit(3, 4, 'd'), edit(4, 6, '')])).toEqual([
    edit(1, 2, 'X'),
    edit(4, 6, ''),
  ]);
});

function letters(random: Random, alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[random.below(alphabet.length)]).join('');
}

function randomEdits(random: Random, text: string, alphabet: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let start = 0;
  for (let left = random.below(4); left > 0 && start <= text.length; left--) {
    start += random.below(text.length - start + 1);
    const end = Math.min(text.length, start + random.below(4));
    edits.push(edit(start, end, letters(random, alphabet, random.below(4))));
    start = end;
  }
  return edits;
}
