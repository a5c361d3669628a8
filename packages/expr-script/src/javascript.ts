import type { KnownVariables } from './environment.ts';
import { wrapSized } from './go/integer.ts';
import { elementOf, isUnknown, type Nature, natureOf, unknownNature } from './nature.ts';
import { Unsupported } from './thrown.ts';
import { type GoType, stringMapType } from './types.ts';
import {
  anySlice,
  type ByteString,
  type ExprValue,
  fromByteString,
  GoBytes,
  GoDuration,
  GoFunction,
  type GoLocation,
  GoLocationStruct,
  GoMap,
  GoMonth,
  GoSlice,
  GoTime,
  GoWeekday,
  SizedInt,
  type SizedIntType,
  toByteString,
  utc,
} from './value.ts';

/**
 * Go's values in JavaScript, in both directions:
 *
 * | Go                              | JavaScript                                                                         |
 * |---------------------------------|------------------------------------------------------------------------------------|
 * | nil                             | `null`                                                                             |
 * | bool                            | `boolean`                                                                          |
 * | int, int64, uint8, …, time.Month| `bigint`; one of type `any` is an int                                              |
 * | float64                         | `number`                                                                           |
 * | string                          | `string`; `InvalidText` where it is not UTF-8. A lone surrogate becomes U+FFFD.    |
 * | []byte                          | `Uint8Array`                                                                       |
 * | other slices and arrays         | array; a nil slice is an empty one                                                 |
 * | map[string]T                    | object; a `Map` is taken too, and is the result if a key is not UTF-8              |
 * | other maps                      | `Map`, as a result only                                                            |
 * | time.Time                       | `GoTime`; a `Date` is taken too, as UTC                                            |
 * | time.Duration                   | `GoDuration`                                                                       |
 * | *time.Location                  | `GoLocation`, as a result only                                                     |
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | InvalidText
  | Uint8Array
  | readonly Value[]
  | { readonly [key: string]: Value }
  | ReadonlyMap<Value, Value>
  | GoTime
  | GoDuration
  | GoLocation;

/** A Go string that is not valid UTF-8, such as half of an `é`. */
export class InvalidText {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  /** One character for each byte, as `latin1` of Node gives it. */
  get byteString(): string {
    return byteString(this.bytes);
  }
}

