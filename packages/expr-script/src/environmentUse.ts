import type { TextRange } from 'source-text';
import type { KnownVariables } from './environment.ts';
import { isBuiltinName } from './registry.ts';
import { childrenOf, type ExprNode } from './syntax/ast.ts';
import { fromByteString } from './value.ts';

/**
 * Where a program first uses the variables in a way that depends on their Go type: `$env` as a whole, `$env?.name`, or the name of a
 * builtin that is not called, which Go looks up among the variables. Undefined for other programs.
 */
export function environmentUse(root: ExprNode, environment: KnownVariables): TextRange | undefined {
  const isShown = (node: ExprNode) =>
    node.kind === 'identifier' &&
    (node.name === '$env' || (isBuiltinName(node.name) && !environment.variables.has(fromByteString(node.name))));
  const found: TextRange[] = [];
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (isShown(node)) found.push(node.range);
    const base = fieldBase(node);
    nodes.push(...childrenOf(node).filter((child) => child !== base));
  }
  return found.sort((left, right) => left.start - right.start)[0];
}

/** The `$env` of `$env.name`, which is the variable itself whatever the type. */
function fieldBase(node: ExprNode): ExprNode | undefined {
  if (node?.kind !== 'member' || node.isOptional || node.property.kind !== 'string') return undefined;
  return node.base.kind === 'identifier' && node.base.name === '$env' ? node.base : undefined;
}
