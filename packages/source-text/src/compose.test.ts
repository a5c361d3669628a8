import { describe, expect, test } from 'vitest';
import { composeEdits, trimEdits } from './compose.ts';
import { applyEdits, type TextEdit } from './edit.ts';
import { fuzzCount } from './testing/fuzzRuns.ts';
import { Random } from './testing/random.ts';

const edit = (start: number, end: number, newText: string): TextEdit => ({ range: { start, end }, newText });

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
