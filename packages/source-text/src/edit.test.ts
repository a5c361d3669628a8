import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, diffTexts, invertEdits, type TextEdit } from './edit.ts';
import { fuzzCount } from './testing/fuzzRuns.ts';
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
