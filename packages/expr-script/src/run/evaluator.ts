import { invariant, type TextRange } from 'source-text';
import type { CallContext } from '../builtins/builtin.ts';
import { compareWith, equal, isNil, less, more } from '../go/compare.ts';
import { type CompiledPattern, compilePattern, matchesPattern, repeatedLength } from '../go/regexp.ts';
import { payForComparison } from '../go/valueSize.ts';
import type { Budget } from '../limits.ts';
import { typeOf } from '../nature.ts';
import type { PredicateBuiltin } from '../predicates/predicate.ts';
import { builtinFunction, methodsOf, predicateBuiltin } from '../registry.ts';
import {
  type BinaryNode,
  type BuiltinNode,
  type CallNode,
  type ExprNode,
  leftSpine,
  type MapNode,
  type MemberNode,
  type PointerNode,
  type SequenceNode,
  type SliceNode,
  type UnaryNode,
} from '../syntax/ast.ts';
import { GoPanic, Unsupported } from '../thrown.ts';
import { functionType, type GoType } from '../types.ts';
import {
  anySlice,
  anyTypeName,
  type ByteString,
  type ExprValue,
  followPointer,
  GoBytes,
  GoFunction,
  GoMap,
  GoSlice,
  goTypeName,
} from '../value.ts';
import { asBool, asInt, asString, conversionPanic, fetch, isIn, sliceLength, sliceOfValue } from './access.ts';
import { add, divide, modulo, multiply, negate, power, subtract, toInt } from './arithmetic.ts';
import { directCallTypes } from './directCalls.ts';
import { type LoopEvaluator, PredicateLoop } from './loop.ts';
import { arrangeEntries, known, type RunConditions, readTime } from './runConditions.ts';

const nowhere: TextRange = { start: 0, end: 0 };

/**
 * Runs one tree once. Throws `GoPanic`, then `failedAt` says where, or `Unsupported`.
 *
 * Values go over a stack as in Go's machine, because it shows: findLast leaves what it tested on the stack, and so does a
 * chain that skips a call with arguments, and the operators above take that for their operands.
 */
export class Evaluator implements LoopEvaluator {
  readonly context: CallContext;
  /** The node whose own operation ran last. */
  failedAt: TextRange = nowhere;
  /** Whether the order of the entries of some map may show in the outcome. */
  hasWalkedMap = false;
  /** How often the program has asked for the time. */
  clockReadings = 0;
  readonly #environment: ReadonlyMap<ByteString, ExprValue>;
  readonly #variables = new Map<ByteString, ExprValue>();
  readonly #stack: ExprValue[] = [];
  #loop: PredicateLoop | undefined;
  /** A loop tests one pattern many times. */
  readonly #patterns = new Map<ByteString, CompiledPattern>();
  readonly #budget: Budget;

  constructor(
    environment: ReadonlyMap<ByteString, ExprValue>,
    budget: Budget,
    { clock, tick, mapOrder, scatter }: RunConditions,
  ) {
    this.#environment = environment;
    this.#budget = budget;
    this.context = {
      growMemory: (units) => budget.growMemory(units),
      step: (count) => budget.step(count),
      equal: (left, right) => {
        payForComparison(left, right, this.context.step);
        return equal(left, right);
      },
      add,
      less,
      more,
      fetch: (from, index) => fetch(from, index, this.context),
      scatter,
      now: () => readTime(clock, tick, this.clockReadings++),
      serverZone: () => known(clock.zone, 'serverZone'),
      entriesOf: (map) => {
        if (map.size > 1) this.hasWalkedMap = true;
        return arrangeEntries(map, mapOrder);
      },
    };
  }

  run(root: ExprNode): ExprValue {
    this.evaluate(root);
    return this.pop();
  }

  locate(node: ExprNode): void {
    this.failedAt = node.range;
  }

  push(value: ExprValue): void {
    this.#stack.push(value);
  }

  pop(): ExprValue {
    const value = this.#stack.pop();
    invariant(value !== undefined, 'every operation leaves a value');
    return value;
  }

  /** The uppermost values, in the order in which they came. */
  popMany(count: number): ExprValue[] {
    return count === 0 ? [] : this.#stack.splice(-count);
  }

