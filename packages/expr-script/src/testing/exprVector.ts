import {
  type CompileOptions,
  compile,
  type ExprError,
  InvalidText,
  type RunOptions,
  readClock,
  run,
  type Value,
  type VariableType,
} from '../index.ts';

/** One line of a vector file: a program, its variables and what Go's engine made of them. */
export interface ExprVector {
  readonly id: string;
  readonly program: string;
  /** The values; of those that are no strings, `variables` has the types. */
  readonly env: Readonly<Record<string, unknown>>;
  readonly variables?: Readonly<Record<string, VariableType>>;
  /** The type that the result has to have; a string by default. */
  readonly as?: CompileOptions['as'] | 'any';
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

/** A value of JSON as a variable of a type has it. */
function typedValue(json: unknown, type: VariableType): Value {
  if (Array.isArray(type)) return (json as unknown[]).map((item) => typedValue(item, type[0]));
  if (typeof type === 'object') {
    const fields = Object.entries(type).map(([name, field]) => [
      name,
      typedValue((json as Record<string, unknown>)[name], field),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof type === 'string' && type.startsWith('[]'))
    return (json as unknown[]).map((item) => typedValue(item, elementOf(type)));
  if (typeof type === 'string' && type.startsWith('map[string]')) {
    return Object.fromEntries(
      Object.entries(json as object).map(([key, item]) => [key, typedValue(item, elementOf(type))]),
    );
  }
  return /^u?int/.test(String(type)) ? BigInt(json as number) : (json as Value);
}

function elementOf(type: string): VariableType {
  return type.replace(/^(\[\]|map\[string\])/, '') as VariableType;
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

function reportOn({ program, env, variables, as = 'string', expect }: ExprVector, options: RunOptions): VectorReport {
  const types =
    variables ?? Object.fromEntries(Object.keys(env).map((name): [string, VariableType] => [name, 'string']));
  const compiled = compile(program, { variables: types, ...(as !== 'any' && { as }) });
  const values = Object.entries(types).map(([name, type]) => [name, typedValue(env[name], type)]);
  const outcome = compiled.ok ? run(compiled, Object.fromEntries(values), { ...options, certain: true }) : compiled;
  if (!outcome.ok) {
    const { stage, message } = outcome.error;
    if (stage === 'unsupported' || stage === 'budget') return report('unsupported', `${stage}: ${message}`);
    return compareError(expect, program, outcome.error);
  }
  const { text, type, value } = outcome;
  if (text === undefined) return report('unsupported', `${type} without a text`);
  const isSame = expect.ok && expect.valueType === type && hasExpectedValue(expect, text, value);
  return report(isSame ? 'agree' : 'wrong', `${type} ${JSON.stringify(text)}`);
}

function report(verdict: Verdict, actual: string, hasSameMessage = true, hasSamePosition = true): VectorReport {
  return { verdict, actual, hasSameMessage, hasSamePosition };
}

function compareError(expect: ExprVector['expect'], program: string, error: ExprError): VectorReport {
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

function hasExpectedValue(expected: ExpectedValue, text: string, value: Value): boolean {
  if (expected.valueB64 !== undefined) {
    return value instanceof InvalidText && value.byteString === atob(expected.valueB64);
  }
  // In JSON, each byte of another value that is not valid UTF-8 is U+FFFD.
  return text === (expected.valueRepr ?? String(expected.value));
}
