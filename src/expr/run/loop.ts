import type { CallContext } from '../builtins/builtin.ts';
import { elementsOf, isNil } from '../go/compare.ts';
import type { Scatter } from '../go/sort.ts';
import { GoPanic } from '../panic.ts';
import type { Loop } from '../predicates/predicate.ts';
import type { BuiltinNode, ExprNode } from '../syntax/ast.ts';
import {
  type ExprValue,
  GoDuration,
  GoFunction,
  GoLocation,
  GoMap,
  GoMonth,
  GoTime,
  GoWeekday,
  SizedInt,
} from '../value.ts';
import { asBool } from './access.ts';
import { add } from './arithmetic.ts';

/** What a loop needs of the evaluator. */
export interface LoopHost {
  readonly context: CallContext;
  /** Leaves the value on the stack. */
  evaluate(node: ExprNode): void;
  push(value: ExprValue): void;
  pop(): ExprValue;
  popMany(count: number): ExprValue[];
  /** Errors from here on lie at this node. */
  locate(node: ExprNode): void;
}

/** One run of a predicate builtin. The evaluator keeps it as the innermost scope while it lasts. */
export class EvaluatorLoop implements Loop {
  readonly length: number;
  index = 0;
  accumulator: ExprValue = null;
  readonly threshold: number;
  readonly mustFind: boolean;
  readonly #items: readonly ExprValue[] | undefined;
  readonly #isNil: boolean;
  readonly #node: BuiltinNode;
  readonly #host: LoopHost;

  constructor(node: BuiltinNode, collection: ExprValue, host: LoopHost) {
    this.#items = itemsOf(collection);
    this.#isNil = isNil(collection);
    this.length = this.#items?.length ?? unindexableLength(collection);
    this.threshold = node.threshold === undefined ? Number.POSITIVE_INFINITY : Number(node.threshold);
    this.mustFind = node.throws ?? false;
    this.#node = node;
    this.#host = host;
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
    this.#host.context.step(1);
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
    this.#host.push(value);
  }

  collect(count: number): ExprValue[] {
    this.#host.context.growMemory(count);
    return this.#host.popMany(count);
  }

  growMemory(units: number): void {
    this.#host.context.growMemory(units);
  }

  step(count: number): void {
    this.#host.context.step(count);
  }

  get scatter(): Scatter {
    return this.#host.context.scatter;
  }

  less(left: ExprValue, right: ExprValue): boolean {
    return this.#host.context.less(left, right);
  }

  add(left: ExprValue, right: ExprValue): ExprValue {
    return add(left, right);
  }

  #inside(node: ExprNode): ExprValue {
    this.#host.evaluate(node);
    this.#host.locate(this.#node);
    return this.#host.pop();
  }
}

/** Go's reflection walks the bytes of a string too. */
function itemsOf(collection: ExprValue): readonly ExprValue[] | undefined {
  if (typeof collection !== 'string') return elementsOf(collection);
  return Array.from(collection, (byte) => new SizedInt('uint8', BigInt(byte.charCodeAt(0))));
}

/** A map has a length and no elements; everything else has no length, as reflection says it. */
function unindexableLength(collection: ExprValue): number {
  if (collection instanceof GoMap) return collection.size;
  throw new GoPanic(`reflect: call of reflect.Value.Len on ${kindName(collection)} Value`);
}

function kindName(value: ExprValue): string {
  if (value === null) return 'zero';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint' || value instanceof GoMonth || value instanceof GoWeekday) return 'int';
  if (typeof value === 'number') return 'float64';
  if (value instanceof SizedInt) return value.type;
  if (value instanceof GoDuration) return 'int64';
  if (value instanceof GoTime || value instanceof GoLocation) return 'struct';
  if (value instanceof GoFunction) return 'func';
  return 'slice';
}
