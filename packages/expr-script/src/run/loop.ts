import { reflectedKind } from '../builtins/arguments.ts';
import type { CallContext } from '../builtins/builtin.ts';
import { elementsOf, isNil } from '../go/compare.ts';
import type { Loop } from '../predicates/predicate.ts';
import type { BuiltinNode, ExprNode } from '../syntax/ast.ts';
import { GoPanic } from '../thrown.ts';
import { type ExprValue, followPointer, GoMap, SizedInt } from '../value.ts';
import { asBool } from './access.ts';

/** What a loop needs from the evaluator. */
export interface LoopEvaluator {
  readonly context: CallContext;
  /** Leaves the value on the stack. */
  evaluate(node: ExprNode): void;
  push(value: ExprValue): void;
  pop(): ExprValue;
  popMany(count: number): ExprValue[];
  /** Errors from here on are reported at this node. */
  locate(node: ExprNode): void;
}

/** One run of a predicate builtin. The evaluator keeps it as the innermost scope while it lasts. */
export class PredicateLoop implements Loop {
  readonly length: number;
  index = 0;
  accumulator: ExprValue = null;
  readonly threshold: number;
  readonly mustFind: boolean;
  readonly context: CallContext;
  readonly #items: readonly ExprValue[] | undefined;
  readonly #isNil: boolean;
  readonly #node: BuiltinNode;
  readonly #evaluator: LoopEvaluator;

  constructor(node: BuiltinNode, collection: ExprValue, evaluator: LoopEvaluator) {
    this.#items = itemsOf(collection);
    this.#isNil = isNil(collection);
    this.length = this.#items?.length ?? unindexableLength(collection);
    this.threshold = node.threshold === undefined ? Number.POSITIVE_INFINITY : Number(node.threshold);
    this.mustFind = node.throws ?? false;
    this.context = evaluator.context;
    this.#node = node;
    this.#evaluator = evaluator;
  }

  item(): ExprValue {
    if (!this.#items) throw new GoPanic('reflect: call of reflect.Value.Index on map Value');
    const item = this.#items[this.index];
    if (item !== undefined) return item;
    if (this.#isNil) throw new GoPanic('reflect: call of reflect.Value.Index on zero Value');
    throw new GoPanic(`runtime error: index out of range [${this.index}] with length ${this.length}`);
  }

  body(): ExprValue {
    const body = this.#node.arguments[1];
    this.context.step(1);
    return body ? this.#inside(body) : this.item();
  }

  test(): boolean {
    return asBool(this.body());
  }

  mapped(): ExprValue {
    return this.#node.map ? this.#inside(this.#node.map) : this.item();
  }

  extra(): ExprValue | undefined {
    const extra = this.#node.arguments[2];
    return extra && this.#inside(extra);
  }

  keep(value: ExprValue): void {
    this.#evaluator.push(value);
  }

  collect(count: number): ExprValue[] {
    this.context.growMemory(count);
    return this.#evaluator.popMany(count);
  }

  #inside(node: ExprNode): ExprValue {
    this.#evaluator.evaluate(node);
    this.#evaluator.locate(this.#node);
    return this.#evaluator.pop();
  }
}

/** Go's reflection walks the bytes of a string, too. */
function itemsOf(collection: ExprValue): readonly ExprValue[] | undefined {
  if (typeof collection !== 'string') return elementsOf(collection);
  return Array.from(collection, (byte) => new SizedInt('uint8', BigInt(byte.charCodeAt(0))));
}

/** A map has a length and no elements; everything else has no length, in the words of reflection. */
function unindexableLength(collection: ExprValue): number {
  if (collection instanceof GoMap) return collection.size;
  const kind = collection === null ? 'zero' : reflectedKind(followPointer(collection));
  throw new GoPanic(`reflect: call of reflect.Value.Len on ${kind} Value`);
}
