import { payForValue } from '../go/valueSize.ts';
import { GoSlice } from '../value.ts';
import { bitBuiltins } from './bits.ts';
import type { Builtin } from './builtin.ts';
import { collectionBuiltins } from './collections.ts';
import { conversionBuiltins } from './conversion.ts';
import { encodingBuiltins } from './encoding.ts';
import { mapBuiltins } from './maps.ts';
import { numberBuiltins } from './numbers.ts';
import { sortingBuiltins } from './sorting.ts';
import { stringBuiltins } from './strings.ts';
import { timeBuiltins } from './time.ts';

/** Every builtin that takes values: one line for each family. */
const families: readonly (readonly Builtin[])[] = [
  stringBuiltins,
  numberBuiltins,
  collectionBuiltins,
  mapBuiltins,
  sortingBuiltins,
  conversionBuiltins,
  encodingBuiltins,
  bitBuiltins,
  timeBuiltins,
];

export const builtins: readonly Builtin[] = families.flat().map(chargeForArguments);

/** The builtin, which first pays for the steps that its entry names: by default, for everything that its arguments contain. */
function chargeForArguments(builtin: Builtin): Builtin {
  const { argumentCost = 'deep', steps = 0 } = builtin;
  if (argumentCost === 'constant' && steps === 0) return builtin;
  return {
    ...builtin,
    call: (args, context) => {
      if (steps > 0) context.step(steps);
      for (const arg of argumentCost === 'constant' ? [] : args) {
        if (argumentCost === 'shallow' && arg instanceof GoSlice) context.step(arg.items.length);
        else payForValue(arg, (count) => context.step(count));
      }
      return builtin.call(args, context);
    },
  };
}
