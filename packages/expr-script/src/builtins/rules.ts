import { functionType, type GoKind, type GoType, isNumericKind, kindOf, typeName } from '../types.ts';
import type { InvalidArguments, TypeRule } from './builtin.ts';

type ArgumentTypes = readonly (GoType | undefined)[];

/** One function type, by its parameters and its result. */
export function overload(parameters: readonly GoType[], result: GoType): GoType {
  return functionType(parameters, [result]);
}

/** The rule of a builtin with function types, tried in order. */
export function overloads(...types: readonly GoType[]): TypeRule {
  return { kind: 'overloads', types };
}

/** The rule of a builtin that checks its arguments itself. */
export function validated(validate: (args: ArgumentTypes) => GoType | InvalidArguments): TypeRule {
  return { kind: 'validate', validate };
}

/** The refusal of a wrong number of arguments; undefined for the right one. */
export function wrongCount(args: ArgumentTypes, expected: number): InvalidArguments | undefined {
  if (args.length === expected) return undefined;
  return { message: `invalid number of arguments (expected ${expected}, got ${args.length})` };
}

/** A rule for one argument of the given kinds; `refusal` goes before the name of any other type. */
export function oneOfKinds(
  kinds: readonly GoKind[],
  result: (argument: GoType) => GoType,
  refusal: (name: string) => string,
) {
  return validated((args) => {
    const [argument] = args;
    const kind = kindOf(argument);
    const fault = wrongCount(args, 1);
    if (fault) return fault;
    if (argument && kind && kinds.includes(kind)) return result(argument);
    return { message: refusal(typeName(argument)) };
  });
}

/** Whether it is a number, or anything. */
export function mayBeNumber(type: GoType | undefined): boolean {
  const kind = kindOf(type);
  return kind === 'interface' || isNumericKind(kind);
}

/** Whether it is a slice or an array, or anything. */
export function mayBeArray(type: GoType | undefined): boolean {
  const kind = kindOf(type);
  return kind === 'interface' || kind === 'slice' || kind === 'array';
}
