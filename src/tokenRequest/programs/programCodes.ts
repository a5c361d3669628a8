import type { ConfigCode } from '../../config/index.ts';
import type { CodeTable } from '../../text/index.ts';

/** What is wrong with the Expr programs of `endpointParams`. */
export const programCodes = {
  'expr-any-type': {
    meaning: 'The type of the result is known only when the program runs. It has to be a string.',
    example: '$env["sourceID"] ?? first([])',
    fix: 'Wrap the program in `string(…)`.',
  },
  'expr-check': {
    meaning: 'Expr refuses a name or a type in the program.',
    example: 'gateway',
    fix: 'Use `baseURL`, `gatewayURL` and `sourceID`, and put quotes around literal text.',
  },
  'expr-codegen': {
    meaning: 'Expr refuses the program when it generates code for it.',
    example: 'string(sourceID matches "[" + "")',
    fix: 'Change the part that the message names.',
  },
  'expr-environment': {
    meaning: 'The value depends on how the server passes the variables, which is not documented.',
    example: 'toJSON($env)',
    fix: 'Use the variables by name.',
  },
  'expr-literal': {
    meaning: 'A fixed text reads like a program, or has its own quotes: it is sent as it is.',
    example: "'gatewayURL + sourceID'",
    fix: 'Make it a program, or remove the inner quotes. Leave it if this very text is meant.',
  },
  'expr-optimize': {
    meaning: 'Expr refuses the program when it computes a constant part of it in advance.',
    example: 'string(1 % 0)',
    fix: 'Change the part that the message names.',
  },
  'expr-parse': {
    meaning: 'The program is empty, or Expr cannot read it.',
    example: 'upper(sourceID',
    fix: "Correct the program. Write `''` to send empty text.",
  },
  'expr-unsupported': {
    meaning: 'The simulator does not support something in the program. Expr may accept it.',
    example: "string(sourceID matches '\\\\p{Letter}')",
    fix: 'Test the program on the server.',
  },
} as const satisfies CodeTable;

/** The code of a problem with a program. */
export type ProgramCode = keyof typeof programCodes | Extract<ConfigCode, 'placeholder' | 'reference'>;
