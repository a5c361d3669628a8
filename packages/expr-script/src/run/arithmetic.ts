import { floatOf, integerOf } from '../go/compare.ts';
import { intFromFloat, wrapInt, wrapSized } from '../go/integer.ts';
import { addDuration, subtractTimes } from '../go/timeArithmetic.ts';
import { maxStringLength } from '../limits.ts';
import { GoPanic, Unsupported } from '../thrown.ts';
import { type ExprValue, GoDuration, GoTime, goTypeName, SizedInt } from '../value.ts';
import { goPower } from './power.ts';

type Numeric =
  | { readonly kind: 'int'; readonly left: bigint; readonly right: bigint }
  | { readonly kind: 'float'; readonly left: number; readonly right: number };

/** Both as `int`, or both as float64 when one is; undefined when one is not a number. */
function numeric(left: ExprValue, right: ExprValue): Numeric | undefined {
  const leftInteger = integerOf(left);
  const rightInteger = integerOf(right);
  if (leftInteger !== undefined && rightInteger !== undefined) {
    return { kind: 'int', left: leftInteger, right: rightInteger };
  }
  const leftFloat = floatOf(left);
  const rightFloat = floatOf(right);
  if (leftFloat === undefined || rightFloat === undefined) return undefined;
  return { kind: 'float', left: leftFloat, right: rightFloat };
}

function mismatch(left: ExprValue, operator: string, right: ExprValue): GoPanic {
  return new GoPanic(`invalid operation: ${goTypeName(left)} ${operator} ${goTypeName(right)}`);
}

export function add(left: ExprValue, right: ExprValue): ExprValue {
  const numbers = numeric(left, right);
  if (numbers?.kind === 'int') return wrapInt(numbers.left + numbers.right);
  if (numbers) return numbers.left + numbers.right;
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length + right.length > maxStringLength) throw new Unsupported('longStrings');
    return left + right;
  }
  if (left instanceof GoTime && right instanceof GoDuration) return addDuration(left, right.nanoseconds);
  if (left instanceof GoDuration && right instanceof GoTime) return addDuration(right, left.nanoseconds);
  if (left instanceof GoDuration && right instanceof GoDuration) {
    return new GoDuration(wrapInt(left.nanoseconds + right.nanoseconds));
  }
  throw mismatch(left, '+', right);
}

export function subtract(left: ExprValue, right: ExprValue): ExprValue {
  const numbers = numeric(left, right);
  if (numbers?.kind === 'int') return wrapInt(numbers.left - numbers.right);
  if (numbers) return numbers.left - numbers.right;
  if (left instanceof GoTime && right instanceof GoTime) return subtractTimes(left, right);
  if (left instanceof GoTime && right instanceof GoDuration) return addDuration(left, wrapInt(-right.nanoseconds));
  if (left instanceof GoDuration && right instanceof GoDuration) {
    return new GoDuration(wrapInt(left.nanoseconds - right.nanoseconds));
  }
  throw mismatch(left, '-', right);
}

export function multiply(left: ExprValue, right: ExprValue): ExprValue {
  const numbers = numeric(left, right);
  if (numbers?.kind === 'int') return wrapInt(numbers.left * numbers.right);
  if (numbers) return numbers.left * numbers.right;
  if (left instanceof GoDuration || right instanceof GoDuration) {
    const scaled = numeric(durationAsNumber(left), durationAsNumber(right));
    if (scaled?.kind === 'int') return new GoDuration(wrapInt(scaled.left * scaled.right));
    // A float times a duration is a float, though its declared type is time.Duration.
    if (scaled) return scaled.left * scaled.right;
  }
  throw mismatch(left, '*', right);
}

function durationAsNumber(value: ExprValue): ExprValue {
  return value instanceof GoDuration ? value.nanoseconds : value;
}

/** Always a float64, also of two integers. */
export function divide(left: ExprValue, right: ExprValue): number {
  const numbers = numeric(left, right);
  if (!numbers) throw mismatch(left, '/', right);
  return Number(numbers.left) / Number(numbers.right);
}

export function modulo(left: ExprValue, right: ExprValue): ExprValue {
  const dividend = integerOf(left);
  const divisor = integerOf(right);
  if (dividend === undefined || divisor === undefined) throw mismatch(left, '%', right);
  if (divisor === 0n) throw new GoPanic('runtime error: integer divide by zero');
  return dividend % divisor;
}

/** Always a float64. */
export function power(left: ExprValue, right: ExprValue): number {
  return goPower(toFloat(left), toFloat(right));
}

function toFloat(value: ExprValue): number {
  const float = floatOf(value);
  if (float === undefined) throw new GoPanic(`invalid operation: float(${goTypeName(value)})`);
  return float;
}

/** An index or bound as an `int`: floats are cut. */
export function toInt(value: ExprValue): bigint {
  const integer = integerOf(value);
  if (integer !== undefined) return integer;
  if (typeof value === 'number') return intFromFloat(value);
  throw new GoPanic(`invalid operation: int(${goTypeName(value)})`);
}

/** What Go does to the result of a program that was asked for a type; a string stays whatever it is. */
export function castTo(type: 'string' | 'bool' | 'int' | 'float64', value: ExprValue): ExprValue {
  if (type === 'int') return toInt(value);
  if (type === 'float64') return toFloat(value);
  if (type === 'string' || typeof value === 'boolean') return value;
  if (value === null) return false;
  throw new GoPanic(`invalid operation: bool(${goTypeName(value)})`);
}

export function negate(value: ExprValue): ExprValue {
  if (typeof value === 'bigint') return wrapInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof SizedInt) return new SizedInt(value.type, wrapSized(value.type, -value.value));
  throw new GoPanic(`invalid operation: - ${goTypeName(value)}`);
}
