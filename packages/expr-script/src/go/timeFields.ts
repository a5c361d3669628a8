import type { GoTime } from '../value.ts';
import { type CivilDate, civilFromDays, secondsPerDay, weekdayOfDays } from './calendar.ts';
import { offsetAt } from './zone.ts';

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
