import type { TextRange } from 'source-text';
import { Unsupported, unsupportedFeatures } from './thrown.ts';
import { type ByteString, fromByteString, toByteString } from './value.ts';

/**
 * What failed. `parse`, `check`, `optimize`, `codegen` and `run` are the phases of Go's engine, of which only the first error of the first
 * one that fails is known. The others are not Go's: `variables` names what is no type, `values` what is no value of its type, `budget`
 * says that the steps were not enough, and `unsupported` what has no answer here.
 */
export type ExprStage =
  | 'variables'
  | 'parse'
  | 'check'
  | 'optimize'
  | 'codegen'
  | 'values'
  | 'run'
  | 'budget'
  | 'unsupported';

/** The first error of a program: its stage, the message that Go has for it, and its place. */
export interface ExprError<Stage extends ExprStage = ExprStage> {
  readonly stage: Stage;
  /** As Go words it, without the place; for stages that are not Go's, a phrase or a sentence for the user. */
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

/** The outcome of whatever failed; nothing throws. */
export interface Failure<Stage extends ExprStage = ExprStage> {
  readonly ok: false;
  readonly error: ExprError<Stage>;
}

export function failure<Stage extends ExprStage>(stage: Stage, error: RawError, source: string): Failure<Stage> {
  return { ok: false, error: locateError(stage, error, source) };
}

/** Turns what has no answer here into an outcome. */
export function supported<Outcome>(source: string, answer: () => Outcome): Outcome | Failure<'unsupported'> {
  try {
    return answer();
  } catch (thrown) {
    const feature =
      thrown instanceof Unsupported ? thrown.feature : isStackOverflow(thrown) ? 'deepNesting' : undefined;
    if (feature === undefined) throw thrown;
    return failure('unsupported', { message: toByteString(unsupportedFeatures[feature]), range: undefined }, source);
  }
}

/** A value nested more deeply than the stack of the browser: engines throw a RangeError, Firefox its own error. */
function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}

/** Adds line and column. A range beyond the text, which Go reports at the end, is clamped to it. */
function locateError<Stage extends ExprStage>(stage: Stage, error: RawError, source: string): ExprError<Stage> {
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
