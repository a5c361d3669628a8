import { trimEdits } from './compose.ts';
import { diffTexts, type TextEdit } from './edit.ts';
import { startOfLine, startOfNextLine } from './lines.ts';
import { ownText } from './ownText.ts';

/**
 * More lines than this that only one of the texts has would take quadratic time: then everything between the first and the last is
 * replaced.
 */
const mostDifferences = 500;

/** The edits between two texts that leave their common lines alone and replace as few lines as possible (Myers, 1986). */
export function diffLines(before: string, after: string): readonly TextEdit[] {
  const [difference] = diffTexts(before, after);
  if (!difference) return [];
  const start = startOfLine(before, difference.range.start);
  const tail = before.length - startOfNextLine(before, difference.range.end);
  const old = linesIn(before.slice(start, before.length - tail));
  const now = linesIn(after.slice(start, after.length - tail));
  const kept = commonLines(old, now);
  return trimEdits(before, kept ? replacedLines(old, now, kept, start) : [difference]);
}

function linesIn(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

type Pair = readonly [old: number, now: number];

/** Which line is which, in order; undefined when the texts have too little in common. */
function commonLines(old: readonly string[], now: readonly string[]): readonly Pair[] | undefined {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  for (let count = 0; count <= mostDifferences; count++) {
    trace.push(new Map(furthest));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let x = stepFrom(furthest, diagonal, count).x;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return pairsOf(trace, old.length, now.length);
    }
  }
  return undefined;
}

/** The step that leads to a diagonal: a line more of the old text, or one of the new. */
function stepFrom(furthest: ReadonlyMap<number, number>, diagonal: number, count: number) {
  const added = furthest.get(diagonal + 1) ?? -1;
  const removed = furthest.get(diagonal - 1) ?? -1;
  const isAdded = diagonal === -count || (diagonal !== count && removed < added);
  return isAdded ? { from: diagonal + 1, x: added } : { from: diagonal - 1, x: removed + 1 };
}

function pairsOf(trace: readonly ReadonlyMap<number, number>[], oldCount: number, newCount: number): readonly Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [oldCount, newCount];
  for (const [count, furthest] of [...trace.entries()].reverse()) {
    const step = stepFrom(furthest, x - y, count);
    const start = count === 0 ? 0 : step.x;
    while (x > start) pairs.push([--x, --y]);
    const last = furthest.get(step.from) ?? 0;
    [x, y] = [last, last - step.from];
  }
  return pairs.reverse();
}

function replacedLines(
  old: readonly string[],
  now: readonly string[],
  kept: readonly Pair[],
  start: number,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let offset = start;
  let [line, nowLine] = [0, 0];
  for (const [oldLine, newLine] of [...kept, [old.length, now.length] as const]) {
    const length = old.slice(line, oldLine).join('').length;
    const newText = now.slice(nowLine, newLine).join('');
    if (length > 0 || newText !== '')
      edits.push({ range: { start: offset, end: offset + length }, newText: ownText(newText) });
    offset += length + (old[oldLine]?.length ?? 0);
    [line, nowLine] = [oldLine + 1, newLine + 1];
  }
  return edits;
}
