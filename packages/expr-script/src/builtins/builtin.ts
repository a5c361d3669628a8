import type { Scatter } from '../go/sort.ts';
import type { GoType } from '../types.ts';
import type { ExprValue, GoLocation, GoMap, GoTime, GoTypeName } from '../value.ts';

/** What an implementation may use while the program runs. Everything here throws `GoPanic` where Go fails. */
export interface CallContext {
  /** Counts memory units, as Go's virtual machine does, before the memory is allocated. Fails with `memory budget exceeded`. */
  growMemory(units: number): void;
  /** Counts work that grows with the data, about one step per comparison or 64 bytes, so that nothing runs without end. */
  step(count: number): void;
  /** `==` of Expr. */
  equal(left: ExprValue, right: ExprValue): boolean;
  /** `+` of Expr. */
  add(left: ExprValue, right: ExprValue): ExprValue;
  /** `<` of Expr. */
  less(left: ExprValue, right: ExprValue): boolean;
  /** `>` of Expr. */
  more(left: ExprValue, right: ExprValue): boolean;
  /** `from[index]` of Expr. */
  fetch(from: ExprValue, index: ExprValue): ExprValue;
  readonly scatter: Scatter;
  /** The result of now(). Throws `Unsupported` if that is not known. */
  now(): GoTime;
  /** Go's Local. Throws `Unsupported` if that is not known. */
  serverZone(): GoLocation;
  /** The entries of a map, in one of the orders in which Go may walk it. */
  entriesOf(map: GoMap): readonly (readonly [key: ExprValue, value: ExprValue])[];
}

/**
 * How the arguments are checked and what type comes out:
 * - `overloads`: function types, tried in order; the message of the last one is reported.
 * - `validate`: the builtin's own check. An argument's type is undefined when it is nil and `interface {}` when it is unknown.
 *   Gives the type of the result or Go's message.
 * - `indexing`: the rule of `get`, which the checker knows.
 */
export type TypeRule =
  | { readonly kind: 'overloads'; readonly types: readonly GoType[] }
  | {
      readonly kind: 'validate';
      readonly validate: (args: readonly (GoType | undefined)[]) => GoType | InvalidArguments;
    }
  | { readonly kind: 'indexing' };

/** The refusal of a `validate` rule, in Go's words. */
export interface InvalidArguments {
  readonly message: string;
}

export function isInvalid(outcome: GoType | InvalidArguments): outcome is InvalidArguments {
  return 'message' in outcome;
}

/** `constant`: as long for large values as for small ones. `shallow`: the elements of an array, but not into them. */
export type ArgumentCost = 'constant' | 'shallow' | 'deep';

/** One builtin function that takes values. */
export interface Builtin {
  readonly name: string;
  /** One line for completion and hover. */
  readonly documentation: string;
  /** For signature help, such as `split(text: string, separator: string, limit?: int): []string`; one for each way to call it. */
  readonly signatures: readonly string[];
  readonly rule: TypeRule;
  /** Throws `GoPanic` with Go's own text. The arguments have passed the rule, or were unknown until now and may be anything. */
  readonly call: (args: readonly ExprValue[], context: CallContext) => ExprValue;
  /** How far it looks into its arguments; that is paid for before it runs. Default: deep, a few times over. */
  readonly argumentCost?: ArgumentCost;
  /** What it costs in addition, whatever its arguments. */
  readonly steps?: number;
  /** False for the positions where Go leaves a pointer (a *time.Location) as it is; by default pointers are followed. */
  readonly dereferences?: (argument: GoType) => boolean;
}

/** One method of a Go value, such as `Format` of time.Time. */
export interface Method {
  readonly name: string;
  readonly documentation: string;
  /** Without the receiver. More than two results: the checker refuses the call, as Go's does. */
  readonly type: GoType;
  readonly call: (receiver: ExprValue, args: readonly ExprValue[], context: CallContext) => ExprValue;
}

/** The methods of each Go type that has any, by the type's name. */
export type MethodTable = ReadonlyMap<GoTypeName, readonly Method[]>;
