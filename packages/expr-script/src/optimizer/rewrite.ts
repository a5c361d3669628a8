import type { TextRange } from 'source-text';
import { natureOf, typeOf } from '../nature.ts';
import { type ExprNode, leftSpine, mapChildren } from '../syntax/ast.ts';
import type { GoType } from '../types.ts';

/** One rewrite of the optimizer: what a node becomes once its children are done, the same node if it does not apply. */
export type Rewrite = (node: ExprNode) => ExprNode;

/** The range of nodes that the optimizer creates: Go gives them the start of the program. */
export const nowhere: TextRange = { start: 0, end: 0 };

/** Applies a rewrite to every node, children first. */
export function rewriteTree(node: ExprNode, rewrite: Rewrite): ExprNode {
  if (node.kind !== 'binary') return rewrite(mapChildren(node, (child) => rewriteTree(child, rewrite)));
  const links = leftSpine(node).toReversed();
  let done = rewriteTree((links[0] ?? node).left, rewrite);
  for (const link of links) {
    const right = rewriteTree(link.right, rewrite);
    done = rewrite(done === link.left && right === link.right ? link : { ...link, left: done, right });
  }
  return done;
}

/** The replacement, at the place and with the type of what it replaces. */
export function replace(node: ExprNode, replacement: ExprNode): ExprNode {
  return { ...replacement, range: node.range, nature: natureOf(typeOf(node.nature)) };
}

/** The replacement, at the place of what it replaces, with its own type. */
export function replaceTyped(node: ExprNode, replacement: ExprNode, type: GoType): ExprNode {
  return { ...replacement, range: node.range, nature: natureOf(type) };
}
