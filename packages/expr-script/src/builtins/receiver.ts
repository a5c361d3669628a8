import { GoPanic } from '../thrown.ts';
import { functionType, type GoType } from '../types.ts';
import { type ExprValue, GoDuration, GoLocation, GoTime, goTypeName } from '../value.ts';
import type { CallContext, Method } from './builtin.ts';

/** The value as a time; the checker or reflection has made sure of it, unless the type was unknown. */
export function timeOf(value: ExprValue | undefined): GoTime {
  if (value instanceof GoTime) return value;
  throw mismatch(value, 'time.Time');
}

export function nanosecondsOf(value: ExprValue | undefined): bigint {
  if (value instanceof GoDuration) return value.nanoseconds;
  throw mismatch(value, 'time.Duration');
}

export function locationOf(value: ExprValue | undefined): GoLocation {
  if (value instanceof GoLocation) return value;
  throw mismatch(value, '*time.Location');
}

function mismatch(value: ExprValue | undefined, type: string): GoPanic {
  return new GoPanic(`reflect: Call using ${goTypeName(value ?? null)} as type ${type}`);
}

/** Most methods of times work out the calendar. */
const methodSteps = 100;

/** Methods of one receiver: name, parameters, results, implementation (which returns the first result), documentation. */
export type MethodFacts<Receiver> = readonly [
  name: string,
  parameters: readonly GoType[],
  results: readonly GoType[],
  call: (receiver: Receiver, args: readonly ExprValue[], context: CallContext) => ExprValue,
  documentation: string,
];

export function methodTable<Receiver>(
  receiverOf: (value: ExprValue) => Receiver,
  facts: readonly MethodFacts<Receiver>[],
): readonly Method[] {
  return facts.map(([name, parameters, results, call, documentation]) => ({
    name,
    documentation,
    type: functionType(parameters, results),
    call: (receiver, args, context) => {
      context.step(methodSteps);
      return call(receiverOf(receiver), args, context);
    },
  }));
}
