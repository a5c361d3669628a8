import type { TextRange } from 'source-text';
import { type ByteString, fromByteString } from './value.ts';

/** The phases of Go's engine. Only the first error of the first phase that fails is known. */
export type ExprStage = 'parse' | 'check' | 'optimize' | 'codegen' | 'run';

export interface ExprError<Stage extends ExprStage = ExprStage> {
  readonly stage: Stage;
  /** As Go words it, without the place. */
  readonly message: string;
  /** UTF-16 offsets in the program; the whole program if Go reports no position. */
  readonly range: TextRange;
  /** One-based; as in Go, only LF ends a line. Absent if Go reports no position. */
  readonly line?: number;
  /** Zero-based, in code points. */
  readonly column?: number;
}

/** An error of a phase before line and column are added. Without a range, Go reports no position. */
export interface RawError {
  readonly message: ByteString;
  readonly range: TextRange | undefined;
}

/** Adds line and column. A range beyond the text, which Go reports at the end, is clamped to it. */
export function locateError<Stage extends ExprStage>(stage: Stage, error: RawError, source: string): ExprError<Stage> {
  const message = fromByteString(error.message);
  if (!error.range) return { stage, message, range: { start: 0, end: source.length } };
  const start = Math.min(error.range.start, source.length);
  const end = Math.max(start, Math.min(error.range.end, source.length));
  const before = source.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    stage,
    message,
    range: { start, end },
    line: before.split('\n').length,
    column: [...before.slice(lineStart)].length,
  };
}
