import {
  type ByteString,
  type ClockReading,
  compileExpr,
  type ExprEnvironment,
  type ExprError,
  evaluate,
  readClock,
  type ServerClock,
} from 'expr-script';
import { type TextRange, textRange } from 'source-text';
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

/** What programs see (option-reference, `gatewayOAuth2`). */
export const programEnvironment: ExprEnvironment = {
  variables: [
    { name: 'baseURL', documentation: 'Base URL of the server.' },
    { name: 'gatewayURL', documentation: 'URL of the gateway to import data from.' },
    { name: 'sourceID', documentation: 'Unique identifier of the source to import data into.' },
  ],
};

/** The variables of a program by name (option-reference, `gatewayOAuth2`). */
export type ProgramVariables = Readonly<Record<'baseURL' | 'gatewayURL' | 'sourceID', string>>;

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
  const compiled = compileExpr(source, programEnvironment);
  if (!compiled.ok) return failure(source, 'compile', compiled);
  const result = evaluate(compiled.program, variables, { clock });
  if (!result.ok) return failure(source, 'run', result);
  if (typeof result.value === 'string') return { kind: 'text', value: result.value };
  return { kind: 'failed', stage: 'type', message: notText(result.type), range: textRange(0, source.length) };
}

function notText(type: string): string {
  return `The result has to be a string; here it is of type ${type}.`;
}

function failure(
  source: string,
  stage: 'compile' | 'run',
  outcome: { readonly error: ExprError } | { readonly unsupported: string },
): ProgramOutcome {
  if ('error' in outcome) return { kind: 'failed', stage, message: outcome.error.message, range: outcome.error.range };
  return {
    kind: 'failed',
    stage: 'unsupported',
    message: `The simulator does not support ${outcome.unsupported}.`,
    range: textRange(0, source.length),
  };
}
