import { Unsupported } from '../thrown.ts';
import { GoDuration, type GoLocation, GoTime } from '../value.ts';
import { type CivilDate, civilFromDays, daysFromCivil, secondsPerDay, weekdayOfDays } from './calendar.ts';
import { nanosecondsPerSecond } from './duration.ts';
import { wrapInt } from './integer.ts';
import { instantOfLocal, offsetAt } from './zone.ts';

/** What clocks and calendars in the time's own zone show. */
export interface TimeFields extends CivilDate {
  /** Days since 1970-01-01. */
  readonly days: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: number;
  /** Seconds east of UTC. */
  readonly offset: number;
}

/** Throws `Unsupported` where the offset of the zone is not known. */
export function timeFields(time: GoTime): TimeFields {
  const seconds = Number(time.seconds);
  const offset = offsetAt(time.location, seconds);
  const local = seconds + offset;
  const days = Math.floor(local / secondsPerDay);
  const secondOfDay = local - days * secondsPerDay;
  return {
    ...civilFromDays(days),
    days,
    weekday: weekdayOfDays(days),
    hour: Math.floor(secondOfDay / 3600),
    minute: Math.floor(secondOfDay / 60) % 60,
    second: secondOfDay % 60,
    nanosecond: time.nanoseconds,
    offset,
  };
}

/** 1885-01-01 UTC: from here on, 33 bits of seconds leave room for a monotonic reading. */
const firstMonotonic = BigInt(daysFromCivil(1885, 1, 1) * secondsPerDay);

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

/** 0001-01-01 UTC, Go's zero time, from which Round and Truncate count. */
const zeroSeconds = BigInt(daysFromCivil(1, 1, 1) * secondsPerDay);

/** Time.Add */
export function addDuration(time: GoTime, nanoseconds: bigint): GoTime {
  const total = BigInt(time.nanoseconds) + nanoseconds;
  const rest = floorModulo(total, nanosecondsPerSecond);
  const seconds = time.seconds + (total - rest) / nanosecondsPerSecond;
  const isInRange = firstMonotonic <= seconds && seconds < firstMonotonic + 2n ** 33n;
  return new GoTime(seconds, Number(rest), time.location, time.hasMonotonicReading && isInRange);
}

/** Time.In: the same instant in another zone, without the monotonic reading. */
export function relocate({ seconds, nanoseconds }: GoTime, location: GoLocation): GoTime {
  return new GoTime(seconds, nanoseconds, location);
}

/** Time.Sub: the duration from `right` to `left`, cut to what 64 bits hold. */
export function subtractTimes(left: GoTime, right: GoTime): GoDuration {
  const difference =
    (left.seconds - right.seconds) * nanosecondsPerSecond + BigInt(left.nanoseconds - right.nanoseconds);
  return new GoDuration(difference > largest ? largest : difference < smallest ? smallest : difference);
}

/** Some three million years; far beyond, Go's 64 bits wrap and JavaScript's numbers lose digits. */
const farthestDay = 1e9;

/** Time.AddDate: the calendar decides; what goes over the end of a month runs into the next. */
export function addDate(time: GoTime, years: number, months: number, days: number): GoTime {
  const fields = timeFields(time);
  const date = daysFromCivil(fields.year + years, fields.month + months, fields.day + days);
  if (!(Math.abs(date) < farthestDay)) throw new Unsupported('farTimes');
  const local = date * secondsPerDay + fields.hour * 3600 + fields.minute * 60 + fields.second;
  return new GoTime(BigInt(instantOfLocal(time.location, local)), time.nanoseconds, time.location);
}

/** Time.Truncate: down to a multiple of the unit since Go's zero time. */
export function truncateTime(reading: GoTime, unit: bigint): GoTime {
  const time = relocate(reading, reading.location);
  return unit <= 0n ? time : addDuration(time, -sinceMultiple(time, unit));
}

/** Time.Round: to the nearest multiple, halves up. */
export function roundTime(reading: GoTime, unit: bigint): GoTime {
  const time = relocate(reading, reading.location);
  if (unit <= 0n) return time;
  const rest = sinceMultiple(time, unit);
  return addDuration(time, rest + rest < unit ? -rest : unit - rest);
}

function sinceMultiple(time: GoTime, unit: bigint): bigint {
  return floorModulo((time.seconds - zeroSeconds) * nanosecondsPerSecond + BigInt(time.nanoseconds), unit);
}

function floorModulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

/** Duration.Round: to the nearest multiple, halves away from zero. */
export function roundDuration(duration: bigint, unit: bigint): bigint {
  if (unit <= 0n) return duration;
  const rest = duration % unit;
  const magnitude = rest < 0n ? -rest : rest;
  const towardsZero = duration - rest;
  if (magnitude + magnitude < unit) return towardsZero;
  const away = duration < 0n ? towardsZero - unit : towardsZero + unit;
  return away > largest ? largest : away < smallest ? smallest : away;
}

/** Duration.Truncate: towards zero. */
export function truncateDuration(duration: bigint, unit: bigint): bigint {
  return unit <= 0n ? duration : duration - (duration % unit);
}

/** Duration.Hours and its relatives: whole units, and the rest by floating point. */
export function durationIn(duration: bigint, unit: bigint): number {
  return Number(duration / unit) + Number(duration % unit) / Number(unit);
}

export function isZeroTime(time: GoTime): boolean {
  return time.seconds === zeroSeconds && time.nanoseconds === 0;
}

/** Time.UnixNano and its relatives: units since 1970, wrapped to 64 bits. */
export function unixTime(time: GoTime, unitsPerSecond: bigint): bigint {
  const fraction = (BigInt(time.nanoseconds) * unitsPerSecond) / nanosecondsPerSecond;
  return wrapInt(time.seconds * unitsPerSecond + fraction);
}

/** Time.ISOWeek: the year and week of the Thursday in the same week. */
export function isoWeek(time: GoTime): { readonly year: number; readonly week: number } {
  const { year, yearDay, weekday, days } = timeFields(time);
  const daysSinceMonday = (weekday + 6) % 7;
  const thursday = yearDay + 3 - daysSinceMonday;
  const daysThisYear = daysFromCivil(year + 1, 1, 1) - daysFromCivil(year, 1, 1);
  if (thursday >= 1 && thursday <= daysThisYear) return { year, week: Math.ceil(thursday / 7) };
  const isoYear = thursday < 1 ? year - 1 : year + 1;
  return { year: isoYear, week: Math.ceil((days + 3 - daysSinceMonday - daysFromCivil(isoYear, 1, 1) + 1) / 7) };
}
