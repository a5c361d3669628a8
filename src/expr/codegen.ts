import { childrenOf, type ExprNode, mapChildren } from './ast.ts';
import type { RawError } from './errors.ts';
import { patternFault } from './go/regexp.ts';
import { toByteString } from './value.ts';

export type CodegenOutcome =
  | { readonly ok: true; readonly node: ExprNode }
  | { readonly ok: false; readonly error: RawError };

/**
 * What can be seen of Go's code generator: patterns that became constant by folding are compiled here, and
 * 0.0 and -0.0 share one constant, whichever comes first.
 */
export function generate(root: ExprNode): CodegenOutcome {
  let zero: number | undefined;
  let hasOtherZero = false;
  for (const node of emissionOrder(root)) {
    if (node.kind === 'float' && node.value === 0) {
      zero ??= node.value;
      hasOtherZero ||= !Object.is(zero, node.value);
    }
    if (node.kind !== 'binary' || node.operator !== 'matches' || node.right.kind !== 'string') continue;
    const message = patternFault(node.right.value);
    if (message !== undefined) return { ok: false, error: { message: toByteString(message), range: undefined } };
  }
  return { ok: true, node: zero === undefined || !hasOtherZero ? root : withZero(root, zero) };
}

/** The nodes in the order in which Go emits their code. */
function* emissionOrder(node: ExprNode): Generator<ExprNode> {
  yield node;
  for (const child of emittedChildren(node)) yield* emissionOrder(child);
}

function emittedChildren(node: ExprNode): readonly ExprNode[] {
  switch (node.kind) {
    case 'binary':
      return node.operator === 'matches' && node.right.kind === 'string' ? [node.left] : [node.left, node.right];
    case 'slice':
      return [node.base, ...(node.to ? [node.to] : []), ...(node.from ? [node.from] : [])];
    case 'call':
      return [...node.arguments, node.callee];
    case 'builtin': {
      const [array, predicate, extra] = node.arguments;
      const isLoopWithExtra = (node.name === 'sortBy' || node.name === 'reduce') && array && predicate && extra;
      const args = isLoopWithExtra ? [array, extra, predicate] : node.arguments;
      return node.map ? [...args, node.map] : args;
    }
    default:
      return childrenOf(node);
  }
}

function withZero(node: ExprNode, zero: number): ExprNode {
  if (node.kind === 'float' && node.value === 0) return { ...node, value: zero };
  const changed = mapChildren(node, (child) => withZero(child, zero));
  return changed.kind === 'builtin' && changed.map ? { ...changed, map: withZero(changed.map, zero) } : changed;
}
