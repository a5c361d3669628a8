import { sortValues } from '../go/sort.ts';
import { arrayOf, elementOf, isUnknown, natureOf, typeOf, unknownNature } from '../nature.ts';
import { GoPanic } from '../thrown.ts';
import { anySliceType, anyType, boolType, functionType, groupMapType, intType, stringType } from '../types.ts';
import { anySlice, anyTypeName, type ExprValue, GoMap, goTypeName, isHashable, keyIdentity } from '../value.ts';
import {
  type Loop,
  optionalPredicate,
  type PredicateBuiltin,
  plainParameters,
  predicateType,
  withExtra,
} from './predicate.ts';

function filter(loop: Loop): ExprValue {
  let count = 0;
  for (; loop.index < loop.length; loop.index++) {
    if (!loop.test()) continue;
    loop.keep(loop.mapped());
    count++;
  }
  return anySlice(loop.collect(count));
}

function map(loop: Loop): ExprValue {
  for (; loop.index < loop.length; loop.index++) loop.keep(loop.body());
  return anySlice(loop.collect(loop.length));
}

function sum(loop: Loop): ExprValue {
  loop.accumulator = 0n;
  for (; loop.index < loop.length; loop.index++) loop.accumulator = loop.context.add(loop.body(), loop.accumulator);
  return loop.accumulator;
}

function reduce(loop: Loop): ExprValue {
  const initial = loop.extra();
  if (initial !== undefined) {
    loop.accumulator = initial;
  } else {
    if (loop.length === 0) throw new GoPanic('reduce of empty array with no initial value');
    loop.accumulator = loop.item();
    loop.index++;
  }
  for (; loop.index < loop.length; loop.index++) loop.accumulator = loop.body();
  return loop.accumulator;
}

function groupBy(loop: Loop): ExprValue {
  const groups = new Map<unknown, { readonly key: ExprValue; readonly items: ExprValue[] }>();
  for (; loop.index < loop.length; loop.index++) {
    const key = loop.body();
    const item = loop.item();
    if (!isHashable(key)) throw new GoPanic(`hash of unhashable type: ${goTypeName(key)}`);
    const identity = keyIdentity(key);
    const group = groups.get(identity);
    if (group) group.items.push(item);
    else groups.set(identity, { key, items: [item] });
  }
  const entries = [...groups.values()].map(({ key, items }) => [key, anySlice(items)] as const);
  return new GoMap(anyTypeName, `[]${anyTypeName}`, entries);
}

function sortBy(loop: Loop): ExprValue {
  const extra = loop.extra();
  const order = extra === undefined ? 'asc' : extra;
  if (typeof order !== 'string') throw new GoPanic('sortBy order argument must be a string');
  if (order !== 'asc' && order !== 'desc') throw new GoPanic('unknown order, use asc or desc');
  const items: ExprValue[] = [];
  const keys: ExprValue[] = [];
  for (; loop.index < loop.length; loop.index++) {
    keys.push(loop.body());
    items.push(loop.item());
  }
  const less = (left: ExprValue, right: ExprValue) => {
    loop.context.step(1);
    return loop.context.less(left, right);
  };
  const sorted = sortValues(items, keys, order === 'desc', { less, scatter: loop.context.scatter });
  loop.context.growMemory(loop.length);
  return anySlice(sorted);
}

export const transforms: readonly PredicateBuiltin[] = [
  {
    name: 'filter',
    documentation: 'The elements that pass the predicate.',
    signatures: ['filter(array, predicate): array'],
    parameters: plainParameters,
    pointers: [],
    needsBoolean: true,
    type: predicateType(boolType, anySliceType),
    result: (collection) => (isUnknown(collection) ? natureOf(anySliceType) : arrayOf(elementOf(collection))),
    run: filter,
  },
  {
    name: 'map',
    documentation: 'What the predicate makes of each element.',
    signatures: ['map(array, predicate): array'],
    parameters: plainParameters,
    pointers: ['index'],
    needsBoolean: false,
    type: predicateType(anyType, anySliceType),
    result: (_collection, output) => arrayOf(output ?? unknownNature),
    run: map,
  },
  {
    name: 'sum',
    documentation: 'The sum of the elements, or of what the predicate makes of them.',
    signatures: ['sum(array): number', 'sum(array, predicate): number'],
    parameters: optionalPredicate,
    pointers: [],
    needsBoolean: false,
    fallsBackToType: true,
    type: predicateType(boolType, intType),
    result: (collection, output) => {
      if (output) return natureOf(typeOf(output));
      return isUnknown(collection) ? unknownNature : elementOf(collection);
    },
    run: sum,
  },
  {
    name: 'groupBy',
    documentation: 'A map from what the predicate gives to the elements that gave it.',
    signatures: ['groupBy(array, predicate): map'],
    parameters: plainParameters,
    pointers: [],
    needsBoolean: false,
    type: predicateType(anyType, groupMapType),
    result: () => natureOf(groupMapType),
    run: groupBy,
  },
  {
    name: 'sortBy',
    documentation: 'The elements in the order of what the predicate gives; "desc" turns it round.',
    signatures: ['sortBy(array, predicate, order?: "asc" | "desc"): array'],
    parameters: withExtra,
    pointers: [],
    needsBoolean: false,
    extraArgument: 'order',
    type: functionType([anySliceType, functionType([anyType], [boolType]), stringType], [anySliceType]),
    result: (collection) => collection,
    run: sortBy,
  },
  {
    name: 'reduce',
    documentation: 'Takes the elements one by one into #acc, which starts as the third argument or the first element.',
    signatures: ['reduce(array, predicate, initial?: any): any'],
    parameters: withExtra,
    pointers: ['index', 'acc'],
    needsBoolean: false,
    extraArgument: 'initial',
    type: functionType([anySliceType, functionType([anyType, anyType], [anyType]), anyType], [anyType]),
    result: (_collection, output) => output ?? unknownNature,
    run: reduce,
  },
];
