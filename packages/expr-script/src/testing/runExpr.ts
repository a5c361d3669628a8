import { type CompileOutcome, compile, type RunOptions } from '../index.ts';

/** Three variables that are strings, as many of the recorded programs have them. */
export const sampleEnvironment = {
  variables: { baseURL: 'string', gatewayURL: 'string', sourceID: 'string' },
  documentation: {
    baseURL: 'The base URL of the server.',
    gatewayURL: 'The URL of the gateway.',
    sourceID: 'The ID of the source.',
  },
} as const;

export const sampleVariables = {
  baseURL: 'https://api.example.com/v1',
  gatewayURL: 'https://gw.example.net:8443/gateway',
  sourceID: 'src-0042',
} as const;

/** Compiles a program over them whose result has to be a string. */
export function compileSample(program: string): CompileOutcome {
  return compile(program, { ...sampleEnvironment, as: 'string' });
}

/** The result of a program, as Go's `%v` prints it, or `stage: message`. */
export function runExpr(program: string, options: RunOptions = {}): string {
  const compiled = compileSample(program);
  const outcome = compiled.ok ? compiled.run(sampleVariables, { certain: true, ...options }) : compiled;
  return outcome.ok ? String(outcome.text) : `${outcome.error.stage}: ${outcome.error.message}`;
}
