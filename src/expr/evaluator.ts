import type { TextRange } from '../text/index.ts';
import { asBool, asInt, asString, conversionPanic, fetch, isIn, sliceLength, sliceOfValue } from './access.ts';
import { add, divide, modulo, multiply, negate, power, subtract, toInt } from './arithmetic.ts';
import type {
  BinaryNode,
  BuiltinNode,
  CallNode,
  ConditionalNode,
  ExprNode,
  MapNode,
  MemberNode,
  SliceNode,
  UnaryNode,
} from './ast.ts';
import type { Budget } from './budget.ts';
import type { CallContext } from './builtins/builtin.ts';
import { equal, isNil, isOrdered, less, more } from './go/compare.ts';
import { type CompiledPattern, compilePattern, matchesPattern } from './go/regexp.ts';
import { EvaluatorLoop, type LoopHost } from './loop.ts';
import { typeOf } from './nature.ts';
import { GoPanic } from './panic.ts';
import { builtinFunction, predicateBuiltin } from './registry.ts';
import type { GoType } from './types.ts';
import { Unsupported } from './unsupported.ts';
import {
  anySlice,
  anyTypeName,
  type ByteString,
  type ExprValue,
  GoBytes,
  GoFunction,
  GoMap,
  GoSlice,
  goTypeName,
} from './value.ts';

const nowhere: TextRange = { start: 0, end: 0 };

/** Runs one tree once. Throws `GoPanic`, then `failedAt` tells where, or `Unsupported`. */
export class Evaluator implements LoopHost {
  readonly context: CallContext;
  /** The node whose own operation ran last. */
  failedAt: TextRange = nowhere;
  readonly #environment: ReadonlyMap<ByteString, ExprValue>;
  readonly #variables = new Map<ByteString, ExprValue>();
  #loop: EvaluatorLoop | undefined;
  /** A loop tests one pattern many times. */
  readonly #patterns = new Map<ByteString, CompiledPattern>();
  readonly #budget: Budget;

  constructor(environment: ReadonlyMap<ByteString, ExprValue>, budget: Budget, now: (() => bigint) | undefined) {
    this.#environment = environment;
    this.#budget = budget;
    this.context = {
      growMemory: (units) => budget.growMemory(units),
      step: (count) => budget.step(count),
      equal,
      less,
      more,
      fetch: (from, index) => fetch(from, index, this.context),
      now,
    };
  }

  locate(node: ExprNode): void {
    this.failedAt = node.range;
  }

  evaluate(node: ExprNode): ExprValue {
    this.#budget.step(1);
    switch (node.kind) {
      case 'nil':
        return null;
      case 'identifier':
        return this.#identifier(node.name);
      case 'integer':
      case 'float':
      case 'bool':
      case 'string':
      case 'constant':
        return node.value;
      case 'bytes':
        return new GoBytes(node.value);
      case 'unary':
        return this.#unary(node);
      case 'binary':
        return this.#binary(node);
      case 'chain': {
        const value = this.#link(node.chain);
        // Go forgets the type of a nil slice here.
        return value === undefined || isNil(value) ? null : value;
      }
      case 'member':
      case 'call':
        return this.#link(node) ?? null;
      case 'slice':
        return this.#slice(node);
      case 'builtin':
        return this.#builtin(node);
      case 'predicate':
        return this.evaluate(node.body);
      case 'pointer':
        return this.#pointer(node);
      case 'declaration':
        this.#variables.set(node.name, this.evaluate(node.value));
        return this.evaluate(node.body);
      case 'sequence': {
        let last: ExprValue = null;
        for (const child of node.nodes) last = this.evaluate(child);
        return last;
      }
      case 'conditional':
        return this.#conditional(node);
      case 'array': {
        const items = node.nodes.map((child) => this.evaluate(child));
        this.locate(node);
        this.#budget.growMemory(items.length);
        return anySlice(items);
      }
      case 'map':
        return this.#map(node);
      case 'pair':
        return null;
    }
  }

