import { monthName, weekdayName } from '../go/calendar.ts';
import { durationText, nanosecondsPerSecond } from '../go/duration.ts';
import { durationIn, roundDuration, truncateDuration } from '../go/timeArithmetic.ts';
import { locationName } from '../go/zone.ts';
import { durationType, floatType, int64Type, stringType } from '../types.ts';
import { type ExprValue, GoDuration, GoMonth, GoWeekday, goTypeName, SizedInt, toByteString } from '../value.ts';
import type { Method } from './builtin.ts';
import { locationOf, methodTable, nanosecondsOf } from './receiver.ts';

const minute = 60n * nanosecondsPerSecond;
const largest = 2n ** 63n - 1n;

/** Methods of time.Duration. */
export const durationMethods: readonly Method[] = methodTable(nanosecondsOf, [
  ['Abs', [], [durationType], (d) => new GoDuration(absolute(d)), 'The duration without its sign.'],
  ['Hours', [], [floatType], (d) => durationIn(d, 60n * minute), 'The duration in hours.'],
  ['Microseconds', [], [int64Type], (d) => new SizedInt('int64', d / 1_000n), 'The duration in whole microseconds.'],
  [
    'Milliseconds',
    [],
    [int64Type],
    (d) => new SizedInt('int64', d / 1_000_000n),
    'The duration in whole milliseconds.',
  ],
  ['Minutes', [], [floatType], (d) => durationIn(d, minute), 'The duration in minutes.'],
  ['Nanoseconds', [], [int64Type], (d) => new SizedInt('int64', d), 'The duration in nanoseconds.'],
  [
    'Round',
    [durationType],
    [durationType],
    (d, [unit]) => new GoDuration(roundDuration(d, nanosecondsOf(unit))),
    'The nearest multiple of the unit.',
  ],
  ['Seconds', [], [floatType], (d) => durationIn(d, nanosecondsPerSecond), 'The duration in seconds.'],
  ['String', [], [stringType], (d) => toByteString(durationText(d)), 'The duration as text, such as 1h30m0s.'],
  [
    'Truncate',
    [durationType],
    [durationType],
    (d, [unit]) => new GoDuration(truncateDuration(d, nanosecondsOf(unit))),
    'The multiple of the unit towards zero.',
  ],
]);

function absolute(duration: bigint): bigint {
  const magnitude = duration < 0n ? -duration : duration;
  return magnitude > largest ? largest : magnitude;
}

/** Methods of time.Month and time.Weekday. */
export const calendarMethods: readonly Method[] = methodTable(calendarName, [
  ['String', [], [stringType], (name) => name, 'The English name.'],
]);

function calendarName(value: ExprValue): string {
  if (value instanceof GoMonth) return monthName(value.month);
  return value instanceof GoWeekday ? weekdayName(value.weekday) : goTypeName(value);
}

/** Methods of *time.Location. */
export const locationMethods: readonly Method[] = methodTable(locationOf, [
  ['String', [], [stringType], locationName, 'The name of the time zone.'],
]);
