import { elementOf, isUnknown, type Nature, natureOf, unknownNature } from '../nature.ts';
import { GoPanic } from '../thrown.ts';
import { anyType, boolType, type GoType, intType } from '../types.ts';
import type { ExprValue } from '../value.ts';
import { type Loop, type PredicateBuiltin, plainParameters, predicateType } from './predicate.ts';

/** Moves to the first element that passes. */
function seekForwards(loop: Loop): boolean {
  for (; loop.index < loop.length; loop.index++) if (loop.test()) return true;
  return false;
}

/** Moves to the last element that passes. Go tests the index before each element, and forgets the outcome on its stack. */
function seekBackwards(loop: Loop): boolean {
  for (loop.index = loop.length - 1; loop.index >= 0; loop.index--) {
    loop.keep(true);
    if (loop.test()) return true;
  }
  loop.keep(false);
  return false;
}

function findElement(loop: Loop, fromEnd: boolean): ExprValue {
  if (fromEnd ? seekBackwards(loop) : seekForwards(loop)) return loop.mapped();
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
    'The index of the first element that passes the predicate; nil when none does.',
    int,
    (loop) => (seekForwards(loop) ? BigInt(loop.index) : null),
  ),
  search(
    'findLastIndex',
    intType,
    'The index of the last element that passes the predicate; nil when none does.',
    int,
    (loop) => (seekBackwards(loop) ? BigInt(loop.index) : null),
  ),
];
