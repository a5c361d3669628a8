import type { ServerClock } from '../clock.ts';
import type { Scatter } from '../go/sort.ts';
import { addDuration } from '../go/timeArithmetic.ts';
import { Unsupported, type UnsupportedFeature } from '../thrown.ts';
import type { ExprValue, GoMap, GoTime } from '../value.ts';

type MapEntry = readonly [key: ExprValue, value: ExprValue];

/**
 * Go walks the entries of a map in random order. A program that does so is run once in each of these orders: its outcome is only known if
 * it is always the same.
 */
export const mapOrders = ['asAdded', 'reversed', 'rotated'] as const;

type MapOrder = (typeof mapOrders)[number];

/** The entries in one of the orders; three orders put another entry first, in the middle and last. */
export function arrangeEntries(map: GoMap, order: MapOrder): readonly MapEntry[] {
  const entries = [...map.entries()];
  if (order === 'reversed') return entries.reverse();
  return order === 'rotated' ? [...entries.slice(1), ...entries.slice(0, 1)] : entries;
}

/**
 * What differs from one run of Go to the next: the order of map entries, and whether the clock advances between two calls of now(). An
 * outcome is only known if these make no difference.
 */
export interface RunConditions {
  readonly clock: ServerClock;
  /** Nanoseconds from one call of now() to the next. */
  readonly tick: bigint;
  readonly mapOrder: MapOrder;
  readonly scatter: Scatter;
}

/** No time, and primes of several sizes, so that hardly any rounding or remainder hides them. */
export const ticks = [0n, 1237n, 20_011n, 104_729n] as const;

/** The result of the first call of now(), with 0, and of later ones. */
export function readTime(clock: ServerClock, tick: bigint, earlierReadings: number): GoTime {
  const now = known(clock.now, 'now');
  return addDuration(now, BigInt(earlierReadings) * tick);
}

export function known<Value>(value: Value | undefined, feature: UnsupportedFeature): Value {
  if (value === undefined) throw new Unsupported(feature);
  return value;
}
