import { memoize } from 'source-text';
import { Unsupported } from '../thrown.ts';
import { GoLocation, utc } from '../value.ts';
import { zoneGroups } from './zoneGroups.ts';

/** What a zone says about one instant. */
export interface ZoneOffset {
  /** Seconds east of UTC. */
  readonly offset: number;
  readonly abbreviation: string;
  readonly isDaylightSaving: boolean;
}

/** The zone of this name as the server's own, which Go calls Local. */
export function serverZone(name: string): GoLocation {
  return new GoLocation(name, name === 'UTC' ? 0 : undefined, true);
}

/** Location.String. Throws `Unsupported` for the server's own zone. */
export function locationName(location: GoLocation): string {
  if (location.isServerZone) throw new Unsupported('serverZoneName');
  return location.name;
}

/** The names of all zones of the tz database, UTC among them, each once and sorted. */
export function zoneNames(): readonly string[] {
  return [...zones.keys()].sort();
}

/** From here on the abbreviations of `zoneGroups` hold: 2000-01-01 UTC. */
const knownSince = 946_684_800;

/** The last instant that JavaScript dates reach. */
const knownUntil = 8_640_000_000_000;

/** What `zoneGroups` says of the offsets of a zone, by its name. */
const zones: ReadonlyMap<string, string> = new Map(
  zoneGroups.flatMap(([offsets, names]) => names.split(' ').map((name) => [name, offsets] as const)),
);

/** The offsets of a zone; none for one without known abbreviations. */
function offsetsOf({ name }: GoLocation): readonly ZoneOffset[] {
  const offsets = zones.get(name) ?? '';
  return offsets.split(' ').filter(Boolean).map(readOffset);
}

/** ABBREVIATION ['*'] '=' MINUTES */
function readOffset(text: string): ZoneOffset {
  const [name = '', minutes = '0'] = text.split('=');
  return { offset: Number(minutes) * 60, abbreviation: name.replace('*', ''), isDaylightSaving: name.endsWith('*') };
}

export type LoadedLocation = { readonly location: GoLocation } | { readonly message: string };

/** time.LoadLocation, except for `Local`: the name must be spelt as in the tz database. The message is Go's. */
export function loadLocation(name: string): LoadedLocation {
  if (name === '' || name === 'UTC') return { location: utc };
  if (name.includes('..') || name.startsWith('/') || name.startsWith('\\')) {
    return { message: 'time: invalid location name' };
  }
  return zones.has(name) ? { location: new GoLocation(name) } : { message: `unknown time zone ${name}` };
}

/** The offset at an instant in seconds since 1970. Throws `Unsupported` before 2000 in a zone whose offset changes. */
export function offsetAt(location: GoLocation, seconds: number): number {
  if (location.fixedOffset !== undefined) return location.fixedOffset;
  if (seconds < knownSince || seconds > knownUntil) throw new Unsupported('zoneHistory');
  return computeOffset(location.name, seconds);
}

/** The offset with its abbreviation. Throws `Unsupported` where that is not known. */
export function zoneAt(location: GoLocation, seconds: number): ZoneOffset {
  const offset = offsetAt(location, seconds);
  if (location.fixedOffset !== undefined) {
    return { offset, abbreviation: location.name, isDaylightSaving: false };
  }
  const known = offsetsOf(location).find((each) => each.offset === offset);
  if (!known) throw new Unsupported('zoneHistory');
  return known;
}

const formatOf = memoize(createFormat);

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // The browser's own zone data is not complete.
    throw new Unsupported('zoneHistory');
  }
}

function computeOffset(timeZone: string, seconds: number): number {
  const parts = formatOf(timeZone).formatToParts(seconds * 1000);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local / 1000 - seconds;
}

/**
 * The instant at which clocks in the zone show the given time, in seconds since 1970, as time.Date finds it, also for a
 * time that daylight saving skips or repeats.
 */
export function instantOfLocal(location: GoLocation, localSeconds: number): number {
  if (location.fixedOffset !== undefined) return localSeconds - location.fixedOffset;
  // Go takes the number as UTC for a first guess, then looks again at the resulting instant.
  const guess = offsetAt(location, localSeconds);
  return guess === 0 ? localSeconds : localSeconds - offsetAt(location, localSeconds - guess);
}

/**
 * The offset that an abbreviation means in a zone at a local time; undefined when the zone has no such name.
 * Throws `Unsupported` for a name that may be of the zone's past.
 */
export function offsetOfName(location: GoLocation, name: string, localSeconds: number): number | undefined {
  if (location.fixedOffset !== undefined) return name === location.name ? location.fixedOffset : undefined;
  const named = offsetsOf(location).filter(({ abbreviation }) => abbreviation === name);
  const [first] = named;
  if (!first) throw new Unsupported('zoneHistory');
  const inEffect = named.find(({ offset }) => offsetAt(location, localSeconds - offset) === offset);
  return (inEffect ?? first).offset;
}
