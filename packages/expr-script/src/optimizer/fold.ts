import type { RawError } from '../errors.ts';
import { add, divide, modulo, multiply, negate, power, subtract } from '../run/arithmetic.ts';
import type { ArrayNode, BinaryNode, BuiltinNode, ExprNode, UnaryNode } from '../syntax/ast.ts';
import { anySliceType, boolType, floatType, intType, stringType } from '../types.ts';
import { anySlice, type ExprValue } from '../value.ts';
import { nowhere, replace, replaceTyped, rewriteTree } from './rewrite.ts';

export interface Folded {
  readonly node: ExprNode;
  readonly isChanged: boolean;
  /** A constant divided by zero, even if the program would never get there; the last one of the tree. */
  readonly error: RawError | undefined;
}

/** Computes once what is constant. */
export function fold(root: ExprNode): Folded {
  let isChanged = false;
  let error: RawError | undefined;
  const node = rewriteTree(root, (current) => {
    if (isDivisionByZero(current)) error = { message: 'integer divide by zero', range: current.range };
    const folded = foldNode(current);
    if (folded !== current) isChanged = true;
    return folded;
  });
  return { node, isChanged, error };
}

function foldNode(node: ExprNode): ExprNode {
  switch (node.kind) {
    case 'unary':
      return foldUnary(node);
    case 'binary':
      return foldBinary(node);
    case 'array':
      return foldArray(node);
    case 'builtin':
      return foldFilters(node);
    default:
      return node;
  }
}

function isDivisionByZero(node: ExprNode): boolean {
  return (
    node.kind === 'binary' &&
    node.operator === '%' &&
    node.left.kind === 'integer' &&
    node.right.kind === 'integer' &&
    node.right.value === 0n
  );
}

function foldUnary(node: UnaryNode): ExprNode {
  const { operand, operator } = node;
  if (operator === '!' || operator === 'not') return operand.kind === 'bool' ? literal(node, !operand.value) : node;
  if (operand.kind !== 'integer' && operand.kind !== 'float') return node;
  return literal(node, operator === '-' ? negate(operand.value) : operand.value);
}

type Operation = (left: ExprValue, right: ExprValue) => ExprValue;

const arithmetic: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['+', add],
  ['-', subtract],
  ['*', multiply],
  ['/', divide],
  ['**', power],
  ['^', power],
]);

function foldBinary(node: BinaryNode): ExprNode {
  const { left, operator, right } = node;
  const operation = arithmetic.get(operator);
  if (operation) {
    const areNumbers = isNumberLiteral(left) && isNumberLiteral(right);
    const areStrings = operator === '+' && left.kind === 'string' && right.kind === 'string';
    return areNumbers || areStrings ? literal(node, operation(left.value, right.value)) : node;
  }
  switch (operator) {
    case '%':
      if (left.kind !== 'integer' || right.kind !== 'integer' || right.value === 0n) return node;
      return literal(node, modulo(left.value, right.value));
    case '==':
      if (left.kind !== right.kind || !('value' in left) || !('value' in right)) return node;
      if (left.kind !== 'integer' && left.kind !== 'string' && left.kind !== 'bool') return node;
      return literal(node, left.value === right.value);
    case 'and':
    case '&&':
      return foldLogic(node, true);
    case 'or':
    case '||':
      return foldLogic(node, false);
    default:
      return node;
  }
}

function isNumberLiteral(node: ExprNode): node is ExprNode & { kind: 'integer' | 'float' } {
  return node.kind === 'integer' || node.kind === 'float';
}

/** `x and true` is x, unchecked; `x and false` is false, and x is never evaluated. For `or` the other way round. */
function foldLogic(node: BinaryNode, neutral: boolean): ExprNode {
  const { left, right } = node;
  if (left.kind === 'bool' && left.value === neutral) return replace(node, right);
  if (right.kind === 'bool' && right.value === neutral) return replace(node, left);
  return left.kind === 'bool' || right.kind === 'bool' ? literal(node, !neutral) : node;
}

function foldArray(node: ArrayNode): ExprNode {
  const items: ExprValue[] = [];
  for (const child of node.nodes) {
    if (!isNumberLiteral(child) && child.kind !== 'string' && child.kind !== 'bool') return node;
    items.push(child.value);
  }
  if (items.length === 0) return node;
  return replaceTyped(node, { kind: 'constant', value: anySlice(items), range: nowhere }, anySliceType);
}

/** A filter of a filter is one filter. */
function foldFilters(node: BuiltinNode): ExprNode {
  const [inner, outerPredicate] = node.arguments;
  if (node.name !== 'filter' || node.arguments.length !== 2) return node;
  if (inner?.kind !== 'builtin' || inner.name !== 'filter' || outerPredicate?.kind !== 'predicate') return node;
  const [array, innerPredicate] = inner.arguments;
  if (!array || innerPredicate?.kind !== 'predicate') return node;
  const body: ExprNode = {
    kind: 'binary',
    operator: '&&',
    left: innerPredicate.body,
    right: outerPredicate.body,
    range: nowhere,
  };
  const predicate: ExprNode = { kind: 'predicate', body, range: nowhere };
  return replace(node, { kind: 'builtin', name: 'filter', arguments: [array, predicate], range: nowhere });
}

/** A literal of the value, at the place of the node. */
function literal(node: ExprNode, value: ExprValue): ExprNode {
  if (typeof value === 'bigint') return replaceTyped(node, { kind: 'integer', value, range: nowhere }, intType);
  if (typeof value === 'number') return replaceTyped(node, { kind: 'float', value, range: nowhere }, floatType);
  if (typeof value === 'boolean') return replaceTyped(node, { kind: 'bool', value, range: nowhere }, boolType);
  if (typeof value === 'string') return replaceTyped(node, { kind: 'string', value, range: nowhere }, stringType);
  return node;
}
