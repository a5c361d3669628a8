import { wrapInt } from '../go/integer.ts';
import { maxDepth } from '../limits.ts';
import type { BinaryNode, ExprNode, IntegerNode } from '../syntax/ast.ts';
import { Unsupported } from '../thrown.ts';
import { intType } from '../types.ts';
import { nowhere, type Rewrite, replace, replaceTyped } from './rewrite.ts';

/** `sum(1..n)`, `sum(1..n, # * 2)` and `reduce(1..n, # + #acc)` are computed by formula, with Go's overflow. */
export const sumRange: Rewrite = (node) => {
  if (node.kind !== 'builtin') return node;
  const [range, predicate, initial] = node.arguments;
  const bounds = range && literalBounds(range);
  if (!bounds) return node;
  const count = wrapInt(bounds.to - bounds.from + 1n);
  const total = wrapInt(count * wrapInt(bounds.from + bounds.to)) / 2n;
  if (node.name === 'sum') {
    const sum = predicate ? sumOfPredicate(total, count, predicate) : total;
    return sum === undefined ? node : integer(node, sum);
  }
  if (node.name !== 'reduce' || !predicate || !isRunningSum(predicate)) return node;
  if (!initial) return integer(node, total);
  return initial.kind === 'integer' ? integer(node, initial.value + total) : node;
};

function integer(node: ExprNode, value: bigint): ExprNode {
  return replaceTyped(node, { kind: 'integer', value: wrapInt(value), range: nowhere }, intType);
}

function literalBounds(node: ExprNode): { from: bigint; to: bigint } | undefined {
  if (node.kind !== 'binary' || node.operator !== '..') return undefined;
  if (node.left.kind !== 'integer' || node.right.kind !== 'integer') return undefined;
  return node.right.value >= node.left.value ? { from: node.left.value, to: node.right.value } : undefined;
}

function isPointer(node: ExprNode, name: string): boolean {
  return node.kind === 'pointer' && node.name === name;
}

function isRunningSum(predicate: ExprNode): boolean {
  if (predicate.kind !== 'predicate' || predicate.body.kind !== 'binary' || predicate.body.operator !== '+')
    return false;
  const { left, right } = predicate.body;
  return (isPointer(left, '') && isPointer(right, 'acc')) || (isPointer(left, 'acc') && isPointer(right, ''));
}

function sumOfPredicate(total: bigint, count: bigint, predicate: ExprNode): bigint | undefined {
  if (predicate.kind !== 'predicate') return undefined;
  const { body } = predicate;
  if (isPointer(body, '')) return total;
  if (body.kind !== 'binary') return undefined;
  const constant = constantBeside(body);
  if (!constant) return undefined;
  const shift = count * constant.value;
  if (body.operator === '*') return constant.value * total;
  if (body.operator === '+') return total + shift;
  if (body.operator !== '-') return undefined;
  return constant === body.right ? total - shift : shift - total;
}

/** The integer of `# op integer` or `integer op #`. */
function constantBeside({ left, right }: BinaryNode): IntegerNode | undefined {
  if (isPointer(left, '') && right.kind === 'integer') return right;
  return left.kind === 'integer' && isPointer(right, '') ? left : undefined;
}

/** `sum([a, b, c])` is `a + (b + c)`, which also joins strings. */
export const sumArray: Rewrite = (node) => {
  if (node.kind !== 'builtin' || node.name !== 'sum' || node.arguments.length !== 1) return node;
  const [array] = node.arguments;
  if (array?.kind !== 'array' || array.nodes.length < 2) return node;
  if (array.nodes.length > maxDepth) throw new Unsupported('deepNesting');
  const sum = array.nodes.reduceRight((right, left) => ({
    kind: 'binary',
    operator: '+',
    left,
    right,
    range: nowhere,
  }));
  return replace(node, sum);
};

/** `sum(map(…))` is one pass. */
export const sumMap: Rewrite = (node) => {
  if (node.kind !== 'builtin' || node.name !== 'sum' || node.arguments.length !== 1) return node;
  const [map] = node.arguments;
  if (map?.kind !== 'builtin' || map.name !== 'map' || map.arguments.length !== 2) return node;
  return replace(node, { kind: 'builtin', name: 'sum', arguments: map.arguments, range: nowhere });
};
