import type { CallContext } from '../builtins/builtin.ts';
import type { Nature } from '../nature.ts';
import { anySliceType, anyType, functionType, type GoType } from '../types.ts';
import type { ExprValue } from '../value.ts';

/** One pass of a predicate builtin over its array. */
export interface Loop {
  readonly length: number;
  /** Where the predicate looks: `#` is the element there, `#index` the number. */
  index: number;
  /** `#acc` */
  accumulator: ExprValue;
  /** The element at the index. */
  item(): ExprValue;
  /** The predicate's value at the index. Without a predicate: the element. */
  body(): ExprValue;
  /** The same for a predicate that must return a bool. */
  test(): boolean;
  /** What becomes of an element that passed: the element, unless the optimizer merged a `map` into this. */
  mapped(): ExprValue;
  /** The value of the third argument; undefined when there is none. */
  extra(): ExprValue | undefined;
  /** Counting further than this changes nothing. */
  readonly threshold: number;
  /** Finding nothing is an error. */
  readonly mustFind: boolean;
  /** Leaves a value on the stack: a later value of the result, or one that Go forgets there. */
  keep(value: ExprValue): void;
  /** Takes this many values from the stack, and counts their memory. */
  collect(count: number): ExprValue[];
  readonly context: CallContext;
}

export interface PredicateParameter {
  readonly kind: 'value' | 'predicate';
  readonly isOptional: boolean;
}

/** A builtin whose second argument is evaluated for each element of the first. */
export interface PredicateBuiltin {
  readonly name: string;
  readonly documentation: string;
  readonly signatures: readonly string[];
  readonly parameters: readonly PredicateParameter[];
  /** What the predicate sees besides `#`. */
  readonly pointers: readonly ('index' | 'acc')[];
  readonly needsBoolean: boolean;
  /** What its third argument is. Go evaluates that before the loop, and checks an order to be a string. */
  readonly extraArgument?: 'order' | 'initial';
  /** True if Go's check of a predicate without a result continues to the declared type. */
  readonly fallsBackToType?: boolean;
  /** What it is as a value, when it is named and not called. */
  readonly type: GoType;
  /** The nature of the result, from that of the array and that of the predicate's result, if there is a predicate. */
  readonly result: (collection: Nature, output: Nature | undefined) => Nature;
  /** Throws `GoPanic` with Go's own text. */
  readonly run: (loop: Loop) => ExprValue;
}

const array: PredicateParameter = { kind: 'value', isOptional: false };
const required: PredicateParameter = { kind: 'predicate', isOptional: false };

/** (array, predicate) */
export const plainParameters: readonly PredicateParameter[] = [array, required];
/** (array [, predicate]) */
export const optionalPredicate: readonly PredicateParameter[] = [array, { kind: 'predicate', isOptional: true }];
/** (array, predicate [, value]) */
export const withExtra: readonly PredicateParameter[] = [array, required, { kind: 'value', isOptional: true }];

/** The declared type of a builtin that takes an array and a predicate. */
export function predicateType(output: GoType, result: GoType): GoType {
  return functionType([anySliceType, functionType([anyType], [output])], [result]);
}
