import { parseTimeIn } from './go/timeParse.ts';
import { loadLocation, serverZone } from './go/zone.ts';
import { Unsupported } from './thrown.ts';
import { type GoLocation, GoTime, toByteString } from './value.ts';

/** The clock and the time zone of where the program would run. What is undefined is not known: programs that need it are `unsupported`. */
export interface ServerClock {
  /** The result of now(). */
  readonly now: GoTime | undefined;
  /** What Go calls Local. */
  readonly zone: GoLocation | undefined;
}

/** Without a clock, as in tests and tools: no time, and UTC. */
export const noClock: ServerClock = { now: undefined, zone: serverZone('UTC') };

/** A clock that a person has set, and what is wrong with it: such a part has no answer. */
export interface ClockReading {
  readonly clock: ServerClock;
  /** What is wrong with a text, to be shown at it. */
  readonly faults: { readonly time?: string; readonly zone?: string };
}

/** Date, then time with or without seconds, then an offset or none. A space may replace the T. */
const layouts = [
  '2006-01-02 15:04:05Z07:00',
  '2006-01-02 15:04Z07:00',
  '2006-01-02 15:04:05',
  '2006-01-02 15:04',
  '2006-01-02',
] as const;

/** 2000-01-01 and 2100-01-01 UTC: earlier, the offsets of zones are not known; later, they are a guess. */
const [firstSecond, endSecond] = [946_684_800n, 4_102_444_800n];

/**
 * Parses the clock that a person has set: a time such as `2026-11-21 22:05` or RFC 3339, and the name of a zone. An empty time is the
 * moment, in milliseconds since 1970; an empty zone is UTC; a time without an offset is in the zone.
 */
export function readClock(time: string, zone: string, moment: number): ClockReading {
  const location = locationOf(zone.trim());
  const now = timeOf(time.trim(), location, moment);
  const faults = {
    ...(!location && { zone: 'Not a time zone. Use a name of the tz database, such as Europe/Berlin.' }),
    ...(typeof now === 'string' && { time: now }),
  };
  return { clock: { now: typeof now === 'string' || !location ? undefined : now, zone: location }, faults };
}

function locationOf(name: string): GoLocation | undefined {
  if (name === '') return serverZone('UTC');
  const loaded = name === 'Local' ? undefined : loadLocation(toByteString(name));
  return loaded && 'location' in loaded ? serverZone(loaded.location.name) : undefined;
}

/** The time, or what is wrong with its text. Undefined if only the zone is wrong. */
function timeOf(text: string, zone: GoLocation | undefined, moment: number): GoTime | string | undefined {
  const location = zone ?? serverZone('UTC');
  if (text === '') return momentIn(location, moment);
  const time = parse(text.replace(/^([0-9-]+)T/i, '$1 '), location);
  if (!time) return 'Not a time. Write it as 2026-11-21 22:05 or 2026-11-21T22:05:00Z.';
  if (time.seconds < firstSecond || time.seconds >= endSecond) return 'Use a time from 2000 to 2099.';
  return new GoTime(time.seconds, time.nanoseconds, location, true);
}

function momentIn(location: GoLocation, moment: number): GoTime {
  const seconds = Math.floor(moment / 1000);
  return new GoTime(BigInt(seconds), Math.floor(moment - seconds * 1000) * 1_000_000, location, true);
}

function parse(text: string, location: GoLocation): GoTime | undefined {
  for (const layout of layouts) {
    try {
      const parsed = parseTimeIn(layout, toByteString(text), location);
      if ('time' in parsed) return parsed.time;
    } catch (thrown) {
      if (!(thrown instanceof Unsupported)) throw thrown;
      // Before 2000 the offset of the zone is not known; the range that is checked next says so.
      return new GoTime(firstSecond - 1n, 0, location);
    }
  }
  return undefined;
}
