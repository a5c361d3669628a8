import {
  anySliceType,
  anyType,
  dereferenced,
  durationType,
  functionType,
  type GoKind,
  type GoType,
  isIntegerKind,
  stringMapType,
  timeType,
} from './types.ts';
import type { ByteString } from './value.ts';

/** What the checker knows about a value. The word is the Go engine's: more than a type, as an array may know its elements. */
export interface Nature {
  /** Missing for nil and for what is unknown. */
  readonly type: GoType | undefined;
  readonly isNil: boolean;
  /** For an array, what it contains, if that is more than the type says; for a predicate, its result. */
  readonly element?: Nature;
  /** Of a map: its keys, if no others are allowed. */
  readonly fields?: ReadonlyMap<ByteString, Nature>;
  /** Of a function: the builtin that it is. */
  readonly builtin?: string;
  /** For a method, the first parameter of its type is the receiver, which a call does not pass. */
  readonly isMethod?: boolean;
}

export const unknownNature: Nature = { type: undefined, isNil: false };
export const nilNature: Nature = { type: undefined, isNil: true };

export function natureOf(type: GoType): Nature {
  return { type, isNil: false };
}

export function arrayOf(element: Nature): Nature {
  return { type: anySliceType, isNil: false, element };
}

/** A `map[string]any` with exactly these keys. */
export function objectOf(fields: ReadonlyMap<ByteString, Nature>): Nature {
  return { type: stringMapType, isNil: false, fields };
}

export function methodOfType(receiver: GoType, method: GoType): Nature {
  const { parameters = [], results = [], isVariadic = false } = method.signature ?? {};
  return { type: functionType([receiver, ...parameters], results, isVariadic), isNil: false, isMethod: true };
}

/** As messages name it. */
export function natureName(nature: Nature): string {
  return nature.type?.name ?? 'unknown';
}

export function isUnknown(nature: Nature): boolean {
  return nature.type ? nature.type.name === anyType.name : !nature.isNil;
}

/** The type, as the later phases see it: `interface {}` where there is no type. */
export function typeOf(nature: Nature | undefined): GoType {
  return nature?.type ?? anyType;
}

export function behindPointer(nature: Nature): Nature {
  return nature.type?.kind === 'pointer' ? natureOf(dereferenced(nature.type)) : nature;
}

export function hasKind(nature: Nature, ...kinds: readonly GoKind[]): boolean {
  return nature.type !== undefined && kinds.includes(nature.type.kind);
}

export function isArray(nature: Nature): boolean {
  return hasKind(nature, 'slice', 'array');
}

/** For operators, named integers such as time.Month are not integers. */
export function isInteger(nature: Nature): boolean {
  return nature.type !== undefined && !nature.type.isNamed && isIntegerKind(nature.type.kind);
}

export function isFloat(nature: Nature): boolean {
  return hasKind(nature, 'float64');
}

export function isNumber(nature: Nature): boolean {
  return isInteger(nature) || isFloat(nature);
}

export function isString(nature: Nature): boolean {
  return hasKind(nature, 'string');
}

export function isBool(nature: Nature): boolean {
  return hasKind(nature, 'bool');
}

export function isTime(nature: Nature): boolean {
  return nature.type?.name === timeType.name;
}

export function isDuration(nature: Nature): boolean {
  return nature.type?.name === durationType.name;
}

export function keyOf(nature: Nature): Nature {
  return nature.type?.key ? natureOf(nature.type.key) : unknownNature;
}

export function elementOf(nature: Nature): Nature {
  if (isArray(nature) && nature.element) return nature.element;
  return nature.type?.element ? natureOf(nature.type.element) : unknownNature;
}

const nilableKinds: ReadonlySet<GoKind> = new Set<GoKind>(['pointer', 'interface', 'func', 'map', 'slice']);

/** Go's assignability, for the types that programs have: the same type, or anything to `interface {}`. */
export function isAssignable(nature: Nature, target: Nature): boolean {
  if (nature.isNil && target.type && nilableKinds.has(target.type.kind)) return true;
  if (!nature.type || !target.type) return false;
  return nature.type.name === target.type.name || target.type.name === anyType.name;
}

export function isComparable(left: Nature, right: Nature): boolean {
  return (
    isUnknown(left) ||
    isUnknown(right) ||
    left.isNil ||
    right.isNil ||
    (isNumber(left) && isNumber(right)) ||
    (isDuration(left) && isDuration(right)) ||
    (isTime(left) && isTime(right)) ||
    (isArray(left) && isArray(right)) ||
    isAssignable(left, right)
  );
}

/** One side is unknown, and the other is unknown too or passes one of the tests. */
export function mayFit(left: Nature, right: Nature, ...tests: readonly ((nature: Nature) => boolean)[]): boolean {
  if (isUnknown(left)) return isUnknown(right) || tests.some((test) => test(right));
  return isUnknown(right) && tests.some((test) => test(left));
}
