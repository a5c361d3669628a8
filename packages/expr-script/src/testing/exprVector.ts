import {
  compileExpr,
  type ExprEnvironment,
  type ExprError,
  type ExprValue,
  evaluate,
  formatValue,
  fromByteString,
  type RunOptions,
  readClock,
} from '../index.ts';
import { Unsupported } from '../unsupported.ts';

/** One line of a vector file: a program, its variables and what Go's engine made of them. */
export interface ExprVector {
  readonly id: string;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** The result of the first call of now(), as RFC 3339, and the zone that Go used as Local; by default, this moment and UTC. */
  readonly now?: string;
  readonly zone?: string;
  readonly expect: ExpectedValue | ExpectedError;
  /** Results that depend on the version of Go, on the processor, or on how the server passes the variables. */
  readonly goVersionSensitive?: boolean;
  readonly archSensitive?: boolean;
  readonly envKindSensitive?: boolean;
}

interface ExpectedValue {
  readonly ok: true;
  readonly value: unknown;
  /** The bytes, if they are not valid UTF-8. */
  readonly valueB64?: string;
  readonly valueType: string;
  /** As `%v` prints it, for values that are not strings. */
  readonly valueRepr?: string;
}

interface ExpectedError {
  readonly ok: false;
  readonly stage: 'compile' | 'run';
  readonly message: string;
  /** One-based; absent if Go reports no position. */
  readonly line?: number;
  /** Zero-based, in code points. */
  readonly column?: number;
  /** In code points from the start of the program; at the end of the text one further than there is. */
  readonly from?: number;
  readonly to?: number;
}

/** `older Go`: the vector has the result of Go before 1.21, which left equal elements of long arrays in another order. */
export type Verdict = 'agree' | 'unsupported' | 'wrong' | 'older Go';

export interface VectorReport {
  readonly verdict: Verdict;
  /** The result of this implementation for the program, in one line. */
  readonly actual: string;
  /** Of agreeing errors: whether message and place are the same too. Values have neither, and count as the same. */
  readonly hasSameMessage: boolean;
  readonly hasSamePosition: boolean;
}

/** The flags that keep a vector from being counted wrong. */
export function sensitivities(vector: ExprVector): readonly string[] {
  const flags = ['goVersionSensitive', 'archSensitive', 'envKindSensitive'] as const;
  return flags.filter((flag) => vector[flag]);
}

function environmentOf(variables: Readonly<Record<string, string>>): ExprEnvironment {
  return { variables: Object.keys(variables).map((name) => ({ name, documentation: '' })) };
}

function clockOf({ now, zone }: ExprVector): RunOptions {
  return { clock: readClock(now ?? '', zone ?? '', Date.now()).clock };
}

/** Runs a vector and compares stage, value and type. */
export function checkVector(vector: ExprVector): VectorReport {
  const options = clockOf(vector);
  const found = reportOn(vector, options);
  if (found.verdict !== 'wrong' || !/sort/.test(vector.program)) return found;
  const isOlder = reportOn(vector, { ...options, scatter: 'before 1.21' }).verdict === 'agree';
  return isOlder ? { ...found, verdict: 'older Go' } : found;
}

function reportOn(vector: ExprVector, options: RunOptions): VectorReport {
  const compiled = compileExpr(vector.program, environmentOf(vector.env));
  const outcome = compiled.ok ? evaluate(compiled.program, vector.env, options) : compiled;
  if (outcome.ok) {
    const text = textOf(outcome.value);
    if (text === undefined) return report('unsupported', `${outcome.type} without a text`);
    const isSame = vector.expect.ok && hasExpectedValue(vector.expect, text, outcome.type);
    return report(isSame ? 'agree' : 'wrong', `${outcome.type} ${JSON.stringify(text)}`);
  }
  if ('unsupported' in outcome) return report('unsupported', `unsupported: ${outcome.unsupported}`);
  return compareError(vector, outcome.error);
}

function report(verdict: Verdict, actual: string, hasSameMessage = true, hasSamePosition = true): VectorReport {
  return { verdict, actual, hasSameMessage, hasSamePosition };
}

function compareError({ expect, program }: ExprVector, error: ExprError): VectorReport {
  const stage = error.stage === 'run' ? 'run' : 'compile';
  const place = error.line === undefined ? '' : ` (${error.line}:${error.column})`;
  const actual = `${stage} error: ${error.message}${place}`;
  if (expect.ok || expect.stage !== stage) return report('wrong', actual);
  const hasSamePosition =
    expect.line === error.line && expect.column === error.column && hasSameRange(expect, error, program);
  return report('agree', actual, firstLine(expect.message) === firstLine(error.message), hasSamePosition);
}

function hasSameRange({ from, to }: ExpectedError, { range }: ExprError, program: string): boolean {
  if (from === undefined || to === undefined) return true;
  const characters = [...program];
  const offsetOf = (count: number) => characters.slice(0, count).join('').length;
  return range.start === offsetOf(from) && range.end === offsetOf(to);
}

/** Below the first line, messages of the code generator hold a Go stack trace. */
function firstLine(message: string): string {
  return message.split('\n\ngoroutine ')[0]?.split('\ngoroutine ')[0] ?? '';
}

/** The bytes of a string, of another value those of its text; undefined if Go prints what the page cannot know, such as an address. */
function textOf(value: ExprValue): string | undefined {
  try {
    return typeof value === 'string' ? value : formatValue(value);
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined;
    throw thrown;
  }
}

function hasExpectedValue(expected: ExpectedValue, text: string, type: string): boolean {
  if (expected.valueType !== type) return false;
  if (expected.valueB64 !== undefined) return text === atob(expected.valueB64);
  // In JSON, each byte of another value that is not valid UTF-8 is U+FFFD.
  return fromByteString(text) === (expected.valueRepr ?? String(expected.value));
}
