import { partitionPoint } from './partitionPoint.ts';

/** Line and column, both from 1; a column counts UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The lines of one text, which end at LF, CR LF or a lone CR. */
export interface LineIndex {
  /** At least 1: what follows the last line end counts. */
  readonly lineCount: number;
  /** Offsets outside the text are clamped to it. */
  positionAt(offset: number): Position;
  /** Lines and columns outside the text are clamped to it. */
  offsetAt(position: Position): number;
}

/** Lines end at LF, CR LF or a lone CR, as in the editor. */
export function createLineIndex(text: string): LineIndex {
  const starts = text.includes('\r') ? anyLineStarts(text) : lineFeedStarts(text);
  const startOf = (line: number) => starts[line - 1] ?? text.length;
  return {
    lineCount: starts.length,
    positionAt(offset) {
      const clamped = Math.max(0, Math.min(offset, text.length));
      const line = partitionPoint(starts.length, (index) => startOf(index + 1) <= clamped);
      return { line, column: clamped - startOf(line) + 1 };
    },
    offsetAt({ line, column }) {
      if (line < 1) return 0;
      return Math.min(startOf(line) + Math.max(0, column - 1), startOf(line + 1));
    },
  };
}

function lineFeedStarts(text: string): readonly number[] {
  const starts = [0];
  for (let found = text.indexOf('\n'); found >= 0; found = text.indexOf('\n', found + 1)) starts.push(found + 1);
  return starts;
}

function anyLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r?\n|\r/g)) starts.push(index + end.length);
  return starts;
}
