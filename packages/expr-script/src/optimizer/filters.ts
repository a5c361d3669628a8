import { type BuiltinNode, childrenOf, type ExprNode } from '../syntax/ast.ts';
import { nowhere, type Rewrite, replace } from './rewrite.ts';

/** The filter that is the only argument of this builtin, or the base of this index. */
function filterIn(node: ExprNode | undefined): BuiltinNode | undefined {
  return node?.kind === 'builtin' && node.name === 'filter' && node.arguments.length === 2 ? node : undefined;
}

function soleArgument(node: ExprNode, name: string): ExprNode | undefined {
  return node.kind === 'builtin' && node.name === name && node.arguments.length === 1 ? node.arguments[0] : undefined;
}

/** `map(filter(…), …)` is one pass, unless the map looks at `#index`. */
export const filterMap: Rewrite = (node) => {
  if (node.kind !== 'builtin' || node.name !== 'map' || node.arguments.length !== 2) return node;
  const [filter, predicate] = node.arguments;
  if (filter?.kind !== 'builtin' || filter.name !== 'filter' || filter.map || predicate?.kind !== 'predicate')
    return node;
  if (usesIndex(predicate)) return node;
  return replace(node, {
    kind: 'builtin',
    name: 'filter',
    arguments: filter.arguments,
    map: predicate.body,
    range: nowhere,
  });
};

function usesIndex(node: ExprNode): boolean {
  return (node.kind === 'pointer' && node.name === 'index') || childrenOf(node).some(usesIndex);
}

/** `len(filter(…))` counts. */
export const filterLen: Rewrite = (node) => {
  const filter = filterIn(soleArgument(node, 'len'));
  if (!filter) return node;
  return replace(node, { kind: 'builtin', name: 'count', arguments: filter.arguments, range: nowhere });
};

/** `filter(…)[0]` and `first(filter(…))` stop at the first match; the index fails when there is none. */
export const filterFirst: Rewrite = (node) => search(node, 'find', 'first', 0n);

/** The same from the other end, for `filter(…)[-1]` and `last(filter(…))`. */
export const filterLast: Rewrite = (node) => search(node, 'findLast', 'last', -1n);

function search(node: ExprNode, name: string, builtin: string, index: bigint): ExprNode {
  const isIndexed =
    node.kind === 'member' && !node.isOptional && node.property.kind === 'integer' && node.property.value === index;
  const filter = filterIn(isIndexed ? node.base : soleArgument(node, builtin));
  if (!filter) return node;
  return replace(node, {
    kind: 'builtin',
    name,
    arguments: filter.arguments,
    throws: isIndexed,
    ...(filter.map && { map: filter.map }),
    range: nowhere,
  });
}
