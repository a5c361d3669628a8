import { GoPanic, Unsupported } from '../thrown.ts';
import type { GoTime } from '../value.ts';
import { monthName, weekdayName } from './calendar.ts';
import { type TimeFields, timeFields } from './timeArithmetic.ts';
import { zoneAt } from './zone.ts';

/** A piece of a layout: literal text, then an element of Go's reference time (empty at the end of the layout). */
interface LayoutChunk {
  readonly prefix: string;
  readonly element: string;
}

/** Elements in Go's order; a shorter one counts only where the longer ones before it do not fit. */
const elementPattern =
  /January|Jan(?![a-z])|Monday|Mon(?![a-z])|MST|0[1-6]|002|15|1|2006|2|_2(?!006)|__2|3|4|5|PM|pm|[-Z]07(?:0000|:00:00|00|:00|)|[.,](?:0+|9+)(?![0-9])/g;

/** The layout `Mon Jan 2 15:04:05 MST 2006` and its relatives, cut into pieces (package time, nextStdChunk). */
export function layoutChunks(layout: string): readonly LayoutChunk[] {
  const chunks: LayoutChunk[] = [];
  let end = 0;
  for (const match of layout.matchAll(elementPattern)) {
    chunks.push({ prefix: layout.slice(end, match.index), element: match[0] });
    end = match.index + match[0].length;
  }
  return [...chunks, { prefix: layout.slice(end), element: '' }];
}

/** `.000`, `,999` and the like. */
export function isFraction(element: string): boolean {
  return element.startsWith('.') || element.startsWith(',');
}

export const rfc3339 = '2006-01-02T15:04:05Z07:00';
export const rfc3339Nano = '2006-01-02T15:04:05.999999999Z07:00';

/** Time.Format with a layout of Go's reference time. A byte string, since the layout's own text is one. */
export function formatTime(time: GoTime, layout: string): string {
  const fields = timeFields(time);
  let text = '';
  for (const { prefix, element } of layoutChunks(layout)) text += prefix + formatElement(element, fields, time);
  return text;
}

/** Time.String. Throws `Unsupported` for a time from now(): the text ends with how long the server has been running. */
export function timeText(time: GoTime): string {
  if (time.hasMonotonicReading) throw new Unsupported('runningTime');
  return formatTime(time, '2006-01-02 15:04:05.999999999 -0700 MST');
}

/**
 * The time as RFC 3339 writes it, for JSON and other text. Throws `GoPanic` for years and offsets that it cannot hold;
 * `failing` names the method that fails.
 */
export function marshalTime(time: GoTime, failing: string): string {
  const { year, offset } = timeFields(time);
  if (year < 0 || year > 9999) throw new GoPanic(`${failing}year outside of range [0,9999]`);
  if (Math.abs(offset) >= 24 * 3600) throw new GoPanic(`${failing}timezone hour outside of range [0,23]`);
  return formatTime(time, rfc3339Nano);
}

const formatters: Readonly<Record<string, (fields: TimeFields) => string>> = {
  January: ({ month }) => monthName(month),
  Jan: ({ month }) => monthName(month).slice(0, 3),
  '1': ({ month }) => String(month),
  '01': ({ month }) => pad(month, 2),
  Monday: ({ weekday }) => weekdayName(weekday),
  Mon: ({ weekday }) => weekdayName(weekday).slice(0, 3),
  '2': ({ day }) => String(day),
  _2: ({ day }) => String(day).padStart(2),
  '02': ({ day }) => pad(day, 2),
  __2: ({ yearDay }) => String(yearDay).padStart(3),
  '002': ({ yearDay }) => pad(yearDay, 3),
  '15': ({ hour }) => pad(hour, 2),
  '3': ({ hour }) => String(hour % 12 || 12),
  '03': ({ hour }) => pad(hour % 12 || 12, 2),
  '4': ({ minute }) => String(minute),
  '04': ({ minute }) => pad(minute, 2),
  '5': ({ second }) => String(second),
  '05': ({ second }) => pad(second, 2),
  '2006': ({ year }) => pad(year, 4),
  '06': ({ year }) => pad(Math.abs(year) % 100, 2),
  PM: ({ hour }) => (hour >= 12 ? 'PM' : 'AM'),
  pm: ({ hour }) => (hour >= 12 ? 'pm' : 'am'),
};

function formatElement(element: string, fields: TimeFields, time: GoTime): string {
  if (element === '') return '';
  const formatter = formatters[element];
  if (formatter) return formatter(fields);
  if (element === 'MST')
    return zoneAt(time.location, Number(time.seconds)).abbreviation || offsetText(fields.offset, '-0700');
  if (isFraction(element)) return fractionText(fields.nanosecond, element);
  return offsetText(fields.offset, element);
}

/** The offset in the shape of `-07`, `-0700`, `-07:00`, `-070000`, `-07:00:00`; with `Z` for `-`, UTC is `Z`. */
function offsetText(offset: number, shape: string): string {
  if (shape.startsWith('Z') && offset === 0) return 'Z';
  const minutes = Math.trunc(Math.abs(offset) / 60);
  const colon = shape.includes(':') ? ':' : '';
  let text = (offset <= -60 ? '-' : '+') + pad(Math.trunc(minutes / 60), 2);
  if (shape.length > 3) text += colon + pad(minutes % 60, 2);
  if (shape.length > 6) text += colon + pad(Math.abs(offset) % 60, 2);
  return text;
}

function fractionText(nanosecond: number, element: string): string {
  const separator = element.charAt(0);
  const digits = pad(nanosecond, 9).slice(0, element.length - 1);
  if (element.charAt(1) === '0') return separator + digits;
  const significant = digits.replace(/(?<!0)0+$/, '');
  return significant && separator + significant;
}

/** The number with at least so many digits; the sign comes before the zeros. */
function pad(value: number, width: number): string {
  return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width, '0');
}
