import { partitionPoint } from './range.ts';

/** How lines end in a text of one kind of them. */
export type LineEnd = '\n' | '\r\n';

/** The offset where the line of an offset begins. */
export function startOfLine(text: string, offset: number): number {
  // A negative index would be mistaken for the first one.
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset of the LF that ends the line of an offset, or of the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const lineFeed = text.indexOf('\n', offset);
  return lineFeed < 0 ? text.length : lineFeed;
}

/** The offset where the line after that of an offset begins; the end of the text after the last one. */
export function startOfNextLine(text: string, offset: number): number {
  return Math.min(endOfLine(text, offset) + 1, text.length);
}

/** The line end of the first line, for all that is added. */
export function lineEndOf(text: string): LineEnd {
  const lineFeed = text.indexOf('\n');
  return lineFeed > 0 && text[lineFeed - 1] === '\r' ? '\r\n' : '\n';
}

/**
 * The text with LF for each CRLF, as files for git and YAML blocks need it: a CR is a blank to HJSON and is dropped inside `'''`
 * (hjson-grammar §1, §7), so that it is read as the same configuration.
 */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

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
