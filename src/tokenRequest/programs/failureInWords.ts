import type { FieldOutcome } from '../tokenField.ts';
import type { ProgramOutcome } from './program.ts';

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
