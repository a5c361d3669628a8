import {
  type ClockReading,
  type CompileOptions,
  compile,
  type ExprError,
  InvalidText,
  readClock,
  run,
  type ServerClock,
} from 'expr-script';
import { type ByteString, type TextRange, textRange, toByteString } from 'source-text';
import type { FieldOutcome } from '../tokenField.ts';

/** What the server would know when it requests a token; made up by the user to see the request. */
export interface Sample {
  /** Shown in lists of samples. */
  readonly name: string;
  readonly sourceID: string;
  readonly gatewayURL: string;
  /** Replaces `baseUrl`; undefined uses the one of the configuration. */
  readonly baseURL: string | undefined;
  /** The result of now(), as typed: RFC 3339 or a date and time in the zone. Empty: the moment of evaluation. */
  readonly time: string;
  /** The time zone of the server, as typed: a name of the tz database. Empty: UTC. */
  readonly timeZone: string;
}

/** The result of a program of `endpointParams` for one sample. */
export type ProgramOutcome =
  | { readonly kind: 'text'; readonly value: ByteString }
  | {
      readonly kind: 'failed';
      /** `compile`: for every sample. `run`: for this one. `type`: a value that is not text. `postponed`: until the user asks for it. */
      readonly stage: 'compile' | 'run' | 'type' | 'unsupported' | 'postponed';
      readonly message: string;
      /** UTF-16 offsets in the program. */
      readonly range: TextRange;
    };

/** What programs see, and have to result in (option-reference, `gatewayOAuth2`). */
export const programEnvironment = {
  variables: { baseURL: 'string', gatewayURL: 'string', sourceID: 'string' },
  documentation: {
    baseURL: 'Base URL of the server.',
    gatewayURL: 'URL of the gateway to import data from.',
    sourceID: 'Unique identifier of the source to import data into.',
  },
  as: 'string',
} as const satisfies CompileOptions;

/** The variables of a program by name (option-reference, `gatewayOAuth2`). */
export type ProgramVariables = Readonly<Record<keyof typeof programEnvironment.variables, string>>;

/** What a program can see when it runs. */
export interface ProgramInputs {
  readonly variables: ProgramVariables;
  readonly clock: ServerClock;
  /** Equal for inputs that a program cannot tell apart, but for the moment of evaluation. */
  readonly name: string;
  /** What may be done in the same go. Without it, programs run to their end. */
  readonly work?: Work;
}

/** The steps that are left for the programs of one go. */
export interface Work {
  steps: number;
}

/** 50 ms at most with the slowest kinds of steps (decision 024). */
export const stepsWhileTyping = 20_000;

/** What each of thousands of programs may take when nothing is left. */
const fewSteps = 400;

/** How programs are run while the user types, and what they see then. */
export function hoverOptions({ variables, clock }: ProgramInputs) {
  return { ...programEnvironment, values: variables, clock, certain: true, steps: stepsWhileTyping };
}

/**
 * What programs see for a sample. Without an override, `baseURL` is the base URL of the configuration. If the sample has no time, the
 * moment of evaluation counts, in milliseconds since 1970.
 */
export function programInputs(sample: Sample, configuredBaseURL: string, moment: number): ProgramInputs {
  const variables = {
    baseURL: sample.baseURL ?? configuredBaseURL,
    gatewayURL: sample.gatewayURL,
    sourceID: sample.sourceID,
  };
  const { clock } = readClock(sample.time, sample.timeZone, moment);
  return { variables, clock, name: JSON.stringify([variables, sample.time, clock.zone?.name]) };
}

/** What is wrong with the time and the time zone of a sample. */
export function clockFaults({ time, timeZone }: Sample): ClockReading['faults'] {
  return readClock(time, timeZone, 0).faults;
}

/** Computes the result of a program. */
export type ProgramRunner = (source: string, inputs: ProgramInputs) => ProgramOutcome;

/** Compiles and runs a program as Expr does, with what is left of the work. Never throws; nothing is guessed. */
export function runProgram(source: string, { variables, clock, work }: ProgramInputs): ProgramOutcome {
  const compiled = compile(source, programEnvironment);
  if (!compiled.ok) return failed('compile', compiled.error);
  const steps = work && { steps: Math.max(work.steps, fewSteps) };
  const result = run(compiled, variables, { clock, certain: true, ...steps });
  if (work) work.steps -= result.steps;
  if (!result.ok) return failed(work && result.error.stage === 'budget' ? 'postponed' : 'run', result.error);
  const { value, type } = result;
  if (typeof value === 'string') return { kind: 'text', value: toByteString(value) };
  if (value instanceof InvalidText) return { kind: 'text', value: value.byteString };
  return { kind: 'failed', stage: 'type', message: notText(type), range: textRange(0, source.length) };
}

function notText(type: string): string {
  return `The result has to be a string; here it is of type ${type}.`;
}

function failed(phase: 'compile' | 'run' | 'postponed', { stage, message, range }: ExprError): ProgramOutcome {
  if (phase === 'postponed') {
    return { kind: 'failed', stage: phase, message: 'Too much work to show while you type.', range };
  }
  if (stage !== 'unsupported' && stage !== 'budget') return { kind: 'failed', stage: phase, message, range };
  const what = stage === 'budget' ? 'a program that takes very many steps' : message;
  return { kind: 'failed', stage: 'unsupported', message: `The simulator does not support ${what}.`, range };
}

type Failed = Extract<FieldOutcome | ProgramOutcome, { kind: 'failed' }>;

/** Enough for the call that an index follows. */
const nearest = 200;

/**
 * What a failure says about the sample, for those who did not write the program: which part of a text is missing. Otherwise, what Expr
 * reports.
 */
export function failureInWords(program: string, { message, range }: Failed): string {
  const index = /^index out of range: (-?\d+) \(array length is (\d+)\)$/.exec(message);
  if (!index || !range) return message;
  const [, position, length] = index;
  const call = /split\((\w+), ?(['"])([^'"\\]+)\2\)$/.exec(program.slice(0, range.start).slice(-nearest));
  if (!call) return `There is no element ${position}: the array has ${length}, counted from 0.`;
  const [, text, , separator] = call;
  return length === '1'
    ? `${text} has no “${separator}”, so part ${position} is missing.`
    : `${text} has ${length} parts at “${separator}”, counted from 0, so part ${position} is missing.`;
}
