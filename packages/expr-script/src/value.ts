import { type ByteString, fromByteString, isAscii, toByteString } from 'source-text';

export { type ByteString, fromByteString, isAscii, toByteString };

/**
 * How the values of an Expr program are held, so that each Go type stays apart from the others:
 *
 * | Go                  | here                                     |
 * |---------------------|------------------------------------------|
 * | nil                 | `null`                                   |
 * | bool                | `boolean`                                |
 * | int                 | `bigint`, always within 64 bits          |
 * | float64             | `number`                                 |
 * | int64, uint8, …     | `SizedInt`                               |
 * | string              | `string`, one character for each byte    |
 * | []uint8             | `GoBytes`                                |
 * | other slices, [2]any| `GoSlice`                                |
 * | maps                | `GoMap`                                  |
 * | time.Time, …        | `GoTime`, `GoDuration`, …                |
 *
 * No value changes after it was made.
 */
export type ExprValue =
  | null
  | boolean
  | bigint
  | number
  | ByteString
  | SizedInt
  | GoBytes
  | GoSlice
  | GoMap
  | GoTime
  | GoDuration
  | GoMonth
  | GoWeekday
  | GoLocation
  | GoLocationStruct
  | GoFunction;

/** A Go type as `%T` prints it, such as `[]interface {}`. */
export type GoTypeName = string;

/** The Go type of a value that can be anything. */
export const anyTypeName: GoTypeName = 'interface {}';

/** The integer types of Go beside `int`. A value is a `bigint`, and wraps around as there. */
export type SizedIntType = 'int8' | 'int16' | 'int32' | 'int64' | 'uint' | 'uint8' | 'uint16' | 'uint32' | 'uint64';

/** An integer of any type but `int`. */
export class SizedInt {
  readonly type: SizedIntType;
  readonly value: bigint;
  constructor(type: SizedIntType, value: bigint) {
    this.type = type;
    this.value = value;
  }
}

/** A `[]uint8`; the bytes are held like those of a string. */
export class GoBytes {
  readonly bytes: ByteString;
  constructor(bytes: ByteString) {
    this.bytes = bytes;
  }
}

/** A slice of anything but bytes; with `isArray` a Go array, such as the `[2]interface {}` of `toPairs`. */
export class GoSlice {
  readonly elementType: GoTypeName;
  readonly items: readonly ExprValue[];
  /** A nil slice is empty as well; only toJSON distinguishes the two. */
  readonly isNil: boolean;
  readonly isArray: boolean;
  constructor(elementType: GoTypeName, items: readonly ExprValue[], isNil = false, isArray = false) {
    this.elementType = elementType;
    this.items = items;
    this.isNil = isNil;
    this.isArray = isArray;
  }
}

/** A `[]interface {}`. */
export function anySlice(items: readonly ExprValue[]): GoSlice {
  return new GoSlice(anyTypeName, items);
}

/** A map. Go walks maps in random order; here, entries keep their insertion order. */
export class GoMap {
  readonly keyType: GoTypeName;
  readonly elementType: GoTypeName;
  readonly #entries = new Map<unknown, readonly [key: ExprValue, value: ExprValue]>();
  constructor(
    keyType: GoTypeName,
    elementType: GoTypeName,
    entries: Iterable<readonly [key: ExprValue, value: ExprValue]> = [],
  ) {
    this.keyType = keyType;
    this.elementType = elementType;
    // A later entry of the same key replaces the value and keeps the first key, as in Go.
    for (const [key, value] of entries) {
      const identity = keyIdentity(key);
      this.#entries.set(identity, [this.#entries.get(identity)?.[0] ?? key, value]);
    }
  }
  get size(): number {
    return this.#entries.size;
  }
  has(key: ExprValue): boolean {
    return this.#entries.has(keyIdentity(key));
  }
  /** The value; undefined if the map lacks the key. */
  get(key: ExprValue): ExprValue | undefined {
    return this.#entries.get(keyIdentity(key))?.[1];
  }
  entries(): IterableIterator<readonly [key: ExprValue, value: ExprValue]> {
    return this.#entries.values();
  }
}

/** True when Go can hash the value, so that it may be the key of a map. */
export function isHashable(value: ExprValue): boolean {
  if (value instanceof GoSlice) return value.isArray && value.items.every(isHashable);
  return ![GoBytes, GoMap, GoFunction, GoLocationStruct].some((type) => value instanceof type);
}

