import { compileExpr, type ExprEnvironment, evaluate, formatValue, fromByteString } from '../index.ts';

/** The environment of the server's token request. */
export const sampleEnvironment: ExprEnvironment = {
  variables: [
    { name: 'baseURL', documentation: 'The base URL of the server.' },
    { name: 'gatewayURL', documentation: 'The URL of the gateway.' },
    { name: 'sourceID', documentation: 'The ID of the source.' },
  ],
};

export const sampleVariables = {
  baseURL: 'https://api.example.com/v1',
  gatewayURL: 'https://gw.example.net:8443/gateway',
  sourceID: 'src-0042',
} as const;

/** The result of a program, as Go's `%v` prints it; an error as `stage: message`, the rest as `unsupported: feature`. */
export function runExpr(program: string): string {
  const compiled = compileExpr(program, sampleEnvironment);
  const outcome = compiled.ok ? evaluate(compiled.program, sampleVariables) : compiled;
  if (outcome.ok) return fromByteString(formatValue(outcome.value));
  return 'error' in outcome
    ? `${outcome.error.stage}: ${outcome.error.message}`
    : `unsupported: ${outcome.unsupported}`;
}
