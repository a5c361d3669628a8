import type { CodeTable } from 'source-text';
import type { ConfigCode } from '../../config/index.ts';

/** What is wrong with the Expr programs of `endpointParams`. */
export const programCodes = {
  'expr-any-type': '$env["sourceID"] ?? first([])',
  'expr-check': 'gateway',
  'expr-codegen': 'string(sourceID matches "[" + "")',
  'expr-environment': 'toJSON($env)',
  'expr-literal': "'gatewayURL + sourceID'",
  'expr-optimize': 'string(1 % 0)',
  'expr-parse': 'upper(sourceID',
  'expr-unsupported': "string(sourceID matches '\\\\p{Letter}')",
} as const satisfies CodeTable;

/** The code of a problem with a program. */
export type ProgramCode = keyof typeof programCodes | Extract<ConfigCode, 'placeholder' | 'reference'>;
