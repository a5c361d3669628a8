import type { ExprValue } from '../value.ts';
import { type Scatter, sortedOrder } from './sort.ts';

export interface Comparison {
  /** Compares two keys; may throw `GoPanic`. */
  readonly less: (left: ExprValue, right: ExprValue) => boolean;
  readonly scatter: Scatter;
}

/** The items in the order of their keys, as Go's sort.Sort leaves them. */
export function sortValues(
  items: readonly ExprValue[],
  keys: readonly ExprValue[],
  isDescending: boolean,
  { less, scatter }: Comparison,
): ExprValue[] {
  const key = (index: number) => keys[index] ?? null;
  const isBefore = (left: number, right: number) =>
    isDescending ? less(key(right), key(left)) : less(key(left), key(right));
  return sortedOrder(items.length, isBefore, scatter).map((index) => items[index] ?? null);
}
