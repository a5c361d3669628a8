import { compareTimes } from '../go/compare.ts';
import {
  addDate,
  addDuration,
  isoWeek,
  isZeroTime,
  relocate,
  roundTime,
  subtractTimes,
  timeFields,
  truncateTime,
  unixTime,
} from '../go/timeArithmetic.ts';
import { formatTime, marshalTime, timeText } from '../go/timeFormat.ts';
import { zoneAt } from '../go/zone.ts';
import { GoPanic, Unsupported } from '../thrown.ts';
import {
  boolType,
  bytesType,
  durationType,
  errorType,
  int64Type,
  intType,
  locationType,
  monthType,
  stringType,
  timeType,
  weekdayType,
} from '../types.ts';
import { type ExprValue, GoBytes, GoMonth, type GoTime, GoWeekday, SizedInt, utc } from '../value.ts';
import { intArgument, stringArgument } from './arguments.ts';
import type { Method } from './builtin.ts';
import { locationOf, methodTable, nanosecondsOf, timeOf } from './receiver.ts';

/** Methods of time.Time. Those that have no answer are here with their types, so that they check as in Go. */
export const timeMethods: readonly Method[] = methodTable(timeOf, [
  ['Add', [durationType], [timeType], (t, [d]) => addDuration(t, nanosecondsOf(d)), 'The time so much later.'],
  [
    'AddDate',
    [intType, intType, intType],
    [timeType],
    (t, [years, months, days]) => addDate(t, number(years), number(months), number(days)),
    'The time so many years, months and days later.',
  ],
  ['After', [timeType], [boolType], (t, [u]) => compareTimes(t, timeOf(u)) > 0, 'Whether it is later than another.'],
  ['AppendBinary', [bytesType], [bytesType, errorType], unanswered, 'The bytes followed by the time in Go’s encoding.'],
  [
    'AppendFormat',
    [bytesType, stringType],
    [bytesType],
    (t, [bytes, layout]) => append(bytes, formatTime(t, stringArgument(layout))),
    'The bytes followed by the time in a layout.',
  ],
  [
    'AppendText',
    [bytesType],
    [bytesType, errorType],
    (t, [bytes]) => append(bytes, marshalTime(t, 'Time.AppendText: ')),
    'The bytes followed by the time as RFC 3339 writes it.',
  ],
  ['Before', [timeType], [boolType], (t, [u]) => compareTimes(t, timeOf(u)) < 0, 'Whether it is earlier than another.'],
  [
    'Clock',
    [],
    [intType, intType, intType],
    unanswered,
    'Hour, minute and second: not usable, since they are three values.',
  ],
  [
    'Compare',
    [timeType],
    [intType],
    (t, [u]) => BigInt(Math.sign(compareTimes(t, timeOf(u)))),
    '-1 when it is earlier than another, 1 when later, else 0.',
  ],
  [
    'Date',
    [],
    [intType, monthType, intType],
    unanswered,
    'Year, month and day: not usable, since they are three values.',
  ],
  ['Day', [], [intType], (t) => BigInt(timeFields(t).day), 'The day of the month.'],
  ['Equal', [timeType], [boolType], (t, [u]) => compareTimes(t, timeOf(u)) === 0, 'Whether it is the same instant.'],
  [
    'Format',
    [stringType],
    [stringType],
    (t, [layout]) => formatTime(t, stringArgument(layout)),
    'The time in a layout, which shows how 2006-01-02 15:04:05 MST would be written.',
  ],
  ['GoString', [], [stringType], unanswered, 'The time as Go source.'],
  ['GobEncode', [], [bytesType, errorType], unanswered, 'The time in Go’s encoding.'],
  ['Hour', [], [intType], (t) => BigInt(timeFields(t).hour), 'The hour, 0 to 23.'],
  ['ISOWeek', [], [intType, intType], (t) => BigInt(isoWeek(t).year), 'The year that the week of the time counts to.'],
  ['In', [locationType], [timeType], (t, [zone = null]) => timeIn(t, zone), 'The same instant in a time zone.'],
  [
    'IsDST',
    [],
    [boolType],
    (t) => zoneAt(t.location, Number(t.seconds)).isDaylightSaving,
    'Whether daylight saving is in effect.',
  ],
  ['IsZero', [], [boolType], isZeroTime, 'Whether it is the first instant of the year 1.'],
  [
    'Local',
    [],
    [timeType],
    (t, _, context) => relocate(t, context.serverZone()),
    'The same instant in the time zone of the server.',
  ],
  ['Location', [], [locationType], (t) => t.location, 'The time zone.'],
  ['MarshalBinary', [], [bytesType, errorType], unanswered, 'The time in Go’s encoding.'],
  [
    'MarshalJSON',
    [],
    [bytesType, errorType],
    (t) => new GoBytes(`"${marshalTime(t, 'Time.MarshalJSON: ')}"`),
    'The time as JSON.',
  ],
  [
    'MarshalText',
    [],
    [bytesType, errorType],
    (t) => new GoBytes(marshalTime(t, 'Time.MarshalText: ')),
    'The time as RFC 3339 writes it.',
  ],
  ['Minute', [], [intType], (t) => BigInt(timeFields(t).minute), 'The minute, 0 to 59.'],
  ['Month', [], [monthType], (t) => new GoMonth(timeFields(t).month), 'The month.'],
  ['Nanosecond', [], [intType], (t) => BigInt(t.nanoseconds), 'The nanoseconds within the second.'],
  [
    'Round',
    [durationType],
    [timeType],
    (t, [d]) => roundTime(t, nanosecondsOf(d)),
    'The nearest multiple of a duration.',
  ],
  ['Second', [], [intType], (t) => BigInt(timeFields(t).second), 'The second, 0 to 59.'],
  ['String', [], [stringType], timeText, 'The time as text.'],
  ['Sub', [timeType], [durationType], (t, [u]) => subtractTimes(t, timeOf(u)), 'The duration since another time.'],
  [
    'Truncate',
    [durationType],
    [timeType],
    (t, [d]) => truncateTime(t, nanosecondsOf(d)),
    'The multiple of a duration just before.',
  ],
  ['UTC', [], [timeType], (t) => relocate(t, utc), 'The same instant in UTC.'],
  ['Unix', [], [int64Type], (t) => new SizedInt('int64', t.seconds), 'Seconds since 1970 UTC.'],
  ['UnixMicro', [], [int64Type], (t) => unix(t, 1_000_000n), 'Microseconds since 1970 UTC.'],
  ['UnixMilli', [], [int64Type], (t) => unix(t, 1_000n), 'Milliseconds since 1970 UTC.'],
  ['UnixNano', [], [int64Type], (t) => unix(t, 1_000_000_000n), 'Nanoseconds since 1970 UTC.'],
  ['Weekday', [], [weekdayType], (t) => new GoWeekday(timeFields(t).weekday), 'The day of the week.'],
  ['Year', [], [intType], (t) => BigInt(timeFields(t).year), 'The year.'],
  ['YearDay', [], [intType], (t) => BigInt(timeFields(t).yearDay), 'The day of the year, from 1.'],
  [
    'Zone',
    [],
    [stringType, intType],
    (t) => zoneAt(t.location, Number(t.seconds)).abbreviation,
    'The abbreviation of the time zone.',
  ],
  ['ZoneBounds', [], [timeType, timeType], unanswered, 'When the offset of the time zone began to apply.'],
]);

function number(value: ExprValue | undefined): number {
  return Number(intArgument(value));
}

function unix(time: GoTime, unitsPerSecond: bigint): SizedInt {
  return new SizedInt('int64', unixTime(time, unitsPerSecond));
}

function append(bytes: ExprValue | undefined, text: string): GoBytes {
  return new GoBytes((bytes instanceof GoBytes ? bytes.bytes : '') + text);
}

function timeIn(time: GoTime, zone: ExprValue): GoTime {
  if (zone === null) throw new GoPanic('time: missing Location in call to Time.In');
  return relocate(time, locationOf(zone));
}

function unanswered(): never {
  throw new Unsupported('timeMethod');
}