  /** A variable of `let`, else of the environment. The name of a builtin is nothing there, and gives nil. */
  #identifier(name: ByteString): ExprValue {
    const variable = this.#variables.get(name);
    if (variable !== undefined) return variable;
    if (name === '$env') return new GoMap('string', anyTypeName, this.#environment);
    return this.#environment.get(name) ?? null;
  }

  #unary(node: UnaryNode): ExprValue {
    const operand = this.evaluate(node.operand);
    this.locate(node);
    if (node.operator === '-') return negate(operand);
    return node.operator === '+' ? operand : !asBool(operand);
  }

  #binary(node: BinaryNode): ExprValue {
    switch (node.operator) {
      case 'or':
      case '||':
        return this.#condition(node.left, node) ? true : this.evaluate(node.right);
      case 'and':
      case '&&':
        return this.#condition(node.left, node) ? this.evaluate(node.right) : false;
      case '??': {
        const left = this.#operandOfCoalescing(node.left);
        return isNil(left) ? this.#operandOfCoalescing(node.right) : left;
      }
    }
    const left = this.evaluate(node.left);
    const right =
      node.operator === 'matches' && node.right.kind === 'string' ? node.right.value : this.evaluate(node.right);
    this.locate(node);
    return this.#operate(node, left, right);
  }

  /** Go leaves a nil slice as it is when the chain is an operand of `??`. */
  #operandOfCoalescing(node: ExprNode): ExprValue {
    return node.kind === 'chain' ? (this.#link(node.chain) ?? null) : this.evaluate(node);
  }

  #operate(node: BinaryNode, left: ExprValue, right: ExprValue): ExprValue {
    switch (node.operator) {
      case '==':
        return this.#areEqual(node, left, right);
      case '!=':
        return !this.#areEqual(node, left, right);
      case '<':
      case '>':
      case '<=':
      case '>=':
        return isOrdered(left, node.operator, right);
      case '+':
        return add(left, right);
      case '-':
        return subtract(left, right);
      case '*':
        return multiply(left, right);
      case '/':
        return divide(left, right);
      case '%':
        return modulo(left, right);
      case '**':
      case '^':
        return power(left, right);
      case '..':
        return this.#range(left, right);
      case 'in':
        return isIn(left, right, this.context);
      case 'matches':
        return this.#matches(left, right);
      default:
        return this.#search(node.operator, left, right);
    }
  }

  /** Where both types are known to be int or string, Go asserts them instead of comparing. */
  #areEqual(node: BinaryNode, left: ExprValue, right: ExprValue): boolean {
    const kind = sharedSimpleKind(typeOf(node.left.nature), typeOf(node.right.nature));
    if (kind === 'int') return asInt(left) === asInt(right);
    if (kind === 'string') return asString(left) === asString(right);
    return equal(left, right);
  }

  #range(left: ExprValue, right: ExprValue): ExprValue {
    const first = toInt(left);
    const size = BigInt.asIntN(64, toInt(right) - first + 1n);
    if (size <= 0n) return new GoSlice('int', []);
    this.#budget.growMemory(Number(size));
    const items: ExprValue[] = [];
    for (let value = first; items.length < size; value++) items.push(value);
    this.#budget.step(items.length);
    return new GoSlice('int', items);
  }

  #matches(left: ExprValue, right: ExprValue): boolean {
    if (isNil(left) || isNil(right)) return false;
    const compiled = this.#compile(asString(right));
    if (typeof left !== 'string' && !(left instanceof GoBytes)) throw conversionPanic(left, '[]uint8');
    if ('message' in compiled) throw new GoPanic(compiled.message);
    const text = typeof left === 'string' ? left : left.bytes;
    this.#budget.step(text.length);
    return matchesPattern(compiled.pattern, text);
  }

  #compile(pattern: ByteString): CompiledPattern {
    const known = this.#patterns.get(pattern);
    if (known) return known;
    this.#budget.step(100 + pattern.length);
    const compiled = compilePattern(pattern);
    this.#patterns.set(pattern, compiled);
    return compiled;
  }

  #search(operator: string, left: ExprValue, right: ExprValue): boolean {
    if (isNil(left) || isNil(right)) return false;
    const text = asString(left);
    const part = asString(right);
    this.#budget.step(text.length / 64);
    if (operator === 'contains') return text.includes(part);
    return operator === 'startsWith' ? text.startsWith(part) : text.endsWith(part);
  }

  /** A condition's value, which Go asserts to be a bool at the node that branches. */
  #condition(condition: ExprNode, branching: ExprNode): boolean {
    const value = this.evaluate(condition);
    this.locate(branching);
    return asBool(value);
  }

  #conditional(node: ConditionalNode): ExprValue {
    return this.evaluate(this.#condition(node.condition, node) ? node.whenTrue : node.whenFalse);
  }

  /** A link of a dotted chain; undefined when a `?.` before it has skipped it. */
  #link(node: ExprNode): ExprValue | undefined {
    if (node.kind === 'call') return this.#call(node);
    return node.kind === 'member' ? this.#member(node) : this.evaluate(node);
  }

  #member(node: MemberNode): ExprValue | undefined {
    const base = this.#link(node.base);
    if (base === undefined || (node.isOptional && isNil(base))) return undefined;
    const property = this.evaluate(node.property);
    this.locate(node);
    return fetch(base, property, this.context);
  }

  #call(node: CallNode): ExprValue | undefined {
    // As in Go, the arguments come before the function.
    const args = node.arguments.map((argument) => this.evaluate(argument));
    const callee = this.#link(node.callee);
    if (callee === undefined) {
      // Go leaves the arguments on its stack, where the next operators take them for theirs.
      if (args.length > 0) throw new Unsupported('skippedCall');
      return undefined;
    }
    this.locate(node);
    if (callee === null) throw new GoPanic('invalid operation: cannot call nil');
    if (callee instanceof GoFunction) return callee.call(args);
    throw new GoPanic(`invalid operation: cannot call non-function of type ${goTypeName(callee)}`);
  }

  #slice(node: SliceNode): ExprValue {
    const base = this.evaluate(node.base);
    this.locate(node);
    const to = node.to ? this.evaluate(node.to) : sliceLength(base);
    const from = node.from ? this.evaluate(node.from) : 0n;
    this.locate(node);
    return sliceOfValue(base, from, to);
  }

  #builtin(node: BuiltinNode): ExprValue {
    const predicate = predicateBuiltin(node.name);
    if (!predicate) {
      const args = node.arguments.map((argument) => this.evaluate(argument));
      this.locate(node);
      return builtinFunction(node.name)?.call(args, this.context) ?? null;
    }
    const [array] = node.arguments;
    const collection = array ? this.evaluate(array) : null;
    this.locate(node);
    const outer = this.#loop;
    this.#loop = new EvaluatorLoop(node, collection, this);
    const result = predicate.run(this.#loop);
    this.#loop = outer;
    return result;
  }

  #pointer(node: ExprNode & { kind: 'pointer' }): ExprValue {
    const loop = this.#loop;
    if (!loop) return null;
    if (node.name === 'index') return BigInt(loop.index);
    if (node.name === 'acc') return loop.accumulator;
    this.locate(node);
    return loop.item();
  }

  /** Go takes the pairs from its stack, the last first: of equal keys the first one stays. */
  #map(node: MapNode): ExprValue {
    const pairs = node.pairs.map((pair) => [this.evaluate(pair.key), this.evaluate(pair.value)] as const);
    this.locate(node);
    this.#budget.growMemory(pairs.length);
    return new GoMap(
      'string',
      anyTypeName,
      pairs.reverse().map(([key, value]) => [asString(key), value] as const),
    );
  }
}

/** The kind of both types when it is the same and neither is named. */
function sharedSimpleKind(left: GoType, right: GoType): string | undefined {
  return left.kind === right.kind && !left.isNamed && !right.isNamed ? left.kind : undefined;
}