/** What JavaScript's Map compares to find a key. U+FFFF cannot be in a byte string, so made-up keys never meet real ones. */
export function keyIdentity(key: ExprValue): unknown {
  if (key === null || typeof key !== 'object') return Number.isNaN(key) ? Symbol('NaN') : key;
  if (key instanceof SizedInt) return `\uffff${key.type} ${key.value}`;
  if (key instanceof GoDuration) return `\uffffDuration ${key.nanoseconds}`;
  if (key instanceof GoMonth) return `\uffffMonth ${key.month}`;
  if (key instanceof GoWeekday) return `\uffffWeekday ${key.weekday}`;
  if (key instanceof GoTime) {
    const { hasMonotonicReading, location, nanoseconds, seconds } = key;
    return `\uffffTime ${seconds} ${nanoseconds} ${location.name} ${location.isServerZone} ${hasMonotonicReading}`;
  }
  if (key instanceof GoSlice) return `\uffffarray ${key.items.map((item) => String(keyIdentity(item))).join('\uffff')}`;
  return key;
}

/** A `time.Time` of Go: a moment to the nanosecond, and the zone that it is shown in. */
export class GoTime {
  /** Seconds since 1970-01-01 UTC; Go's zero time is in the year 1. */
  readonly seconds: bigint;
  /** 0 to 999,999,999. */
  readonly nanoseconds: number;
  readonly location: GoLocation;
  /** As now() gives it: Go's text of such a time ends with how long the program has been running. */
  readonly hasMonotonicReading: boolean;
  constructor(seconds: bigint, nanoseconds: number, location: GoLocation, hasMonotonicReading = false) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
    this.location = location;
    this.hasMonotonicReading = hasMonotonicReading;
  }
}

/** A `time.Duration` of Go. */
export class GoDuration {
  readonly nanoseconds: bigint;
  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

export class GoMonth {
  /** 1 to 12. */
  readonly month: number;
  constructor(month: number) {
    this.month = month;
  }
}

export class GoWeekday {
  /** 0 is Sunday. */
  readonly weekday: number;
  constructor(weekday: number) {
    this.weekday = weekday;
  }
}

/** A `*time.Location` of Go: a time zone. */
export class GoLocation {
  /** `UTC`, an IANA name, or the abbreviation that a parsed text gave to a fixed offset (may be empty). */
  readonly name: string;
  /** Seconds east of UTC where the zone never changes; undefined for an IANA zone. */
  readonly fixedOffset: number | undefined;
  /** True for Go's Local, which Go does not print by this name. */
  readonly isServerZone: boolean;
  constructor(name: string, fixedOffset?: number, isServerZone = false) {
    this.name = name;
    this.fixedOffset = fixedOffset;
    this.isServerZone = isServerZone;
  }
}

export const utc = new GoLocation('UTC', 0);

/** The time.Location that a pointer points to: Go follows pointers before most operations. */
export class GoLocationStruct {
  readonly location: GoLocation;
  constructor(location: GoLocation) {
    this.location = location;
  }
}

/** The value behind a pointer. */
export function followPointer(value: ExprValue): ExprValue {
  return value instanceof GoLocation ? new GoLocationStruct(value) : value;
}

/** A method of a value, or a builtin, that was named and not called. */
export class GoFunction {
  readonly type: GoTypeName;
  readonly call: (args: readonly ExprValue[]) => ExprValue;
  constructor(type: GoTypeName, call: (args: readonly ExprValue[]) => ExprValue) {
    this.type = type;
    this.call = call;
  }
}

/** The type of a value as Go's `%T` prints it; `<nil>` for nil. */
export function goTypeName(value: ExprValue): GoTypeName {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float64';
    case 'string':
      return 'string';
  }
  if (value === null) return '<nil>';
  if (value instanceof SizedInt) return value.type;
  if (value instanceof GoBytes) return '[]uint8';
  if (value instanceof GoSlice) return `[${value.isArray ? value.items.length : ''}]${value.elementType}`;
  if (value instanceof GoMap) return `map[${value.keyType}]${value.elementType}`;
  if (value instanceof GoTime) return 'time.Time';
  if (value instanceof GoDuration) return 'time.Duration';
  if (value instanceof GoMonth) return 'time.Month';
  if (value instanceof GoWeekday) return 'time.Weekday';
  if (value instanceof GoLocation) return '*time.Location';
  if (value instanceof GoLocationStruct) return 'time.Location';
  return value.type;
}
