import {
  type ClockReading,
  type CompileOptions,
  compile,
  type ExprError,
  InvalidText,
  readClock,
  type ServerClock,
} from '../../expr/index.ts';
import { type ByteString, type TextRange, textRange, toByteString } from '../../text/index.ts';
import type { Sample } from './sample.ts';

/** The result of a program of `endpointParams` for one sample. */
export type ProgramOutcome =
  | { readonly kind: 'text'; readonly value: ByteString }
  | {
      readonly kind: 'failed';
      /** `compile`: for every sample. `run`: for this one. `type`: a value that is not text. */
      readonly stage: 'compile' | 'run' | 'type' | 'unsupported';
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
  return { variables, clock: readClock(sample.time, sample.timeZone, moment).clock };
}

/** What is wrong with the time and the time zone of a sample. */
export function clockFaults({ time, timeZone }: Sample): ClockReading['faults'] {
  return readClock(time, timeZone, 0).faults;
}

/** Computes the result of a program. */
export type ProgramRunner = (source: string, inputs: ProgramInputs) => ProgramOutcome;

/** Compiles and runs a program as Expr does. Never throws; nothing is guessed. */
export function runProgram(source: string, { variables, clock }: ProgramInputs): ProgramOutcome {
  const compiled = compile(source, programEnvironment);
  if (!compiled.ok) return failed('compile', compiled.error);
  const result = compiled.run(variables, { clock, certain: true });
  if (!result.ok) return failed('run', result.error);
  const { value, type } = result;
  if (typeof value === 'string') return { kind: 'text', value: toByteString(value) };
  if (value instanceof InvalidText) return { kind: 'text', value: value.byteString };
  return { kind: 'failed', stage: 'type', message: notText(type), range: textRange(0, source.length) };
}

function notText(type: string): string {
  return `The result has to be a string; here it is of type ${type}.`;
}

function failed(phase: 'compile' | 'run', { stage, message, range }: ExprError): ProgramOutcome {
  if (stage !== 'unsupported') return { kind: 'failed', stage: phase, message, range };
  return { kind: 'failed', stage, message: `The simulator does not support ${message}.`, range };
}
