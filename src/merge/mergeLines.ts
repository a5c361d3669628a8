import { applyEdits, diffLines, endOfLine, meets, startOfLine, type TextEdit, type TextRange } from '../text/index.ts';

/** Both changes of the base in one text; undefined if they touch the same lines in different ways. */
export function mergeLines(base: string, ours: string, theirs: string): string | undefined {
  const mine = diffLines(base, ours);
  const others = diffLines(base, theirs).filter((edit) => !mine.some((each) => isSameEdit(each, edit)));
  const lines = mine.map(({ range }) => linesAround(base, range));
  // Two insertions at one place have no order.
  const isConflict = others.some(({ range }) => lines.some((each) => meets(each, linesAround(base, range))));
  return isConflict ? undefined : applyEdits(base, [...mine, ...others]);
}

function isSameEdit(a: TextEdit, b: TextEdit): boolean {
  return a.range.start === b.range.start && a.range.end === b.range.end && a.newText === b.newText;
}

function linesAround(text: string, { start, end }: TextRange): TextRange {
  return { start: startOfLine(text, start), end: endOfLine(text, end) };
}
