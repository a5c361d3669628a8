import type { RawError } from '../errors.ts';
import { childrenOf, type ExprNode } from '../syntax/ast.ts';
import { countAny, countThreshold } from './counts.ts';
import { filterFirst, filterLast, filterLen, filterMap } from './filters.ts';
import { fold } from './fold.ts';
import { inArray } from './inArray.ts';
import { inRange } from './inRange.ts';
import { predicateCombination } from './predicateCombination.ts';
import { type Rewrite, rewriteTree } from './rewrite.ts';
import { sumArray, sumMap, sumRange } from './sums.ts';

const maxFoldPasses = 1001;

/** After folding and `inRange`; each goes over the whole tree, in Go's order, and is about builtins. */
const builtinRewrites: readonly Rewrite[] = [
  filterMap,
  filterLen,
  filterLast,
  filterFirst,
  predicateCombination,
  sumRange,
  sumArray,
  sumMap,
  countAny,
  countThreshold,
];

export type OptimizeOutcome =
  | { readonly ok: true; readonly node: ExprNode }
  | { readonly ok: false; readonly error: RawError };

/** The rewrites of Go's optimizer that a program can see: other values, other errors, or none if there was one. */
export function optimize(root: ExprNode): OptimizeOutcome {
  let node = rewriteTree(root, inArray);
  for (let pass = 0; pass < maxFoldPasses; pass++) {
    const folded = fold(node);
    if (folded.error) return { ok: false, error: folded.error };
    node = folded.node;
    if (!folded.isChanged) break;
  }
  node = rewriteTree(node, inRange);
  if (hasBuiltin(node)) for (const rewrite of builtinRewrites) node = rewriteTree(node, rewrite);
  return { ok: true, node };
}

function hasBuiltin(root: ExprNode): boolean {
  const ahead = [root];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.kind === 'builtin') return true;
    for (const child of childrenOf(node)) ahead.push(child);
  }
  return false;
}
