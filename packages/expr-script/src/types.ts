import type { GoTypeName } from './value.ts';

/** What reflect calls the kind of a type. A named type keeps the kind that it is made of: time.Duration is an int64. */
export type GoKind =
  | 'bool'
  | 'int'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'uint'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'float64'
  | 'string'
  | 'slice'
  | 'array'
  | 'map'
  | 'struct'
  | 'pointer'
  | 'func'
  | 'interface';

/** A Go type. Types are interned by name: two types are the same when their names are. */
export interface GoType {
  /** As Go prints it, such as `map[string]interface {}`. */
  readonly name: GoTypeName;
  readonly kind: GoKind;
  /** Of a map. */
  readonly key?: GoType;
  /** Of a slice, an array, a map or a pointer. */
  readonly element?: GoType;
  /** Declared in a package, such as time.Time: to an operator, such integers are not numbers. */
  readonly isNamed: boolean;
  readonly signature?: FunctionSignature;
}

export interface FunctionSignature {
  readonly parameters: readonly GoType[];
  readonly results: readonly GoType[];
  /** The last parameter is a slice and takes any number of arguments. */
  readonly isVariadic: boolean;
}

function basic(name: GoKind): GoType {
  return { name, kind: name, isNamed: false };
}

function named(name: string, kind: GoKind): GoType {
  return { name, kind, isNamed: true };
}

export const boolType = basic('bool');
export const intType = basic('int');
export const int64Type = basic('int64');
const uint8Type = basic('uint8');
export const floatType = basic('float64');
export const stringType = basic('string');
export const anyType: GoType = { name: 'interface {}', kind: 'interface', isNamed: false };
export const errorType = named('error', 'interface');
export const timeType = named('time.Time', 'struct');
export const durationType = named('time.Duration', 'int64');
export const monthType = named('time.Month', 'int');
export const weekdayType = named('time.Weekday', 'int');
/** The struct that a `*time.Location` points to. */
const locationStructType = named('time.Location', 'struct');
export const locationType = pointerTo(locationStructType);

export function sliceOf(element: GoType): GoType {
  return { name: `[]${element.name}`, kind: 'slice', element, isNamed: false };
}

export function mapOf(key: GoType, element: GoType): GoType {
  return { name: `map[${key.name}]${element.name}`, kind: 'map', key, element, isNamed: false };
}

function pointerTo(element: GoType): GoType {
  return { name: `*${element.name}`, kind: 'pointer', element, isNamed: false };
}

/** The type of a function; `func(string, ...interface {}) string` when variadic, where the last parameter must be a slice. */
export function functionType(
  parameters: readonly GoType[],
  results: readonly GoType[],
  isVariadic: boolean = false,
): GoType {
  const names = parameters.map((parameter, index) =>
    isVariadic && index === parameters.length - 1 ? `...${parameter.name.slice(2)}` : parameter.name,
  );
  const outcome = results.map((result) => result.name).join(', ');
  const suffix = results.length === 0 ? '' : results.length === 1 ? ` ${outcome}` : ` (${outcome})`;
  return {
    name: `func(${names.join(', ')})${suffix}`,
    kind: 'func',
    isNamed: false,
    signature: { parameters, results, isVariadic },
  };
}

export const bytesType = sliceOf(uint8Type);
export const anySliceType = sliceOf(anyType);
export const stringSliceType = sliceOf(stringType);
export const intSliceType = sliceOf(intType);
export const floatSliceType = sliceOf(floatType);
/** What a map literal and a JSON object are. */
export const stringMapType = mapOf(stringType, anyType);
/** What `fromPairs` gives. */
export const anyMapType = mapOf(anyType, anyType);
/** What `groupBy` gives. */
export const groupMapType = mapOf(anyType, anySliceType);

/** The type behind any pointers. */
export function dereferenced(type: GoType): GoType {
  return type.kind === 'pointer' && type.element ? dereferenced(type.element) : type;
}

/** The kind that a builtin's own check looks at: of the type behind any pointers; undefined for nil. */
export function kindOf(type: GoType | undefined): GoKind | undefined {
  return type && dereferenced(type).kind;
}

/** How Go's `%s` prints a type, which may be missing, in a message. */
export function typeName(type: GoType | undefined): string {
  return type?.name ?? '%!s(<nil>)';
}

export const integerKinds: readonly GoKind[] = [
  'int',
  'int8',
  'int16',
  'int32',
  'int64',
  'uint',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
];

export function isIntegerKind(kind: GoKind | undefined): boolean {
  return kind !== undefined && integerKinds.includes(kind);
}

export function isNumericKind(kind: GoKind | undefined): boolean {
  return kind === 'float64' || isIntegerKind(kind);
}

/** The types that a variable may have, by name; `any` is `interface {}`. */
export const namedTypes: ReadonlyMap<string, GoType> = new Map([
  ...[boolType, floatType, stringType, timeType, durationType, ...integerKinds.map(basic)].map(
    (type) => [type.name, type] as const,
  ),
  ['any', anyType],
]);
