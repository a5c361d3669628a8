import type { HjsonDocument } from 'hjson-document';
import { createLineIndex, type LineIndex, type TextRange, textRange } from 'source-text';
import { redactedLines } from '../../delivery/index.ts';

/** A line of a file as it may be shown. */
export interface ExcerptLine {
  readonly number: number;
  readonly text: string;
  /** The part of the line that the problem is about; undefined for a line around it. */
  readonly mark: TextRange | undefined;
}

/** The line where a range begins, with its neighbours. Undefined if no line of the document can be shown safely. */
export type Excerpts = (range: TextRange) => readonly ExcerptLine[] | undefined;

/** `firstLine` is the number of lines in the file before the document. */
export function excerptsOf(document: HjsonDocument, index: LineIndex = createLineIndex(document.text)): Excerpts {
  let lines: ReturnType<typeof redactedLines> | 'unknown' = 'unknown';
  return (range) => {
    // Only the first problem that is shown needs it.
    if (lines === 'unknown') lines = redactedLines(document);
    const redacted = lines;
    if (!redacted) return undefined;
    const { line } = index.positionAt(range.start);
    const numbers = [line - 1, line, line + 1].filter((number) => number >= 1 && number <= index.lineCount);
    return numbers.flatMap((number): readonly ExcerptLine[] => {
      const whole = lineRange(document.text, index, number);
      const { text, mark } = redacted(whole, number === line ? range : textRange(whole.start, whole.start));
      if (number !== line) return text.trim() ? [{ number, text, mark: undefined }] : [];
      return [{ number, text, mark }];
    });
  };
}

/** Without its line end. */
function lineRange(text: string, index: LineIndex, number: number): TextRange {
  const start = index.offsetAt({ line: number, column: 1 });
  const next = number < index.lineCount ? index.offsetAt({ line: number + 1, column: 1 }) : text.length;
  const end = start + text.slice(start, next).replace(/\r?\n$|\r$/, '').length;
  return textRange(start, end);
}
