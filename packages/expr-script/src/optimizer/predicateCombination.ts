import { typeOf } from '../nature.ts';
import { childrenOf, type ExprNode } from '../syntax/ast.ts';
import { GoSlice } from '../value.ts';
import { nowhere, type Rewrite, replace } from './rewrite.ts';

/** What joins the predicates of two calls that the operator joins; none, when they stay two. */
const combined: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  all: { and: 'and', '&&': '&&' },
  any: { or: 'or', '||': '||' },
  none: { and: 'or', '&&': '||' },
};

/** `all(x, a) and all(x, b)` is `all(x, a and b)`; so for any with or, and for none. */
export const predicateCombination: Rewrite = (node) => {
  if (node.kind !== 'binary') return node;
  const { left, right } = node;
  if (left.kind !== 'builtin' || right.kind !== 'builtin' || left.name !== right.name) return node;
  const operator = combined[left.name]?.[node.operator];
  const [leftArray, leftPredicate] = left.arguments;
  const [rightArray, rightPredicate] = right.arguments;
  if (operator === undefined || !leftArray || !rightArray) return node;
  if (leftPredicate?.kind !== 'predicate' || rightPredicate?.kind !== 'predicate') return node;
  if (typeOf(leftArray.nature).name !== typeOf(rightArray.nature).name || !looksSame(leftArray, rightArray))
    return node;
  const body = predicateCombination({
    kind: 'binary',
    operator,
    left: leftPredicate.body,
    right: rightPredicate.body,
    range: nowhere,
  });
  const predicate: ExprNode = { kind: 'predicate', body, range: nowhere };
  return replace(node, { kind: 'builtin', name: left.name, arguments: [leftArray, predicate], range: nowhere });
};

/** Go compares the two as it would print them: 1.0 prints as 1. */
function looksSame(left: ExprNode, right: ExprNode): boolean {
  const leftValue = printedValue(left);
  const rightValue = printedValue(right);
  if (leftValue !== undefined || rightValue !== undefined) return leftValue === rightValue;
  if (left.kind !== right.kind || label(left) !== label(right)) return false;
  const leftChildren = childrenOf(left);
  const rightChildren = childrenOf(right);
  return (
    leftChildren.length === rightChildren.length &&
    leftChildren.every((child, index) => {
      const other = rightChildren[index];
      return other !== undefined && looksSame(child, other);
    })
  );
}

function printedValue(node: ExprNode): string | undefined {
  if (node.kind === 'integer' || node.kind === 'float') return `number ${node.value}`;
  if (node.kind !== 'constant' || !(node.value instanceof GoSlice)) return undefined;
  return node.value.items.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(',');
}

/** What distinguishes two nodes of one kind besides their children. */
function label(node: ExprNode): string {
  switch (node.kind) {
    case 'identifier':
    case 'pointer':
    case 'declaration':
    case 'builtin':
      return node.name;
    case 'string':
    case 'bytes':
      return node.value;
    case 'bool':
      return String(node.value);
    case 'unary':
    case 'binary':
      return node.operator;
    case 'member':
      return node.isOptional ? '?.' : '.';
    case 'slice':
      return `${node.from ? 'from' : ''}:${node.to ? 'to' : ''}`;
    default:
      return '';
  }
}
