import type { PredicateBuiltin } from './predicate.ts';
import { quantifiers } from './quantifiers.ts';
import { searches } from './searches.ts';
import { transforms } from './transforms.ts';

/** Every builtin that takes a predicate. */
export const predicateBuiltins: readonly PredicateBuiltin[] = [...quantifiers, ...searches, ...transforms];
