export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Month.String; `month` counts from 1. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? `%!Month(${month})`;
}

/** Weekday.String; 0 is Sunday. */
export function weekdayName(weekday: number): string {
  return weekdayNames[weekday] ?? `%!Weekday(${weekday})`;
}

export const secondsPerDay = 86_400;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 1 to 366. */
  readonly yearDay: number;
}

/** The calendar repeats after 400 years: JavaScript counts in those from 2000, and reaches no further than 271,821. */
const eraYears = 400;
const eraDays = 146_097;

/** Days from 1970-01-01 to a date of the proleptic Gregorian calendar; months and days outside their range carry over. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const carriedYear = year + Math.floor((month - 1) / 12);
  const era = Math.floor(carriedYear / eraYears) - 5;
  const firstOfMonth = Date.UTC(carriedYear - era * eraYears, (((month - 1) % 12) + 12) % 12);
  return firstOfMonth / (secondsPerDay * 1000) + era * eraDays + day - 1;
}

/** The date this many days after 1970-01-01. */
export function civilFromDays(days: number): CivilDate {
  const era = Math.floor(days / eraDays);
  const date = new Date((days - era * eraDays) * secondsPerDay * 1000);
  const year = date.getUTCFullYear() + era * eraYears;
  const yearDay = days - daysFromCivil(year, 1, 1) + 1;
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate(), yearDay };
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return daysFromCivil(year, month + 1, 1) - daysFromCivil(year, month, 1);
}

/** 0 for Sunday, of a day counted from 1970-01-01, a Thursday. */
export function weekdayOfDays(days: number): number {
  return (((days + 4) % 7) + 7) % 7;
}
