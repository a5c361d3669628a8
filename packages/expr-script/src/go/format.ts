import { Unsupported } from '../thrown.ts';
import {
  type ExprValue,
  GoBytes,
  GoDuration,
  GoFunction,
  GoLocation,
  GoLocationStruct,
  GoMap,
  GoMonth,
  GoSlice,
  GoTime,
  GoWeekday,
  goTypeName,
  toByteString,
  utc,
} from '../value.ts';
import { monthName, weekdayName } from './calendar.ts';
import { compareWith, elementsOf } from './compare.ts';
import { durationText } from './duration.ts';
import { timeText } from './timeFormat.ts';
import { locationName } from './zone.ts';

/**
 * `fmt.Sprintf("%v", value)` as a byte string. Throws `Unsupported` for functions (Go prints an address), for a map
 * whose keys have several types (Go orders them by address), and for a time zone whose tables would be printed.
 */
export function formatValue(value: ExprValue): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return formatFloat(value);
    case 'bigint':
    case 'boolean':
      return String(value);
  }
  if (value === null) return '<nil>';
  if (value instanceof GoSlice || value instanceof GoBytes) {
    return `[${(elementsOf(value) ?? []).map(formatValue).join(' ')}]`;
  }
  if (value instanceof GoMap) return formatMap(value);
  if (value instanceof GoTime) return timeText(value);
  if (value instanceof GoDuration) return toByteString(durationText(value.nanoseconds));
  if (value instanceof GoMonth) return monthName(value.month);
  if (value instanceof GoWeekday) return weekdayName(value.weekday);
  if (value instanceof GoLocation) return locationName(value);
  if (value instanceof GoLocationStruct) return locationFields(value.location);
  if (value instanceof GoFunction) throw new Unsupported('functionText');
  return String(value.value);
}

function locationFields(location: GoLocation): string {
  if (location !== utc) throw new Unsupported('zoneTables');
  return '{UTC [] []  0 0 <nil>}';
}

function formatMap(map: GoMap): string {
  const entries = [...map.entries()].sort(([left], [right]) => compareKeys(left, right));
  return `map[${entries.map(([key, value]) => `${formatValue(key)}:${formatValue(value)}`).join(' ')}]`;
}

/** fmt prints the entries of a map in the order of their keys: nil, then by type, false before true, NaN before numbers. */
function compareKeys(left: ExprValue, right: ExprValue): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  if (goTypeName(left) !== goTypeName(right)) throw new Unsupported('mixedKeys');
  if (typeof left === 'boolean' || typeof right === 'boolean') return Number(left) - Number(right);
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  const [a, b] = [keyOrder(left), keyOrder(right)];
  return compareWith(a, '<', b) ? -1 : compareWith(a, '>', b) ? 1 : 0;
}

/** The number by which Go orders a key of this kind. Arrays and structs are not worth their own rule. */
function keyOrder(key: ExprValue): ExprValue {
  if (key instanceof GoMonth) return BigInt(key.month);
  if (key instanceof GoWeekday) return BigInt(key.weekday);
  if (key instanceof GoSlice || key instanceof GoTime || key instanceof GoLocation) throw new Unsupported('mixedKeys');
  return key;
}

interface ShortestDecimal {
  readonly sign: '' | '-';
  /** Neither starts nor ends with a zero, except for the number zero. */
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly exponent: number;
}

/** The fewest digits that yield the number again, as strconv and JavaScript both find them. */
function shortestDecimal(value: number): ShortestDecimal {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  return { sign, digits: mantissa.replace('.', ''), exponent: Number(exponent) };
}

/**
 * strconv's format `g` with the shortest precision, which is how fmt prints a float64:
 * with an exponent when that is below -4 or at least 6 (expr.md §7).
 */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const { sign, digits, exponent } = shortestDecimal(value);
  return sign + (exponent < -4 || exponent >= 6 ? scientific(digits, exponent) : positional(digits, exponent));
}

function scientific(digits: string, exponent: number): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  return `${digits[0]}${fraction}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function positional(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return digits.padEnd(exponent + 1, '0');
  return `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}
