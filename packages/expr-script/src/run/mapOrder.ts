import type { ExprValue, GoMap } from '../value.ts';

export type MapEntry = readonly [key: ExprValue, value: ExprValue];

/**
 * Go walks the entries of a map in random order. A program that does so is run once in each of these orders: its outcome is only known if
 * it is always the same.
 */
export const mapOrders = ['asAdded', 'reversed', 'rotated'] as const;

export type MapOrder = (typeof mapOrders)[number];

/** The entries in one of the orders; three orders put another entry first, in the middle and last. */
export function arrangeEntries(map: GoMap, order: MapOrder): readonly MapEntry[] {
  const entries = [...map.entries()];
  if (order === 'reversed') return entries.reverse();
  return order === 'rotated' ? [...entries.slice(1), ...entries.slice(0, 1)] : entries;
}
