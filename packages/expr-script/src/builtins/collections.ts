import { elementsOf } from '../go/compare.ts';
import { GoPanic } from '../thrown.ts';
import { anySliceType, anyType, type GoType, kindOf, typeName } from '../types.ts';
import { anySlice, type ExprValue, GoBytes, GoLocationStruct, GoMap, GoSlice, GoTime } from '../value.ts';
import { intArgument, reflectedInt, reflectedKind, stringArgument } from './arguments.ts';
import type { Builtin, CallContext, InvalidArguments, TypeRule } from './builtin.ts';
import { mayBeArray, oneOfKinds, validated, wrongCount } from './rules.ts';

export const collectionBuiltins: readonly Builtin[] = [
  {
    name: 'first',
    documentation: 'The first element; nil if the array is empty.',
    signatures: ['first(array: array): any'],
    argumentCost: 'constant',
    rule: endRule('first'),
    call: ([array = null], context) => elementOrNil(array, 0n, context),
  },
  {
    name: 'last',
    documentation: 'The last element; nil if the array is empty.',
    signatures: ['last(array: array): any'],
    argumentCost: 'constant',
    rule: endRule('last'),
    call: ([array = null], context) => elementOrNil(array, -1n, context),
  },
  {
    name: 'get',
    documentation: 'The element at an index or under a key; nil if it is missing.',
    signatures: ['get(array: array, index: int): any', 'get(map: map, key: string): any'],
    argumentCost: 'constant',
    rule: { kind: 'indexing' },
    call: ([from = null, key = null], context) => getOrNil(from, key, context),
  },
  {
    name: 'take',
    documentation: 'The first so many elements.',
    signatures: ['take(array: array, count: int): array'],
    argumentCost: 'shallow',
    rule: validated(checkTake),
    call: ([array = null, count = null]) => take(array, count),
  },
  {
    name: 'reverse',
    documentation: 'The elements from the last to the first.',
    signatures: ['reverse(array: array): array'],
    argumentCost: 'shallow',
    rule: arrayRule('reverse'),
    call: ([array = null], context) => {
      const items = itemsOf(array, 'reverse');
      context.growMemory(items.length);
      return anySlice(items.toReversed());
    },
  },
  {
    name: 'uniq',
    documentation: 'The elements without those that equal an earlier one.',
    signatures: ['uniq(array: array): array'],
    rule: arrayRule('uniq'),
    call: ([array = null], context) => anySlice(unique(itemsOf(array, 'uniq'), context)),
  },
  {
    name: 'concat',
    documentation: 'The elements of all the arrays, one after the other.',
    signatures: ['concat(array: array, …): array'],
    argumentCost: 'shallow',
    rule: validated((args) => {
      if (args.length === 0) return { message: 'invalid number of arguments (expected at least 1, got 0)' };
      const stranger = args.findIndex((arg) => !mayBeArray(arg));
      return stranger < 0 ? anySliceType : { message: `cannot concat ${typeName(args[stranger])}` };
    }),
    call: (args, context) => {
      const items = args.flatMap((arg) => itemsOf(arg, 'concat'));
      context.growMemory(items.length);
      // Go leaves the slice nil until something is appended.
      return new GoSlice('interface {}', items, items.length === 0);
    },
  },
  {
    name: 'flatten',
    documentation: 'The elements of the array and of all arrays inside it.',
    signatures: ['flatten(array: array): array'],
    rule: arrayRule('flatten'),
    call: ([array = null], context) => {
      const items = flatten(itemsOf(array, 'flatten'), context);
      context.growMemory(items.length);
      return anySlice(items);
    },
  },
];

/** An argument that must be an array, for a result that is one. */
function arrayRule(verb: string): TypeRule {
  return oneOfKinds(
    ['interface', 'slice', 'array'],
    () => anySliceType,
    (name) => `cannot ${verb} ${name}`,
  );
}

function endRule(name: 'first' | 'last'): TypeRule {
  return oneOfKinds(
    ['interface', 'slice', 'array'],
    (argument) => argument.element ?? anyType,
    (type) => `cannot get ${name} element from ${type}`,
  );
}

function checkTake(args: readonly (GoType | undefined)[]): GoType | InvalidArguments {
  const fault = wrongCount(args, 2);
  if (fault) return fault;
  const [array, count] = args;
  if (!array || !mayBeArray(array)) return { message: `cannot take from ${typeName(array)}` };
  const kind = kindOf(count);
  const isCount = kind === 'interface' || kind?.startsWith('int');
  return isCount ? array : { message: `cannot take ${typeName(count)} elements` };
}

function itemsOf(array: ExprValue, verb: string): readonly ExprValue[] {
  const items = elementsOf(array);
  if (!items) throw new GoPanic(`cannot ${verb} ${reflectedKind(array)}`);
  return items;
}

/** Any failure results in nil, because Go recovers from it. */
function elementOrNil(array: ExprValue, index: ExprValue, context: CallContext): ExprValue {
  try {
    return context.fetch(array, index);
  } catch (error) {
    if (error instanceof GoPanic) return null;
    throw error;
  }
}

function getOrNil(from: ExprValue, key: ExprValue, context: CallContext): ExprValue {
  if (from === null) return null;
  if (typeof from === 'string' || from instanceof GoBytes || from instanceof GoSlice) {
    return elementOrNil(from, intArgument(key), context);
  }
  if (from instanceof GoMap) {
    const value = context.fetch(from, key);
    return from.has(key ?? (from.keyType === 'string' ? '' : null)) ? value : null;
  }
  if (from instanceof GoTime || from instanceof GoLocationStruct) stringArgument(key);
  return elementOrNil(from, key, context);
}

function take(array: ExprValue, count: ExprValue): ExprValue {
  const items = itemsOf(array, 'take from');
  const limit = reflectedKind(count).startsWith('int') ? reflectedInt(count) : undefined;
  if (limit === undefined) throw new GoPanic(`cannot take ${reflectedKind(count)} elements`);
  if (array instanceof GoSlice && array.isArray) {
    throw new GoPanic('reflect.Value.Slice: slice of unaddressable array');
  }
  if (limit < 0n) throw new GoPanic('reflect.Value.Slice: slice index out of bounds');
  const length = limit > BigInt(items.length) ? items.length : Number(limit);
  if (array instanceof GoBytes) return new GoBytes(array.bytes.slice(0, length));
  return array instanceof GoSlice
    ? new GoSlice(array.elementType, items.slice(0, length), array.isNil)
    : anySlice(items.slice(0, length));
}

function unique(items: readonly ExprValue[], context: CallContext): ExprValue[] {
  const kept: ExprValue[] = [];
  for (const item of items) {
    context.step(1 + kept.length);
    if (!kept.some((one) => context.equal(item, one))) kept.push(item);
  }
  return kept;
}

function flatten(items: readonly ExprValue[], context: CallContext): ExprValue[] {
  context.step(items.length);
  return items.flatMap((item) => {
    const inner = elementsOf(item);
    return inner ? flatten(inner, context) : [item];
  });
}
