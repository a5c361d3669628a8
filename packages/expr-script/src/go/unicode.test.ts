import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { describe, expect, test } from 'vitest';
import { toLower, toUpper } from './letterCase.ts';
import { classKnownTo, isAssigned, isDigit, isGraphic, isLetter } from './unicode.ts';
import { encodeRune } from './utf8.ts';

/** Assigned by Unicode 15.1, 16.0 and 17.0. */
const younger = [0x2ebf0, 0x10d4a, 0x1e6d7, 0xa7cb];

test('characters assigned after Unicode 15.0 are unassigned', () => {
  for (const rune of younger) {
    const character = String.fromCodePoint(rune);
    expect([isAssigned(rune), isLetter(character), isGraphic(character)]).toEqual([false, false, false]);
  }
  expect(isLetter('\u{1e4d0}')).toBe(true);
});

test('no letter changes to one of them', () => {
  for (const rune of [0x264, 0x19b, 0x1c8a, 0x10d70, 0xa7cb, 0xa7dc]) {
    const letter = encodeRune(rune);
    expect([toUpper(letter), toLower(letter)]).toEqual([letter, letter]);
  }
});

test.each([
  ['L', 'all'],
  ['Any', 'all'],
  ['Greek', 'all'],
  ['letter', 'some'],
  ['Cn', 'some'],
  ['a s c i i', 'some'],
  ['Old_Italic', 'some'],
  ['Garay', 'none'],
  ['Emoji', 'none'],
  ['\u212aharoshthi', 'none'],
])('the class %s is known to %s', (name, versions) => {
  expect(classKnownTo(name)).toBe(versions);
});

describe.skipIf(goIsMissing)(`Go's package unicode (${goIsMissing ?? 'go is there'})`, () => {
  test.each([
    ['assigned', (character: string) => isAssigned(character.codePointAt(0) ?? 0)],
    ['L', isLetter],
    ['Nd', isDigit],
  ])('has the same class %s', goTest, (name, isInside) => {
    const [answer] = askReference<{ readonly ranges: readonly (readonly [number, number])[] }>('unicode', [
      { class: name },
    ]);
    const ends = answer?.ranges.flatMap(([first, last]) => [first - 1, first, last, last + 1]) ?? [];
    const expected = ends.map((_, index) => index % 4 === 1 || index % 4 === 2);
    // The neighbour of a range may be the neighbour of the next one, never inside it.
    const found = ends.map((rune) => rune >= 0 && rune <= 0x10ffff && isInside(String.fromCodePoint(rune)));
    expect(found).toEqual(expected);
    expect(ends.length).toBeGreaterThan(200);
  });
});
