import { elementOf, isUnknown, type Nature, natureOf, unknownNature } from '../nature.ts';
import { GoPanic } from '../panic.ts';
import { anyType, boolType, type GoType, intType } from '../types.ts';
import type { ExprValue } from '../value.ts';
import { type Loop, type PredicateBuiltin, plainParameters, predicateType } from './predicate.ts';

/** Moves to the first element, from either side, that passes. */
function seek(loop: Loop, fromEnd: boolean): boolean {
  for (loop.index = fromEnd ? loop.length - 1 : 0; loop.index >= 0 && loop.index < loop.length; ) {
    if (loop.test()) return true;
    loop.index += fromEnd ? -1 : 1;
  }
  return false;
}

function findElement(loop: Loop, fromEnd: boolean): ExprValue {
  if (seek(loop, fromEnd)) return loop.mapped();
  if (loop.mustFind) throw new GoPanic('reflect: slice index out of range');
  return null;
}

function element(collection: Nature): Nature {
  return isUnknown(collection) ? unknownNature : elementOf(collection);
}

function search(
  name: string,
  output: GoType,
  documentation: string,
  result: (collection: Nature) => Nature,
  run: (loop: Loop) => ExprValue,
): PredicateBuiltin {
  return {
    name,
    documentation,
    signatures: [`${name}(array, predicate): ${output.name === anyType.name ? 'any' : output.name}`],
    parameters: plainParameters,
    pointers: [],
    needsBoolean: true,
    type: predicateType(boolType, output),
    result,
    run,
  };
}

const int = () => natureOf(intType);

export const searches: readonly PredicateBuiltin[] = [
  search('find', anyType, 'The first element that passes the predicate; nil when none does.', element, (loop) =>
    findElement(loop, false),
  ),
  search('findLast', anyType, 'The last element that passes the predicate; nil when none does.', element, (loop) =>
    findElement(loop, true),
  ),
  search(
    'findIndex',
    intType,
    'Where the first element stands that passes the predicate; nil when none does.',
    int,
    (loop) => (seek(loop, false) ? BigInt(loop.index) : null),
  ),
  search(
    'findLastIndex',
    intType,
    'Where the last element stands that passes the predicate; nil when none does.',
    int,
    (loop) => (seek(loop, true) ? BigInt(loop.index) : null),
  ),
];
