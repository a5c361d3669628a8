import { type CompileOutcome, compile, type RunOptions, run } from '../index.ts';

/** Three variables that are strings, as many of the recorded programs have them. */
export const sampleEnvironment = {
  variables: { homeURL: 'string', factoryURL: 'string', personID: 'string' },
  documentation: {
    homeURL: 'The base URL of the server.',
    factoryURL: 'The URL of the factory.',
    personID: 'The ID of the source.',
  },
} as const;

export const sampleVariables = {
  homeURL: 'https://api.example.com/v1',
  factoryURL: 'https://gw.example.net:8443/factory',
  personID: 'src-0042',
} as const;

/** Compiles a program over them whose result has to be a string. */
export function compileSample(program: string): CompileOutcome {
  return compile(program, { ...sampleEnvironment, as: 'string' });
}

/** The result of a program, as Go's `%v` prints it, or `stage: message`. */
export function runExpr(program: string, options: RunOptions = {}): string {
  const compiled = compileSample(program);
  const outcome = compiled.ok ? run(compiled, sampleVariables, { certain: true, ...options }) : compiled;
  return outcome.ok ? String(outcome.text) : `${outcome.error.stage}: ${outcome.error.message}`;
}
