import { Unsupported } from '../unsupported.ts';
import type { ExprValue } from '../value.ts';
import { sortedOrder } from './sort.ts';

/**
 * The items in the order of their keys, as Go's sort.Sort leaves them. `less` compares two keys and may throw `GoPanic`.
 * Throws `Unsupported` where versions of Go put equal elements in different orders and one can tell them apart.
 */
export function sortValues(
  items: readonly ExprValue[],
  keys: readonly ExprValue[],
  isDescending: boolean,
  less: (left: ExprValue, right: ExprValue) => boolean,
): ExprValue[] {
  const key = (index: number) => keys[index] ?? null;
  const { order, earlier } = sortedOrder(items.length, (left, right) =>
    isDescending ? less(key(right), key(left)) : less(key(left), key(right)),
  );
  const arrange = (indexes: readonly number[]) => indexes.map((index) => items[index] ?? null);
  const sorted = arrange(order);
  if (earlier && arrange(earlier).some((item, index) => !Object.is(item, sorted[index]))) {
    throw new Unsupported('sortOrder');
  }
  return sorted;
}
