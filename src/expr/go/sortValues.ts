import type { ExprValue } from '../value.ts';
import { sortedOrder } from './sort.ts';

/**
 * The items in the order of their keys, as sort.Sort leaves them since Go 1.21; earlier versions leave equal elements of
 * long arrays in another order. `less` compares two keys and may throw `GoPanic`.
 */
export function sortValues(
  items: readonly ExprValue[],
  keys: readonly ExprValue[],
  isDescending: boolean,
  less: (left: ExprValue, right: ExprValue) => boolean,
): ExprValue[] {
  const key = (index: number) => keys[index] ?? null;
  const order = sortedOrder(items.length, (left, right) =>
    isDescending ? less(key(right), key(left)) : less(key(left), key(right)),
  );
  return order.map((index) => items[index] ?? null);
}
