import { trimEdits } from './compose.ts';
import { diffTexts, type TextEdit } from './edit.ts';
import { startOfLine, startOfNextLine } from './lines.ts';
import { ownText } from './ownText.ts';
import { textRange } from './range.ts';

/**
 * More lines than this that only one of the texts has would take quadratic time: then everything between the first and the last is
 * replaced.
 */
const mostDifferences = 500;

/** Lines of one text, by their indexes, and those in their place; each with its line end. */
export interface LineReplacement {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** The edits between two texts that leave their common lines alone and replace as few lines as possible. */
export function diffLines(before: string, after: string): readonly TextEdit[] {
  const old = linesIn(before);
  let [line, offset] = [0, 0];
  const advance = (to: number) => {
    offset = old.slice(line, to).reduce((sum, { length }) => sum + length, offset);
    line = to;
    return offset;
  };
  const edits = replacedLines(before, after).map(({ start, end, lines }) => ({
    range: textRange(advance(start), advance(end)),
    newText: ownText(lines.join('')),
  }));
  return trimEdits(before, edits);
}

/** The same, in lines (Myers, 1986). */
export function replacedLines(before: string, after: string): readonly LineReplacement[] {
  const [difference] = diffTexts(before, after);
  if (!difference) return [];
  const start = startOfLine(before, difference.range.start);
  const tail = before.length - startOfNextLine(before, difference.range.end);
  const old = linesIn(before.slice(start, before.length - tail));
  const now = linesIn(after.slice(start, after.length - tail));
  const first = linesIn(before.slice(0, start)).length;
  const replaced: LineReplacement[] = [];
  let [line, nowLine] = [0, 0];
  for (const [oldLine, newLine] of [...(commonLines(old, now) ?? []), [old.length, now.length] as const]) {
    if (oldLine > line || newLine > nowLine) {
      replaced.push({ start: first + line, end: first + oldLine, lines: now.slice(nowLine, newLine) });
    }
    [line, nowLine] = [oldLine + 1, newLine + 1];
  }
  return replaced;
}

/** The lines of a text, each with its line end. */
export function linesIn(text: string): readonly string[] {
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
