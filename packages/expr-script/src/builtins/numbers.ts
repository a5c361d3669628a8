import { elementsOf, floatOf, integerOf } from '../go/compare.ts';
import { wrapInt, wrapSized } from '../go/integer.ts';
import { GoPanic } from '../thrown.ts';
import { anyType, floatType, type GoType, isNumericKind, kindOf, typeName } from '../types.ts';
import { type ExprValue, GoSlice, goTypeName, SizedInt } from '../value.ts';
import { reflectedNumber } from './arguments.ts';
import type { Builtin, TypeRule } from './builtin.ts';
import { mayBeArray, mayBeNumber, validated, wrongCount } from './rules.ts';

export const numberBuiltins: readonly Builtin[] = [
  {
    name: 'abs',
    documentation: 'The number without its sign.',
    signatures: ['abs(number: number): number'],
    rule: validated(
      (args) =>
        wrongCount(args, 1) ??
        (args[0] && mayBeNumber(args[0])
          ? args[0]
          : { message: `invalid argument for abs (type ${typeName(args[0])})` }),
    ),
    call: ([number = null]) => absolute(number),
  },
  rounding('ceil', 'The number rounded up.', Math.ceil),
  rounding('floor', 'The number rounded down.', Math.floor),
  rounding('round', 'The nearest whole number; halves go away from zero.', roundHalfAway),
  {
    name: 'max',
    documentation: 'The largest of the numbers, also of those in arrays.',
    signatures: ['max(numbers: number | array, …): number'],
    rule: aggregateRule('max'),
    call: (args, context) => extreme('max', (best, next) => context.less(best, next), args),
  },
  {
    name: 'min',
    documentation: 'The smallest of the numbers, also of those in arrays.',
    signatures: ['min(numbers: number | array, …): number'],
    rule: aggregateRule('min'),
    call: (args, context) => extreme('min', (best, next) => context.more(best, next), args),
  },
  {
    name: 'mean',
    documentation: 'The average of the numbers, also of those in arrays.',
    signatures: ['mean(numbers: number | array, …): float'],
    rule: aggregateRule('mean'),
    call: (args) => {
      const { total, count } = totalOf(args);
      return count === 0 ? 0 : total / count;
    },
  },
  {
    name: 'median',
    documentation: 'The number in the middle, or between the two in the middle.',
    signatures: ['median(numbers: number | array, …): float'],
    rule: aggregateRule('median'),
    call: (args) => median(numbersIn('median', args)),
  },
];

/** The first argument determines the type; once something may be an array, nothing more is checked. */
function aggregateRule(name: string): TypeRule {
  return validated((args) => {
    const [first] = args;
    if (args.length === 0) return { message: `not enough arguments to call ${name}` };
    for (const arg of args) {
      if (mayBeArray(arg)) return anyType;
      if (!isNumericKind(kindOf(arg))) return { message: `invalid argument for ${name} (type ${typeName(arg)})` };
    }
    return first ?? anyType;
  });
}

function rounding(name: string, documentation: string, round: (number: number) => number): Builtin {
  return {
    name,
    documentation,
    signatures: [`${name}(number: number): float`],
    rule: validated((args): GoType | { message: string } => {
      const fault = wrongCount(args, 1);
      if (fault) return fault;
      return mayBeNumber(args[0]) ? floatType : { message: `invalid argument for ${name} (type ${typeName(args[0])})` };
    }),
    call: ([value = null]) => {
      const number = floatOf(value);
      if (number === undefined) throw new GoPanic(`invalid argument for ${name} (type ${goTypeName(value)})`);
      return round(number);
    },
  };
}

function roundHalfAway(number: number): number {
  const whole = Math.trunc(number);
  return Math.abs(number - whole) >= 0.5 ? whole + Math.sign(number) : whole;
}

function absolute(value: ExprValue): ExprValue {
  if (typeof value === 'number') return value < 0 ? -value : value;
  if (typeof value === 'bigint') return value < 0n ? wrapInt(-value) : value;
  if (value instanceof SizedInt) {
    return value.value < 0n ? new SizedInt(value.type, wrapSized(value.type, -value.value)) : value;
  }
  throw new GoPanic(`invalid argument for abs (type ${goTypeName(value)})`);
}

function isNumber(value: ExprValue): boolean {
  return typeof value === 'number' || integerOf(value) !== undefined;
}

/** The value that no other one beats; nil when there are no values. `isBeaten` fails for values without an order. */
function extreme(
  name: string,
  isBeaten: (best: ExprValue, next: ExprValue) => boolean,
  args: readonly ExprValue[],
): ExprValue {
  let best: ExprValue = null;
  const consider = (next: ExprValue) => {
    if (best === null || isBeaten(best, next)) best = next;
  };
  for (const arg of args) {
    const elements = elementsOf(arg);
    if (!elements) {
      if (reflectedNumber(arg) === undefined) {
        if (args.length === 1) return arg;
        throw refused(name, arg);
      }
      consider(arg);
      continue;
    }
    const isLoose = arg instanceof GoSlice && arg.elementType === 'interface {}' && !arg.isArray;
    for (const element of elements) {
      const isArray = elementsOf(element) !== undefined;
      if (isLoose && !isArray && !isNumber(element)) throw refused(name, element);
      const candidate = isLoose && !isArray ? element : extreme(name, isBeaten, [element]);
      if (!isNumber(candidate) && !(isLoose && candidate === null)) throw refused(name, candidate);
      if (candidate !== null) consider(candidate);
    }
  }
  return best;
}

function refused(name: string, value: ExprValue): GoPanic {
  return new GoPanic(`invalid argument for ${name} (type ${goTypeName(value)})`);
}

/** All the numbers in the arguments, however deep. */
function numbersIn(name: string, values: readonly ExprValue[]): number[] {
  return values.flatMap((value) => {
    const elements = elementsOf(value);
    if (elements) return numbersIn(name, elements);
    const number = reflectedNumber(value);
    if (number === undefined) throw refused(name, value);
    return [number];
  });
}

/** Sums a nested array first, as Go does: the order of additions shows in the last digits. */
function totalOf(args: readonly ExprValue[]): { readonly total: number; readonly count: number } {
  let total = 0;
  let count = 0;
  const values = args.flatMap((arg) => elementsOf(arg) ?? [arg]);
  for (const value of values) {
    const number = reflectedNumber(value);
    const isArray = elementsOf(value) !== undefined;
    if (number === undefined && !isArray) throw refused('mean', value);
    const inner = number === undefined ? totalOf([value]) : { total: number, count: 1 };
    total += inner.total;
    count += inner.count;
  }
  return { total, count };
}

function median(numbers: number[]): number {
  if (numbers.length === 0) return 0;
  // NaN sorts before all numbers.
  const sorted = numbers.sort(
    (left, right) => Number(Number.isNaN(right)) - Number(Number.isNaN(left)) || left - right,
  );
  const middle = Math.trunc(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
