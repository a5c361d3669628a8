import type { ServerClock } from '../clock.ts';
import type { Scatter } from '../go/sort.ts';
import { addDuration } from '../go/timeArithmetic.ts';
import { Unsupported, type UnsupportedFeature } from '../unsupported.ts';
import type { GoTime } from '../value.ts';
import type { MapOrder } from './mapOrder.ts';

/**
 * What differs from one run of Go to the next: the order of map entries, and whether the clock goes on between two calls
 * of now(). An outcome is known only where these make no difference.
 */
export interface RunConditions {
  readonly clock: ServerClock;
  readonly pace: 'still' | 'ticking';
  readonly mapOrder: MapOrder;
  readonly scatter: Scatter;
}

/** Nanoseconds; a prime, so that hardly any rounding hides them. */
const tick = 1237n;

/** What now() gives when it is called for the first time, with 0, and later. */
export function readTime(clock: ServerClock, pace: RunConditions['pace'], earlierReadings: number): GoTime {
  const now = known(clock.now, 'now');
  return pace === 'still' ? now : addDuration(now, BigInt(earlierReadings) * tick);
}

export function known<Value>(value: Value | undefined, feature: UnsupportedFeature): Value {
  if (value === undefined) throw new Unsupported(feature);
  return value;
}
