import { payForValue } from '../go/valueSize.ts';
import { GoSlice } from '../value.ts';
import type { Builtin } from './builtin.ts';

/** Those that take as long for large values as for small ones. */
const constantTime: ReadonlySet<string> = new Set(['type', 'first', 'last', 'get']);

/** Those that look at the elements of an array, but not into them. */
const shallow: ReadonlySet<string> = new Set(['len', 'take', 'reverse', 'concat', 'keys', 'values', 'toPairs']);

/** Reading a time asks the browser about its zone: some hundred times what a step takes. */
const dateSteps = 500;

/** The builtin, which first pays steps for the size of its arguments: every other one looks at all of them a few times. */
export function chargeForArguments(builtin: Builtin): Builtin {
  if (constantTime.has(builtin.name)) return builtin;
  const isShallow = shallow.has(builtin.name);
  return {
    ...builtin,
    call: (args, context) => {
      if (builtin.name === 'date') context.step(dateSteps);
      for (const arg of args) {
        if (isShallow && arg instanceof GoSlice) context.step(arg.items.length);
        else payForValue(arg, (count) => context.step(count));
      }
      return builtin.call(args, context);
    },
  };
}
