import { isInvalid } from '../builtins/builtin.ts';
import type { RawError } from '../errors.ts';
import { patternFault } from '../go/regexp.ts';
import { builtinFunction, predicateBuiltin } from '../registry.ts';
import { childrenOf, type ExprNode, mapChildren } from '../syntax/ast.ts';
import { Unsupported } from '../thrown.ts';
import { anyType } from '../types.ts';
import { type ByteString, toByteString } from '../value.ts';

export type CodegenOutcome =
  | { readonly ok: true; readonly node: ExprNode }
  | { readonly ok: false; readonly error: RawError };

/**
 * What can be seen of Go's code generator: patterns that became constant by folding are compiled here, and
 * 0.0 and -0.0 share one constant, whichever comes first. The checker leaves out some nodes, such as the bounds of a slice
 * of something unknown: there wrong pointers are found only now, and wrong calls never, which cannot be predicted.
 */
export function generate(root: ExprNode): CodegenOutcome {
  let zero: number | undefined;
  let hasOtherZero = false;
  for (const node of emissionOrder(root)) {
    if (node.kind === 'float' && node.value === 0) {
      zero ??= node.value;
      hasOtherZero ||= !Object.is(zero, node.value);
    }
    if (isMiscalled(node)) throw new Unsupported('uncheckedCall');
    const message = faultOf(node);
    if (message !== undefined) return { ok: false, error: { message, range: undefined } };
  }
  return { ok: true, node: zero === undefined || !hasOtherZero ? root : withZero(root, zero) };
}

function faultOf(node: ExprNode): ByteString | undefined {
  if (node.kind === 'pointer' && !['', 'index', 'acc'].includes(node.name)) return `unknown pointer ${node.name}`;
  if (node.kind !== 'binary' || node.operator !== 'matches' || node.right.kind !== 'string') return undefined;
  const fault = patternFault(node.right.value);
  return fault === undefined ? undefined : toByteString(fault);
}

/** True for a builtin with a number of arguments that it does not accept, in code that the checker has not visited. */
function isMiscalled(node: ExprNode): boolean {
  if (node.kind !== 'builtin' || node.nature) return false;
  const rule = builtinFunction(node.name)?.rule;
  const count = node.arguments.length;
  switch (rule?.kind) {
    case 'overloads':
      return !rule.types.some(({ signature }) => signature?.parameters.length === count);
    case 'validate':
      return isInvalid(rule.validate(node.arguments.map(() => anyType)));
    case 'indexing':
      return count !== 2;
    default:
      return false;
  }
}

/** The nodes in the order in which Go emits their code. */
function* emissionOrder(root: ExprNode): Generator<ExprNode> {
  const ahead = [root];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    yield node;
    ahead.push(...emittedChildren(node).toReversed());
  }
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
      const evaluatesExtraFirst = predicateBuiltin(node.name)?.extraArgument && array && predicate && extra;
      const args = evaluatesExtraFirst ? [array, extra, predicate] : node.arguments;
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
