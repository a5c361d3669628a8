import { bitBuiltins } from './bits.ts';
import type { Builtin } from './builtin.ts';
import { collectionBuiltins } from './collections.ts';
import { conversionBuiltins } from './conversion.ts';
import { encodingBuiltins } from './encoding.ts';
import { mapBuiltins } from './maps.ts';
import { chargeForArguments } from './metering.ts';
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
