import { elementOf, isArray, type Nature, natureOf, unknownNature } from '../nature.ts';
import { predicateBuiltin } from '../registry.ts';
import type { DeclarationNode, ExprNode } from '../syntax/ast.ts';
import { intType } from '../types.ts';
import { fromByteString } from '../value.ts';

/** A name of `let`, or a pointer such as `#index`. */
export interface LocalName {
  readonly name: string;
  readonly nature: Nature;
}

/** The declarations that the last node of the path sees, the outermost first. */
export function declarationsAround(path: readonly ExprNode[]): readonly DeclarationNode[] {
  return path.filter(
    (node, index): node is DeclarationNode => node.kind === 'declaration' && path[index + 1] === node.body,
  );
}

export function variablesAround(path: readonly ExprNode[]): readonly LocalName[] {
  return declarationsAround(path).map(({ name, value }) => ({
    name: fromByteString(name),
    nature: value.nature ?? unknownNature,
  }));
}

/** `#` and its like, in the innermost predicate around the last node; none outside predicates. */
export function pointersAround(path: readonly ExprNode[]): readonly LocalName[] {
  const position = path.findLastIndex((node) => node.kind === 'predicate');
  const call = path[position - 1];
  if (call?.kind !== 'builtin') return [];
  const array = call.arguments[0]?.nature ?? unknownNature;
  const natures = { index: natureOf(intType), acc: unknownNature };
  return [
    { name: '#', nature: isArray(array) ? elementOf(array) : unknownNature },
    ...(predicateBuiltin(call.name)?.pointers ?? []).map((name) => ({ name: `#${name}`, nature: natures[name] })),
  ];
}
