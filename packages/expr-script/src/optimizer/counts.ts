import { wrapInt } from '../go/integer.ts';
import type { BuiltinNode, ExprNode } from '../syntax/ast.ts';
import { nowhere, type Rewrite, replace } from './rewrite.ts';

function countWithPredicate(node: ExprNode): BuiltinNode | undefined {
  return node.kind === 'builtin' && node.name === 'count' && node.arguments.length === 2 ? node : undefined;
}

/** `count(…) > 0` and `count(…) >= 1` are `any(…)`. */
export const countAny: Rewrite = (node) => {
  if (node.kind !== 'binary' || node.right.kind !== 'integer') return node;
  const count = countWithPredicate(node.left);
  const { value } = node.right;
  const asksForAny = (node.operator === '>' && value === 0n) || (node.operator === '>=' && value === 1n);
  if (!count || !asksForAny) return node;
  return replace(node, { kind: 'builtin', name: 'any', arguments: count.arguments, range: nowhere });
};

/** A comparison of a count with a number stops counting when the outcome is known. */
export const countThreshold: Rewrite = (node) => {
  if (node.kind !== 'binary' || node.right.kind !== 'integer') return node;
  const count = countWithPredicate(node.left);
  const { value } = node.right;
  const decides: Readonly<Record<string, bigint>> = { '>': value + 1n, '>=': value, '<': value, '<=': value + 1n };
  const threshold = wrapInt(decides[node.operator] ?? 0n);
  if (!count || value < 0n || threshold <= 1n) return node;
  return { ...node, left: { ...count, threshold } };
};
