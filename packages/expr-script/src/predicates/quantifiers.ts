import { natureOf } from '../nature.ts';
import { boolType, intType } from '../types.ts';
import { type Loop, optionalPredicate, type PredicateBuiltin, plainParameters, predicateType } from './predicate.ts';

const bool = natureOf(boolType);

/** True when a test has `outcome` for some element; stops there. */
function finds(loop: Loop, outcome: boolean): boolean {
  for (; loop.index < loop.length; loop.index++) if (loop.test() === outcome) return true;
  return false;
}

/** How many elements pass; stops at the threshold. */
function countMatches(loop: Loop): number {
  let count = 0;
  for (; loop.index < loop.length; loop.index++) {
    if (!loop.test()) continue;
    count++;
    if (count >= loop.threshold) break;
  }
  return count;
}

function quantifier(name: string, documentation: string, run: (loop: Loop) => boolean): PredicateBuiltin {
  return {
    name,
    documentation,
    signatures: [`${name}(array, predicate): bool`],
    parameters: plainParameters,
    pointers: [],
    needsBoolean: true,
    type: predicateType(boolType, boolType),
    result: () => bool,
    run,
  };
}

export const quantifiers: readonly PredicateBuiltin[] = [
  quantifier('all', 'True when every element passes the predicate.', (loop) => !finds(loop, false)),
  quantifier('none', 'True when no element passes the predicate.', (loop) => !finds(loop, true)),
  quantifier('any', 'True when at least one element passes the predicate.', (loop) => finds(loop, true)),
  quantifier('one', 'True when exactly one element passes the predicate.', (loop) => countMatches(loop) === 1),
  {
    name: 'count',
    documentation: 'How many elements pass the predicate; without one, how many are true.',
    signatures: ['count(array): int', 'count(array, predicate): int'],
    parameters: optionalPredicate,
    pointers: [],
    needsBoolean: true,
    type: predicateType(boolType, intType),
    result: () => natureOf(intType),
    run: (loop) => BigInt(countMatches(loop)),
  },
];
