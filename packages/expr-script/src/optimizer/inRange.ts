import { typeOf } from '../nature.ts';
import type { ExprNode } from '../syntax/ast.ts';
import { nowhere, type Rewrite, replace } from './rewrite.ts';

/** `x in 1..9` of a known int becomes two comparisons, which need no memory. */
export const inRange: Rewrite = (node) => {
  if (node.kind !== 'binary' || node.operator !== 'in' || typeOf(node.left.nature).kind !== 'int') return node;
  const { left, right } = node;
  if (right.kind !== 'binary' || right.operator !== '..') return node;
  if (right.left.kind !== 'integer' || right.right.kind !== 'integer') return node;
  const compare = (operator: string, bound: ExprNode): ExprNode => ({
    kind: 'binary',
    operator,
    left,
    right: bound,
    range: nowhere,
  });
  return replace(node, {
    kind: 'binary',
    operator: 'and',
    left: compare('>=', right.left),
    right: compare('<=', right.right),
    range: nowhere,
  });
};
