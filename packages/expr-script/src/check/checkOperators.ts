import {
  arrayOf,
  elementOf,
  hasKind,
  isArray,
  isAssignable,
  isBool,
  isComparable,
  isDuration,
  isFloat,
  isInteger,
  isNumber,
  isString,
  isTime,
  isUnknown,
  keyOf,
  mayFit,
  type Nature,
  natureName,
  natureOf,
  nilNature,
  unknownNature,
} from '../nature.ts';
import { boolType, bytesType, durationType, floatType, intType, stringType, timeType } from '../types.ts';

/** The nature of the result; a message where the operator has its own; undefined when the operands do not fit. */
type OperatorRule = (left: Nature, right: Nature) => Nature | { readonly message: string } | undefined;

const bool = natureOf(boolType);
const int = natureOf(intType);
const float = natureOf(floatType);
const duration = natureOf(durationType);
const time = natureOf(timeType);
const string = natureOf(stringType);

function both(left: Nature, right: Nature, test: (nature: Nature) => boolean): boolean {
  return test(left) && test(right);
}

function numeric(left: Nature, right: Nature): Nature {
  return isFloat(left) || isFloat(right) ? float : int;
}

const equality: OperatorRule = (left, right) => (isComparable(left, right) ? bool : undefined);

const logic: OperatorRule = (left, right) =>
  both(left, right, isBool) || mayFit(left, right, isBool) ? bool : undefined;

const ordering: OperatorRule = (left, right) => {
  const tests = [isNumber, isString, isTime, isDuration];
  const fits = tests.some((test) => both(left, right, test)) || mayFit(left, right, ...tests);
  return fits ? bool : undefined;
};

const addition: OperatorRule = (left, right) => {
  if (both(left, right, isNumber)) return numeric(left, right);
  if (both(left, right, isString)) return string;
  if ((isTime(left) && isDuration(right)) || (isDuration(left) && isTime(right))) return time;
  if (both(left, right, isDuration)) return duration;
  return mayFit(left, right, isNumber, isString, isTime, isDuration) ? unknownNature : undefined;
};

const subtraction: OperatorRule = (left, right) => {
  if (both(left, right, isNumber)) return numeric(left, right);
  if (both(left, right, isTime)) return duration;
  if (isTime(left) && isDuration(right)) return time;
  if (both(left, right, isDuration)) return duration;
  return mayFit(left, right, isNumber, isTime, isDuration) ? unknownNature : undefined;
};

const multiplication: OperatorRule = (left, right) => {
  if (both(left, right, isNumber)) return numeric(left, right);
  const isScaled = (isNumber(left) || isDuration(left)) && (isNumber(right) || isDuration(right));
  if (isScaled) return duration;
  return mayFit(left, right, isNumber, isDuration) ? unknownNature : undefined;
};

const division: OperatorRule = (left, right) =>
  both(left, right, isNumber) || mayFit(left, right, isNumber) ? float : undefined;

const modulo: OperatorRule = (left, right) =>
  both(left, right, isInteger) || mayFit(left, right, isInteger) ? int : undefined;

const range: OperatorRule = (left, right) =>
  both(left, right, isInteger) || mayFit(left, right, isInteger) ? arrayOf(int) : undefined;

const membership: OperatorRule = (left, right) => {
  if ((isString(left) || isUnknown(left)) && hasKind(right, 'struct')) return bool;
  if (hasKind(right, 'map')) {
    const key = keyOf(right);
    if (isUnknown(left) || isAssignable(left, key)) return bool;
    return { message: `cannot use ${natureName(left)} as type ${natureName(key)} in map key` };
  }
  if (isArray(right)) {
    const element = elementOf(right);
    if (isComparable(left, element)) return bool;
    return { message: `cannot use ${natureName(left)} as type ${natureName(element)} in array` };
  }
  return (isUnknown(left) && isString(right)) || isUnknown(right) ? bool : undefined;
};

const matching: OperatorRule = (left, right) => {
  const hasText = isString(left) || left.type?.name === bytesType.name;
  return (hasText && isString(right)) || mayFit(left, right, isString) ? bool : undefined;
};

const textSearch: OperatorRule = (left, right) =>
  both(left, right, isString) || mayFit(left, right, isString) ? bool : undefined;

const coalescing: OperatorRule = (left, right) => {
  if (left.isNil) return right.isNil ? nilNature : right;
  if (right.isNil) return left;
  return isAssignable(right, left) ? left : unknownNature;
};

const rules: ReadonlyMap<string, OperatorRule> = new Map([
  ['==', equality],
  ['!=', equality],
  ['or', logic],
  ['||', logic],
  ['and', logic],
  ['&&', logic],
  ['<', ordering],
  ['>', ordering],
  ['<=', ordering],
  ['>=', ordering],
  ['+', addition],
  ['-', subtraction],
  ['*', multiplication],
  ['/', division],
  ['**', division],
  ['^', division],
  ['%', modulo],
  ['..', range],
  ['in', membership],
  ['matches', matching],
  ['contains', textSearch],
  ['startsWith', textSearch],
  ['endsWith', textSearch],
  ['??', coalescing],
]);

/** The nature of a binary operation, or why it is invalid, in Go's words. The caller must have followed pointers. */
export function checkBinary(operator: string, left: Nature, right: Nature): Nature | { readonly message: string } {
  const rule = rules.get(operator);
  if (!rule) return { message: `unknown operator (${operator})` };
  return (
    rule(left, right) ?? {
      message: `invalid operation: ${operator} (mismatched types ${natureName(left)} and ${natureName(right)})`,
    }
  );
}

/** The nature of `!x`, `not x`, `-x` and `+x`. */
export function checkUnary(operator: string, operand: Nature): Nature | { readonly message: string } {
  if (operator === '!' || operator === 'not') {
    if (isBool(operand) || isUnknown(operand)) return bool;
  } else if (isNumber(operand)) {
    return operand;
  } else if (isUnknown(operand)) {
    return unknownNature;
  }
  return { message: `invalid operation: ${operator} (mismatched type ${natureName(operand)})` };
}