  #top(): ExprValue {
    return this.#stack.at(-1) ?? null;
  }

  /** Leaves the value of the node on the stack. */
  evaluate(node: ExprNode): void {
    this.#budget.step(1);
    switch (node.kind) {
      case 'nil':
        this.push(null);
        break;
      case 'identifier':
        this.push(this.#identifier(node.name));
        break;
      case 'integer':
      case 'float':
      case 'bool':
      case 'string':
      case 'constant':
        this.push(node.value);
        break;
      case 'bytes':
        this.push(new GoBytes(node.value));
        break;
      case 'unary':
        this.#unary(node);
        break;
      case 'binary':
        this.#binary(node);
        break;
      case 'chain':
        this.#link(node.chain);
        // Go forgets the type of a nil slice here.
        if (isNil(this.#top())) this.#replaceTop(null);
        break;
      case 'member':
      case 'call':
        this.#link(node);
        break;
      case 'slice':
        this.#slice(node);
        break;
      case 'builtin':
        this.#builtin(node);
        break;
      case 'predicate':
        this.evaluate(node.body);
        break;
      case 'pointer':
        this.push(this.#pointer(node));
        break;
      case 'declaration':
        this.evaluate(node.value);
        this.#variables.set(node.name, this.pop());
        this.evaluate(node.body);
        break;
      case 'sequence':
        this.#sequence(node);
        break;
      case 'conditional':
        this.evaluate(node.condition);
        this.#assertCondition(node);
        this.evaluate(this.pop() === true ? node.whenTrue : node.whenFalse);
        break;
      case 'array':
        for (const child of node.nodes) this.evaluate(child);
        this.locate(node);
        this.#budget.growMemory(node.nodes.length);
        this.push(anySlice(this.popMany(node.nodes.length)));
        break;
      case 'map':
        this.#map(node);
        break;
      case 'pair':
        this.evaluate(node.key);
        this.evaluate(node.value);
        break;
    }
  }

  #replaceTop(value: ExprValue): void {
    this.pop();
    this.push(value);
  }

  /** A variable of `let`, otherwise of the environment. The name of a builtin is unknown there, and results in nil. */
  #identifier(name: ByteString): ExprValue {
    const variable = this.#variables.get(name);
    if (variable !== undefined) return variable;
    if (name === '$env') return new GoMap('string', anyTypeName, this.#environment);
    return this.#environment.get(name) ?? null;
  }

  #unary(node: UnaryNode): void {
    this.evaluate(node.operand);
    this.locate(node);
    if (node.operator === '+') return;
    const operand = this.pop();
    this.push(node.operator === '-' ? negate(operand) : !asBool(operand));
  }

  #binary(node: BinaryNode): void {
    const spine = leftSpine(node);
    this.#budget.step(spine.length - 1);
    const first = spine.at(-1) ?? node;
    if (first.operator === '??') this.#operandOfCoalescing(first.left);
    else this.evaluate(first.left);
    for (const link of spine.toReversed()) this.#applyToTop(link);
  }

  /** Continues with an operator whose left operand is on the stack. */
  #applyToTop(node: BinaryNode): void {
    switch (node.operator) {
      case 'or':
      case '||':
        this.#shortCircuit(node, true);
        return;
      case 'and':
      case '&&':
        this.#shortCircuit(node, false);
        return;
      case '??':
        if (isNil(this.#top())) {
          this.pop();
          this.#operandOfCoalescing(node.right);
        }
        this.#replaceTop(followPointer(this.#top()));
        return;
    }
    // A constant pattern is part of Go's instruction, and not on the stack.
    if (node.operator === 'matches' && node.right.kind === 'string') this.push(node.right.value);
    else this.evaluate(node.right);
    this.locate(node);
    const right = followPointer(this.pop());
    const left = followPointer(this.pop());
    this.push(this.#operate(node, left, right));
  }

  #shortCircuit(node: BinaryNode, decisive: boolean): void {
    this.#assertCondition(node);
    if (this.#top() === decisive) return;
    this.pop();
    this.evaluate(node.right);
  }

  /** The condition on the stack, which Go asserts to be a bool at the node that branches. */
  #assertCondition(branching: ExprNode): void {
    this.locate(branching);
    asBool(this.#top());
  }

  /** Go leaves a nil slice as it is when the chain is an operand of `??`. */
  #operandOfCoalescing(node: ExprNode): void {
    if (node.kind === 'chain') this.#link(node.chain);
    else this.evaluate(node);
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
        return compareWith(left, node.operator, right);
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
    return this.context.equal(left, right);
  }

  #range(left: ExprValue, right: ExprValue): ExprValue {
    const first = toInt(left);
    const size = BigInt.asIntN(64, toInt(right) - first + 1n);
    if (size <= 0n) return new GoSlice('int', []);
    this.#budget.growMemory(Number(size));
    this.#budget.step(Number(size));
    const items: ExprValue[] = [];
    for (let value = first; items.length < size; value++) items.push(value);
    return new GoSlice('int', items);
  }

  #matches(left: ExprValue, right: ExprValue): boolean {
    if (isNil(left) || isNil(right)) return false;
    const compiled = this.#compile(asString(right));
    if (typeof left !== 'string' && !(left instanceof GoBytes)) throw conversionPanic(left, '[]uint8');
    if ('message' in compiled) throw new GoPanic(compiled.message);
    const text = typeof left === 'string' ? left : left.bytes;
    this.#budget.step(text.length);
    return matchesPattern(compiled, text);
  }

  #compile(pattern: ByteString): CompiledPattern {
    const known = this.#patterns.get(pattern);
    if (known) return known;
    this.#budget.step(100 + repeatedLength(pattern) / 10);
    const compiled = compilePattern(pattern);
    if ('pattern' in compiled) this.#budget.step(2 * compiled.pattern.programSize());
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

  /** A link of a dotted chain. False when a `?.` has skipped it: then the value it stopped at is on the stack. */
  #link(node: ExprNode): boolean {
    if (node.kind === 'call') return this.#call(node);
    if (node.kind === 'member') return this.#member(node);
    this.evaluate(node);
    return true;
  }

  #member(node: MemberNode): boolean {
    if (!this.#link(node.base)) return false;
    if (node.isOptional && isNil(this.#top())) return false;
    this.evaluate(node.property);
    this.locate(node);
    const property = this.pop();
    const base = this.pop();
    if (node.nature?.isMethod) expectReceiver(base, typeOf(node.base.nature));
    this.push(fetch(base, property, this.context));
    return true;
  }

  /** As in Go, the arguments come before the function. */
  #call(node: CallNode): boolean {
    for (const argument of node.arguments) this.evaluate(argument);
    if (!this.#link(node.callee)) return false;
    this.locate(node);
    const callee = this.pop();
    const args = this.popMany(node.arguments.length);
    const parameters = directParameters(node.callee);
    if (parameters) assertArguments(parameters, args);
    if (parameters && !(callee instanceof GoFunction)) throw conversionPanic(callee, typeOf(node.callee.nature).name);
    if (callee === null) throw new GoPanic('invalid operation: cannot call nil');
    if (!(callee instanceof GoFunction)) {
      throw new GoPanic(`invalid operation: cannot call non-function of type ${goTypeName(callee)}`);
    }
    this.push(callee.call(args));
    return true;
  }

  #slice(node: SliceNode): void {
    this.evaluate(node.base);
    this.locate(node);
    if (node.to) this.evaluate(node.to);
    else this.push(sliceLength(this.#top()));
    if (node.from) this.evaluate(node.from);
    else this.push(0n);
    this.locate(node);
    const from = this.pop();
    const to = this.pop();
    this.push(sliceOfValue(this.pop(), from, to, this.context));
  }

  #sequence(node: SequenceNode): void {
    for (const [index, child] of node.nodes.entries()) {
      if (index > 0) this.pop();
      this.evaluate(child);
    }
  }

  #builtin(node: BuiltinNode): void {
    const predicate = predicateBuiltin(node.name);
    if (predicate) {
      this.#runLoop(node, predicate);
      return;
    }
    for (const argument of node.arguments) this.evaluate(argument);
    this.locate(node);
    const builtin = builtinFunction(node.name);
    const args = this.popMany(node.arguments.length).map((value, index) => {
      const type = typeOf(node.arguments[index]?.nature);
      return (builtin?.dereferences?.(type) ?? true) ? followPointer(value) : value;
    });
    this.push(builtin?.call(args, this.context) ?? null);
  }

  #runLoop(node: BuiltinNode, predicate: PredicateBuiltin): void {
    const [array] = node.arguments;
    if (array) this.evaluate(array);
    this.locate(node);
    const outer = this.#loop;
    this.#loop = new PredicateLoop(node, this.pop(), this);
    this.push(predicate.run(this.#loop));
    this.#loop = outer;
  }

  #pointer(node: PointerNode): ExprValue {
    const loop = this.#loop;
    invariant(loop, 'the checker lets pointers into predicates only');
    if (node.name === 'index') return BigInt(loop.index);
    if (node.name === 'acc') return loop.accumulator;
    this.locate(node);
    return loop.item();
  }

  /** Go pops the pairs from its stack, the last first: of equal keys the first one stays. */
  #map(node: MapNode): void {
    for (const pair of node.pairs) this.evaluate(pair);
    this.locate(node);
    this.#budget.growMemory(node.pairs.length);
    const entries: [ByteString, ExprValue][] = [];
    for (let index = 0; index < node.pairs.length; index++) {
      const value = this.pop();
      entries.push([asString(this.pop()), value]);
    }
    this.push(new GoMap('string', anyTypeName, entries));
  }
}

