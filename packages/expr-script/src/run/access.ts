import type { CallContext } from '../builtins/builtin.ts';
import { elementsOf } from '../go/compare.ts';
import { formatValue } from '../go/format.ts';
import { GoPanic } from '../thrown.ts';
import {
  anyTypeName,
  type ExprValue,
  fromByteString,
  GoBytes,
  GoLocation,
  GoLocationStruct,
  GoMap,
  GoSlice,
  GoTime,
  goTypeName,
  isHashable,
  SizedInt,
} from '../value.ts';
import { toInt } from './arithmetic.ts';
import { bindMethod, zeroOf } from './methodValue.ts';

/** `from[index]` and `from.index` of Expr. Throws `GoPanic` as Go's runtime fails. */
export function fetch(from: ExprValue, index: ExprValue, context: CallContext): ExprValue {
  if (typeof index === 'string') {
    const method = bindMethod(from, index, context);
    if (method) return method;
  }
  if (typeof from === 'string' || from instanceof GoBytes || from instanceof GoSlice) return elementAt(from, index);
  if (from instanceof GoMap) return lookUp(from, index) ?? zeroOf(from.elementType);
  if (from instanceof GoTime || from instanceof GoLocation) asString(index);
  throw new GoPanic(`cannot fetch ${fromByteString(formatValue(index))} from ${goTypeName(from)}`);
}

function elementAt(from: string | GoBytes | GoSlice, index: ExprValue): ExprValue {
  const length = BigInt(lengthOf(from));
  const given = toInt(index);
  const position = given < 0n ? given + length : given;
  if (position < 0n || position >= length) {
    throw new GoPanic(`index out of range: ${position} (array length is ${length})`);
  }
  const offset = Number(position);
  if (from instanceof GoSlice) return from.items[offset] ?? null;
  const bytes = typeof from === 'string' ? from : from.bytes;
  return new SizedInt('uint8', BigInt(bytes.charCodeAt(offset)));
}

function lengthOf(value: string | GoBytes | GoSlice): number {
  if (typeof value === 'string') return value.length;
  return value instanceof GoBytes ? value.bytes.length : value.items.length;
}

/** The value of a key; undefined if the map lacks it. Go requires a key of the map's type, and treats nil as the zero key. */
function lookUp(map: GoMap, key: ExprValue): ExprValue | undefined {
  if (key === null) return map.get(map.keyType === 'string' ? '' : null);
  if (map.keyType !== anyTypeName && goTypeName(key) !== map.keyType) {
    throw new GoPanic(
      `reflect.Value.MapIndex: value of type ${goTypeName(key)} is not assignable to type ${map.keyType}`,
    );
  }
  if (!isHashable(key)) throw new GoPanic(`runtime error: hash of unhashable type ${goTypeName(key)}`);
  return map.get(key);
}

/** `value[from:to]`: bounds count bytes or elements, negative ones from the end, and are cut to what is there. */
export function sliceOfValue(value: ExprValue, from: ExprValue, to: ExprValue, context: CallContext): ExprValue {
  if (typeof value !== 'string' && !(value instanceof GoBytes) && !(value instanceof GoSlice)) {
    throw new GoPanic(`cannot slice ${fromByteString(formatValue(from))}`);
  }
  const length = BigInt(lengthOf(value));
  const first = toInt(from);
  const last = toInt(to);
  const end = clamp(last < 0n ? last + length : last, length);
  const start = clamp(first < 0n ? first + length : first, BigInt(end));
  if (typeof value === 'string') return value.slice(start, end);
  if (value instanceof GoBytes) return new GoBytes(value.bytes.slice(start, end));
  // Go shares the memory, here the elements are copied.
  context.step((end - start) / 16);
  return new GoSlice(value.elementType, value.items.slice(start, end), value.isNil);
}

function clamp(value: bigint, limit: bigint): number {
  return Number(value < 0n ? 0n : value > limit ? limit : value);
}

/** What an open slice ends at. */
export function sliceLength(value: ExprValue): bigint {
  if (value instanceof GoMap) return BigInt(value.size);
  if (typeof value === 'string' || value instanceof GoBytes || value instanceof GoSlice) return BigInt(lengthOf(value));
  throw new GoPanic(`invalid argument for len (type ${goTypeName(value)})`);
}

/** `needle in value` */
export function isIn(needle: ExprValue, value: ExprValue, context: CallContext): boolean {
  if (value === null) return false;
  const elements = elementsOf(value);
  if (elements) {
    return elements.some((element) => {
      context.step(1);
      return context.equal(element, needle);
    });
  }
  if (value instanceof GoMap) return lookUp(value, needle) !== undefined;
  if (value instanceof GoTime || value instanceof GoLocationStruct) {
    if (typeof needle === 'string') return false;
    const type = goTypeName(value);
    throw new GoPanic(`cannot use ${goTypeName(needle)} as field name of ${type}`);
  }
  throw new GoPanic(`operator "in" not defined on ${goTypeName(value)}`);
}

/** Go's type assertion, which fails by panic. */
export function asString(value: ExprValue): string {
  if (typeof value === 'string') return value;
  throw conversionPanic(value, 'string');
}

export function asBool(value: ExprValue): boolean {
  if (typeof value === 'boolean') return value;
  throw conversionPanic(value, 'bool');
}

export function asInt(value: ExprValue): bigint {
  if (typeof value === 'bigint') return value;
  throw conversionPanic(value, 'int');
}

export function conversionPanic(value: ExprValue, type: string): GoPanic {
  const actual = value === null ? 'nil' : goTypeName(value);
  return new GoPanic(`interface conversion: interface {} is ${actual}, not ${type}`);
}
