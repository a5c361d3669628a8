import { GoDuration, GoTime } from '../value.ts';
import { nanosecondsPerSecond } from './duration.ts';

const longest = 2n ** 63n - 1n;

/** Time.Add. */
export function addDuration(time: GoTime, nanoseconds: bigint): GoTime {
  const total = time.seconds * nanosecondsPerSecond + BigInt(time.nanoseconds) + nanoseconds;
  const rest = modulo(total);
  return new GoTime((total - rest) / nanosecondsPerSecond, Number(rest), time.location);
}

/** Never below zero. */
function modulo(nanoseconds: bigint): bigint {
  return ((nanoseconds % nanosecondsPerSecond) + nanosecondsPerSecond) % nanosecondsPerSecond;
}

/** Time.Sub: what no duration can hold becomes the longest or the shortest. */
export function subtractTimes(left: GoTime, right: GoTime): GoDuration {
  const difference =
    (left.seconds - right.seconds) * nanosecondsPerSecond + BigInt(left.nanoseconds - right.nanoseconds);
  if (difference > longest) return new GoDuration(longest);
  return new GoDuration(difference < -longest - 1n ? -longest - 1n : difference);
}
