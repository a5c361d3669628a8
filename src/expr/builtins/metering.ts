import { type ExprValue, GoBytes, GoMap, GoSlice } from '../value.ts';
import type { Builtin } from './builtin.ts';

const bytesPerStep = 64;

/** The builtin, which first pays steps for the size of its arguments: every one looks at them at most a few times. */
export function chargeForArguments(builtin: Builtin): Builtin {
  return {
    ...builtin,
    call: (args, context) => {
      context.step(args.reduce<number>((steps, arg) => steps + sizeInSteps(arg), 1));
      return builtin.call(args, context);
    },
  };
}

function sizeInSteps(value: ExprValue): number {
  if (typeof value === 'string') return Math.ceil(value.length / bytesPerStep);
  if (value instanceof GoBytes) return value.bytes.length;
  if (value instanceof GoSlice) return value.items.length;
  return value instanceof GoMap ? value.size : 1;
}
