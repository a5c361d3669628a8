import { floatOf, integerOf } from '../go/compare.ts';
import { intFromFloat } from '../go/integer.ts';
import { GoPanic } from '../thrown.ts';
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
  SizedInt,
} from '../value.ts';

/** The string, as Go's `value.(string)`. */
export function stringArgument(value: ExprValue | undefined): string {
  if (typeof value === 'string') return value;
  const name = value === null || value === undefined ? 'nil' : goTypeName(value);
  throw new GoPanic(`interface conversion: interface {} is ${name}, not string`);
}

/** The number as an int; the fraction of a float is dropped. */
export function intArgument(value: ExprValue | undefined): bigint {
  const integer = value === undefined ? undefined : integerOf(value);
  if (integer !== undefined) return integer;
  if (typeof value === 'number') return intFromFloat(value);
  throw new GoPanic(`invalid operation: int(${goTypeName(value ?? null)})`);
}

/** A count that fits a JavaScript index; anything larger is as good as the largest one. */
export function countArgument(value: ExprValue | undefined): number {
  const count = intArgument(value);
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) return Number.MAX_SAFE_INTEGER;
  return count < 0n ? -1 : Number(count);
}

/** What reflect makes a number of: also durations, months and weekdays. */
export function reflectedNumber(value: ExprValue): number | undefined {
  const integer = reflectedInt(value);
  return integer === undefined ? floatOf(value) : Number(integer);
}

/** The integer that a value is made of; undefined for anything else. */
export function reflectedInt(value: ExprValue): bigint | undefined {
  if (value instanceof GoDuration) return value.nanoseconds;
  if (value instanceof GoMonth) return BigInt(value.month);
  if (value instanceof GoWeekday) return BigInt(value.weekday);
  return integerOf(value);
}

/** What reflect calls the kind of a value, as messages show it. */
export function reflectedKind(value: ExprValue): string {
  if (value === null) return 'invalid';
  if (value instanceof GoSlice) return value.isArray ? 'array' : 'slice';
  if (value instanceof GoBytes) return 'slice';
  if (value instanceof GoMap) return 'map';
  if (value instanceof GoTime || value instanceof GoLocationStruct) return 'struct';
  if (value instanceof GoLocation) return 'ptr';
  if (value instanceof GoFunction) return 'func';
  if (value instanceof GoDuration) return 'int64';
  if (value instanceof GoMonth || value instanceof GoWeekday) return 'int';
  return value instanceof SizedInt ? value.type : goTypeName(value);
}
