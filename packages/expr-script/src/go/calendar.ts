const monthNames = [
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
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export { monthNames, weekdayNames };

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

/** Days from 1970-01-01 to a date of the proleptic Gregorian calendar; months and days outside their range carry over. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const carriedYear = year + Math.floor((month - 1) / 12);
  const monthIndex = (((month - 1) % 12) + 12) % 12;
  // Years start in March, so that the leap day is the last one.
  const shiftedYear = monthIndex < 2 ? carriedYear - 1 : carriedYear;
  const daysBeforeMonth = Math.floor((153 * ((monthIndex + 10) % 12) + 2) / 5);
  const daysBeforeYear =
    365 * shiftedYear + Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400);
  return daysBeforeYear + daysBeforeMonth + day - 1 - daysToEpoch;
}

/** From 0000-03-01 to 1970-01-01. */
const daysToEpoch = 719_468;

/** The date this many days after 1970-01-01. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + daysToEpoch;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  return { year, month, day, yearDay: days - daysFromCivil(year, 1, 1) + 1 };
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
