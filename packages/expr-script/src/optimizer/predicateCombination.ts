import { typeOf } from '../nature.ts';
import type { ExprNode } from '../syntax/ast.ts';
import { GoMap, GoSlice } from '../value.ts';
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
  return JSON.stringify(left, printed) === JSON.stringify(right, printed);
}

/** What a node has beside what is printed of it: its place and type, and what the optimizer has set. */
const unprinted: ReadonlySet<string> = new Set(['range', 'nature', 'map', 'throws', 'threshold']);

function printed(name: string, value: ExprNode): unknown {
  if (unprinted.has(name)) return undefined;
  if (value?.kind === 'integer' || value?.kind === 'float') return `number ${value.value}`;
  if (value?.kind !== 'constant') return value;
  if (value.value instanceof GoSlice)
    return value.value.items.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(',');
  return value.value instanceof GoMap ? [...value.value.entries()].map(([key]) => String(key)).sort() : '';
}
