import { expect, test } from 'vitest';
import { diffLines } from './diffLines.ts';
import { applyEdits } from './edit.ts';
import { fuzzCount } from './testing/fuzzRuns.ts';
import { Random } from './testing/random.ts';

test.each([
  { name: 'equal', before: 'a\n', after: 'a\n', edits: [] },
  {
    name: 'two lines apart',
    before: 'a: 1\nb: secret\nc: 3\n',
    after: 'a: 2\nb: secret\nc: 4\n',
    edits: [
      { range: { start: 3, end: 4 }, newText: '2' },
      { range: { start: 18, end: 19 }, newText: '4' },
    ],
  },
  {
    name: 'a line more and a line less',
    before: 'a\nb\nc\n',
    after: 'x\na\nb\n',
    edits: [
      { range: { start: 0, end: 0 }, newText: 'x\n' },
      { range: { start: 4, end: 6 }, newText: '' },
    ],
  },
  {
    name: 'the first line, which is empty',
    before: '\n\n',
    after: 'b\n',
    edits: [{ range: { start: 0, end: 1 }, newText: 'b' }],
  },
  { name: 'from nothing', before: '', after: 'a\nb', edits: [{ range: { start: 0, end: 0 }, newText: 'a\nb' }] },
])('the lines that differ: $name', ({ before, after, edits }) => {
  expect(diffLines(before, after)).toEqual(edits);
});

test('leads from any text to any other, and leaves as many lines alone as any way does', () => {
  const random = new Random(72);
  let apart = 0;
  const count = fuzzCount(3000);
  for (let run = 0; run < count; run++) {
    const [before, after] = [randomLines(random), randomLines(random)];
    const edits = diffLines(before.join(''), after.join(''));
    expect(applyEdits(before.join(''), edits), JSON.stringify([before, after])).toBe(after.join(''));
    const touched = edits.reduce((lines, { range, newText }) => lines + (range.end - range.start) + newText.length, 0);
    expect(touched).toBeLessThanOrEqual(2 * (before.length + after.length - 2 * mostCommon(before, after)));
    if (edits.length > 1) apart++;
  }
  expect(apart).toBeGreaterThan(count / 5);
});

test('texts that have little in common are replaced as one', () => {
  const lines = (mark: string) => Array.from({ length: 2000 }, (_, index) => `${mark}${index}\n`).join('');
  const [before, after] = [`same\n${lines('a')}`, `same\n${lines('b')}`];
  expect(diffLines(before, after)).toHaveLength(1);
  expect(applyEdits(before, diffLines(before, after))).toBe(after);
});

function randomLines(random: Random): readonly string[] {
  return Array.from({ length: random.below(12) }, () => `${'abcd'[random.below(4)]}\n`);
}

/** The length of the longest common subsequence, by its definition. */
function mostCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const line of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      next.push(line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
