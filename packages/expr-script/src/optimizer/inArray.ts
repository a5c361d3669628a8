import { natureOf, typeOf } from '../nature.ts';
import type { BinaryNode, ExprNode } from '../syntax/ast.ts';
import { type GoType, intType, mapOf, stringType } from '../types.ts';
import { type ExprValue, GoMap } from '../value.ts';
import { nowhere, type Rewrite, replace } from './rewrite.ts';

const setElement: GoType = { name: 'struct {}', kind: 'struct', isNamed: false };

/** `x in ['a', 'b']` looks into a map: a left side of another type then fails. Integers only when x is known to be an int. */
export const inArray: Rewrite = (node) => {
  if (node.kind !== 'binary' || node.operator !== 'in' || node.right.kind !== 'array') return node;
  const { nodes } = node.right;
  if (nodes.length === 0) return node;
  if (typeOf(node.left.nature).kind === 'int' && nodes.every((child) => child.kind === 'integer')) {
    return withSet(
      node,
      intType,
      nodes.map((child) => child.value),
    );
  }
  if (nodes.every((child) => child.kind === 'string')) {
    return withSet(
      node,
      stringType,
      nodes.map((child) => child.value),
    );
  }
  return node;
};

function withSet(node: BinaryNode, key: GoType, values: readonly ExprValue[]): ExprNode {
  const value = new GoMap(
    key.name,
    setElement.name,
    values.map((element) => [element, null] as const),
  );
  const set: ExprNode = { kind: 'constant', value, range: nowhere, nature: natureOf(mapOf(key, setElement)) };
  return replace(node, { kind: 'binary', operator: 'in', left: node.left, right: set, range: node.range });
}
