import { GoPanic, Unsupported } from '../thrown.ts';
import {
  type ExprValue,
  GoBytes,
  GoDuration,
  GoFunction,
  GoLocation,
  GoLocationStruct,
  GoMap,
  GoSlice,
  GoTime,
  goTypeName,
  keyIdentity,
  SizedInt,
} from '../value.ts';
import { wrapInt } from './integer.ts';

/** The integer as Go's `int`; undefined for anything else. To an operator, months, weekdays and durations are not integers. */
export function integerOf(value: ExprValue): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return value instanceof SizedInt ? wrapInt(value.value) : undefined;
}

/** The number as a float64; undefined for anything else. */
export function floatOf(value: ExprValue): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof SizedInt ? Number(value.value) : undefined;
}

/** True for nil and for a nil slice. */
export function isNil(value: ExprValue): boolean {
  return value === null || (value instanceof GoSlice && value.isNil);
}

/** The values in a slice or an array, bytes too; undefined for anything else. */
export function elementsOf(value: ExprValue): readonly ExprValue[] | undefined {
  if (value instanceof GoSlice) return value.items;
  if (!(value instanceof GoBytes)) return undefined;
  return Array.from(value.bytes, (byte) => new SizedInt('uint8', BigInt(byte.charCodeAt(0))));
}

/** `==` of Expr (expr.md §7): numbers across kinds, []interface {} element by element with anything flat, else reflect.DeepEqual. */
export function equal(left: ExprValue, right: ExprValue): boolean {
  const leftFloat = floatOf(left);
  const rightFloat = floatOf(right);
  if (leftFloat !== undefined && rightFloat !== undefined) {
    const leftInteger = integerOf(left);
    const rightInteger = integerOf(right);
    if (leftInteger !== undefined && rightInteger !== undefined) return leftInteger === rightInteger;
    return leftFloat === rightFloat;
  }
  if (left instanceof GoTime && right instanceof GoTime) return compareTimes(left, right) === 0;
  if (isAnySlice(left) ? isFlatSlice(right) : isAnySlice(right) && isFlatSlice(left)) {
    return haveEqualElements(left, right, equal);
  }
  return (
    (isNil(left) && isNil(right)) ||
    (isFlatSlice(left) && goTypeName(left) === goTypeName(right)
      ? haveEqualElements(left, right, equal)
      : deepEqual(left, right))
  );
}

function isAnySlice(value: ExprValue): boolean {
  return value instanceof GoSlice && !value.isArray && value.elementType === 'interface {}';
}

/** A slice type that Equal knows by name: of anything, strings or numbers. */
function isFlatSlice(value: ExprValue): boolean {
  if (value instanceof GoBytes) return true;
  return (
    value instanceof GoSlice &&
    !value.isArray &&
    ['interface {}', 'string', 'int', 'float64'].includes(value.elementType)
  );
}

function haveEqualElements(
  left: ExprValue,
  right: ExprValue,
  areEqual: (left: ExprValue, right: ExprValue) => boolean,
): boolean {
  const leftItems = elementsOf(left) ?? [];
  const rightItems = elementsOf(right) ?? [];
  return (
    leftItems.length === rightItems.length &&
    leftItems.every((item, index) => areEqual(item, rightItems[index] ?? null))
  );
}

/** reflect.DeepEqual: the types must be the same, all the way down. */
export function deepEqual(left: ExprValue, right: ExprValue): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return left === right;
  if (goTypeName(left) !== goTypeName(right)) return false;
  if (left instanceof GoFunction) return false;
  if (left === right) return true;
  if (left instanceof GoBytes && right instanceof GoBytes) return left.bytes === right.bytes;
  if (left instanceof GoSlice && right instanceof GoSlice) {
    return left.isNil === right.isNil && haveEqualElements(left, right, deepEqual);
  }
  if (left instanceof GoMap && right instanceof GoMap) return haveEqualEntries(left, right);
  if (left instanceof GoTime && right instanceof GoTime) {
    const haveSameReading = left.hasMonotonicReading === right.hasMonotonicReading;
    return haveSameReading && compareTimes(left, right) === 0 && deepEqual(left.location, right.location);
  }
  if (left instanceof GoLocationStruct && right instanceof GoLocationStruct) {
    return deepEqual(left.location, right.location);
  }
  if (left instanceof GoLocation && right instanceof GoLocation) {
    if (left.isServerZone !== right.isServerZone && left.name === right.name) throw new Unsupported('serverZoneName');
    return left.name === right.name && left.fixedOffset === right.fixedOffset;
  }
  return keyIdentity(left) === keyIdentity(right);
}

function haveEqualEntries(left: GoMap, right: GoMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left.entries()) {
    const other = right.get(key);
    if (other === undefined || !deepEqual(value, other)) return false;
  }
  return true;
}

/** Below zero when `left` is the earlier instant, zero for the same instant. */
export function compareTimes(left: GoTime, right: GoTime): number {
  if (left.seconds !== right.seconds) return left.seconds < right.seconds ? -1 : 1;
  return left.nanoseconds - right.nanoseconds;
}

export type Ordering = '<' | '>' | '<=' | '>=';

/** `<`, `>`, `<=` and `>=` of Expr: numbers, strings by their bytes, times and durations. Throws `GoPanic` for other operands. */
export function compareWith(left: ExprValue, operator: Ordering, right: ExprValue): boolean {
  const pair = orderable(left, right);
  if (!pair) throw new GoPanic(`invalid operation: ${goTypeName(left)} ${operator} ${goTypeName(right)}`);
  const [a, b] = pair;
  switch (operator) {
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
  }
}

function orderable(
  left: ExprValue,
  right: ExprValue,
): readonly [string, string] | readonly [bigint, bigint] | readonly [number, number] | undefined {
  if (typeof left === 'string' && typeof right === 'string') return [left, right];
  const leftInteger = integerOf(left);
  const rightInteger = integerOf(right);
  if (leftInteger !== undefined && rightInteger !== undefined) return [leftInteger, rightInteger];
  const leftFloat = floatOf(left);
  const rightFloat = floatOf(right);
  if (leftFloat !== undefined && rightFloat !== undefined) return [leftFloat, rightFloat];
  if (left instanceof GoTime && right instanceof GoTime) return [compareTimes(left, right), 0];
  if (left instanceof GoDuration && right instanceof GoDuration) return [left.nanoseconds, right.nanoseconds];
  return undefined;
}

/** `<` of Expr, which sort orders by. */
export function less(left: ExprValue, right: ExprValue): boolean {
  return compareWith(left, '<', right);
}

/** `>` of Expr. */
export function more(left: ExprValue, right: ExprValue): boolean {
  return compareWith(left, '>', right);
}