/** Thrown inside the folder for a value that is not of its type; the message is for the caller. */
export class WrongValue {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** The values of the variables, as programs see them. Throws `WrongValue`. */
export function readValues(values: unknown, { variables }: KnownVariables): ReadonlyMap<ByteString, ExprValue> {
  const natures = new Map([...variables].map(([name, { nature }]) => [toByteString(name), nature]));
  return new Map(readEntries(values, natures, unknownNature, ''));
}

function readEntries(
  value: unknown,
  fields: ReadonlyMap<ByteString, Nature> | undefined,
  otherwise: Nature,
  at: string,
): [ByteString, ExprValue][] {
  const entries = entriesOf(value);
  if (!entries) throw wrong(at, 'an object', value);
  const path = (name: string) => (at === '' ? name : `${at}.${name}`);
  const read = entries.map(([name, item]): [ByteString, ExprValue] => {
    const key = toByteString(name);
    return [key, readValue(item, fields?.get(key) ?? otherwise, path(name))];
  });
  const given = new Set(read.map(([key]) => key));
  const missing = [...(fields?.keys() ?? [])].find((key) => !given.has(key));
  if (missing !== undefined) throw new WrongValue(`${path(fromByteString(missing))} is missing`);
  return read;
}

/** The entries of an object, or of a `Map` whose keys are strings; undefined for anything else. */
function entriesOf(value: unknown): (readonly [name: string, item: unknown])[] | undefined {
  if (value instanceof Map) {
    const entries = [...value];
    return entries.every(([key]) => typeof key === 'string') ? entries : undefined;
  }
  return Object.prototype.toString.call(value) === '[object Object]' ? Object.entries(value as object) : undefined;
}

function wrong(at: string, wanted: string, value: unknown): WrongValue {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return new WrongValue(`${at === '' ? 'the values' : at} should be ${wanted}, not ${kind}`);
}

function readValue(value: unknown, nature: Nature, at: string): ExprValue {
  const type = isUnknown(nature) ? undefined : nature.type;
  if (type) return readTyped(value, nature, type, at) ?? refuse(at, wantedOf(type), value);
  if (value === null) return null;
  if (nature.isNil) return refuse(at, 'null', value);
  return readAny(value, at) ?? refuse(at, 'a value of Expr', value);
}

function refuse(at: string, wanted: string, value: unknown): never {
  throw wrong(at, wanted, value);
}

function wantedOf({ kind, name }: GoType): string {
  const wanted: Readonly<Record<string, string>> = {
    'time.Time': 'a Date or GoTime',
    'time.Duration': 'a GoDuration',
    '[]uint8': 'a Uint8Array',
    bool: 'a boolean',
    float64: 'a number',
    string: 'a string',
    slice: 'an array',
    map: 'an object',
  };
  return wanted[name] ?? wanted[kind] ?? `a bigint in the range of ${name}`;
}

/** Undefined for a value of another type. */
function readTyped(value: unknown, nature: Nature, type: GoType, at: string): ExprValue | undefined {
  if (type.name === 'time.Time') return timeOf(value);
  if (type.name === 'time.Duration') return value instanceof GoDuration ? value : undefined;
  if (type.name === '[]uint8') return value instanceof Uint8Array ? new GoBytes(byteString(value)) : undefined;
  const element = type.element?.name ?? '';
  switch (type.kind) {
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'float64':
      return typeof value === 'number' ? value : undefined;
    case 'string':
      return textOf(value);
    case 'slice':
      if (!Array.isArray(value)) return undefined;
      return new GoSlice(
        element,
        Array.from(value, (item, index) => readValue(item, elementOf(nature), `${at}[${index}]`)),
      );
    case 'map':
      return entriesOf(value) && new GoMap('string', element, readEntries(value, nature.fields, elementOf(nature), at));
    default:
      return typeof value === 'bigint' ? integerOf(value, type.name) : undefined;
  }
}

function integerOf(value: bigint, type: string): ExprValue | undefined {
  if (type === 'int') return BigInt.asIntN(64, value) === value ? value : undefined;
  const sized = type as SizedIntType;
  return wrapSized(sized, value) === value ? new SizedInt(sized, value) : undefined;
}

/** What may be anything has the type that the mapping says. */
function readAny(value: unknown, at: string): ExprValue | undefined {
  if (typeof value === 'boolean' || typeof value === 'number' || value instanceof GoDuration) return value;
  if (typeof value === 'bigint') return integerOf(value, 'int');
  if (value instanceof Uint8Array) return new GoBytes(byteString(value));
  if (Array.isArray(value)) {
    return anySlice(Array.from(value, (item, index) => readValue(item, unknownNature, `${at}[${index}]`)));
  }
  return textOf(value) ?? timeOf(value) ?? readTyped(value, natureOf(stringMapType), stringMapType, at);
}

function textOf(value: unknown): ByteString | undefined {
  if (value instanceof InvalidText) return value.byteString;
  return typeof value === 'string' ? toByteString(value) : undefined;
}

function timeOf(value: unknown): GoTime | undefined {
  if (value instanceof GoTime) return value;
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
  const seconds = Math.floor(value.getTime() / 1000);
  return new GoTime(BigInt(seconds), (value.getTime() - seconds * 1000) * 1_000_000, utc);
}

function byteString(bytes: Uint8Array): ByteString {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function bytesOf(bytes: ByteString): Uint8Array {
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** A value of Go as JavaScript has it. Throws `Unsupported` for a function. */
export function toJavaScript(value: ExprValue): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'number')
    return value;
  if (typeof value === 'string') return textOrBytes(value);
  if (value instanceof SizedInt) return value.value;
  if (value instanceof GoMonth) return BigInt(value.month);
  if (value instanceof GoWeekday) return BigInt(value.weekday);
  if (value instanceof GoBytes) return bytesOf(value.bytes);
  if (value instanceof GoSlice) return value.items.map(toJavaScript);
  if (value instanceof GoMap) return objectOrMap(value);
  if (value instanceof GoLocationStruct) return value.location;
  if (value instanceof GoFunction) throw new Unsupported('functionResult');
  return value;
}

function textOrBytes(bytes: ByteString): string | InvalidText {
  const text = fromByteString(bytes);
  return toByteString(text) === bytes ? text : new InvalidText(bytesOf(bytes));
}

function objectOrMap(map: GoMap): Value {
  const entries = Array.from(map.entries(), ([key, item]) => [toJavaScript(key), toJavaScript(item)] as const);
  const isObject = map.keyType === 'string' && entries.every(([key]) => typeof key === 'string');
  // Without a prototype, so that no key is special.
  return isObject ? Object.assign(Object.create(null), Object.fromEntries(entries)) : new Map(entries);
}