/** Go finds the method of a known type by its number: in a value of another type that is no method, or a wrong one. */
function expectReceiver(value: ExprValue, { name }: GoType): void {
  const actual = goTypeName(value);
  if (value === null || actual === name) return;
  if (methodsOf(actual).length === 0) throw new GoPanic('reflect: Method index out of range');
  throw new Unsupported('strangeMethod');
}

/** The parameters of a function that Go calls without reflection. */
function directParameters({ nature }: ExprNode): readonly GoType[] | undefined {
  const signature = nature?.type?.signature;
  if (!signature || signature.isVariadic) return undefined;
  const parameters = nature?.isMethod ? signature.parameters.slice(1) : signature.parameters;
  return directCallTypes.has(functionType(parameters, signature.results).name) ? parameters : undefined;
}

/** Go pops the arguments from its stack, the last first. */
function assertArguments(parameters: readonly GoType[], args: readonly ExprValue[]): void {
  for (let index = parameters.length - 1; index >= 0; index--) {
    const type = parameters[index]?.name ?? anyTypeName;
    const argument = args[index] ?? null;
    if (type !== anyTypeName && goTypeName(argument) !== type) throw conversionPanic(argument, type);
  }
}

/** The kind of both types when it is the same and neither is named. */
function sharedSimpleKind(left: GoType, right: GoType): string | undefined {
  return left.kind === right.kind && !left.isNamed && !right.isNamed ? left.kind : undefined;
}
