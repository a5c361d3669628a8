import type { TextRange } from 'source-text';
import type { ResultType } from '../check/checker.ts';
import { noClock, type ServerClock } from '../clock.ts';
import type { KnownVariables } from '../environment.ts';
import { type Failure, failure, supported } from '../errors.ts';
import { deepEqual } from '../go/compare.ts';
import { formatValue } from '../go/format.ts';
import type { Scatter } from '../go/sort.ts';
import { payForValue } from '../go/valueSize.ts';
import { readValues, toJavaScript, type Value, WrongValue } from '../javascript.ts';
import { Budget, type RunLimits, StepsSpent } from '../limits.ts';
import type { ExprNode } from '../syntax/ast.ts';
import { GoPanic, Unsupported } from '../thrown.ts';
import { type ByteString, type ExprValue, fromByteString, goTypeName, toByteString } from '../value.ts';
import { castTo } from './arithmetic.ts';
import { Evaluator } from './evaluator.ts';
import { mapOrders, type RunConditions, ticks } from './runConditions.ts';

/** What a run may use, and what it sees besides its variables. */
export interface RunOptions extends RunLimits {
  /** What now() gives, and the zone that Go calls Local. By default no time is known, and the zone is UTC. */
  readonly clock?: ServerClock;
  /** Which Go sorts; since 1.21 by default. Only long arrays with equal elements show it. */
  readonly scatter?: Scatter;
  /**
   * Whether the result has to be certain. Go walks maps in random order, and its clock goes on between two calls of now(): such a program
   * then runs several times, within the same steps, and what differs is `unsupported`. Otherwise a program runs once.
   */
  readonly certain?: boolean;
}

/** The result of a run, or its error. */
export type RunOutcome = (Result | Failure<'values' | 'run' | 'budget' | 'unsupported'>) & {
  /** How many steps it took. */
  readonly steps: number;
};

/** What a program resulted in. */
export interface Result {
  readonly ok: true;
  readonly value: Value;
  /** Go's name of its type, such as `[]interface {}`; `nil` for nil. */
  readonly type: string;
  /** As Go's `%v` prints it; undefined where that is an address or the like. */
  readonly text: string | undefined;
}

/** A compiled program, which `run` takes. */
export interface Program {
  readonly ok: true;
  /** What was compiled. */
  readonly source: string;
  /** Go's name for the type of the result, as far as it is known: `string`, or `unknown` if only a run can show it. */
  readonly type: string;
  /** Where the value depends on the Go type that holds the variables: a map[string]any is assumed. */
  readonly environmentUse: TextRange | undefined;
  /** Of no public type: for `run` alone. */
  readonly tree: Tree;
}

interface Tree {
  readonly source: string;
  readonly root: ExprNode;
  readonly environment: KnownVariables;
  readonly as: ResultType | undefined;
}

/**
 * Runs a program with a value for each variable, of the type that `Value` says; `any` others are seen by `$env` alone. Never throws, and ends
 * when its steps are used up: what is no value of its type is refused with the stage `values`. Runs of one program do not see each other.
 */
export function run(
  { tree }: Program,
  values: Readonly<Record<string, Value | Date>> = {},
  options: RunOptions = {},
): RunOutcome {
  return runTree(tree, values, options);
}

/** The same for a part of a program. */
export function runTree(tree: Tree, values: unknown, options: RunOptions = {}): RunOutcome {
  const budget = new Budget(options);
  const outcome = supported(tree.source, () => {
    try {
      const environment = readValues(values, tree.environment);
      const ended = runAsOften(tree, environment, budget, options);
      return ended.ok ? resultOf(ended.value) : ended;
    } catch (thrown) {
      if (thrown instanceof WrongValue) return outside('values', thrown.message, tree);
      if (thrown instanceof StepsSpent) return outside('budget', 'the program takes more steps than it may', tree);
      throw thrown;
    }
  });
  return Object.assign(outcome, { steps: budget.steps });
}

function outside<Stage extends 'values' | 'budget'>(stage: Stage, message: string, { source }: Tree): Failure<Stage> {
  return failure(stage, { message: toByteString(message), range: undefined }, source);
}

type Ended = { readonly ok: true; readonly value: ExprValue } | Failure<'run'>;

function runAsOften(
  tree: Tree,
  environment: ReadonlyMap<ByteString, ExprValue>,
  budget: Budget,
  { clock = noClock, scatter = 'since 1.21', certain = false }: RunOptions,
): Ended {
  const [mapOrder, ...otherOrders] = mapOrders;
  const [tick, ...otherTicks] = ticks;
  const first: RunConditions = { clock, tick, mapOrder, scatter };
  const { ended, hasWalkedMap, clockReadings } = runOnce(tree, environment, budget, first);
  if (!certain) return ended;
  const differs = (change: Partial<RunConditions>) =>
    !isSame(runOnce(tree, environment, budget, { ...first, ...change }).ended, ended);
  if (clockReadings > 1 && otherTicks.some((other) => differs({ tick: other }))) throw new Unsupported('nowTwice');
  if (hasWalkedMap && otherOrders.some((other) => differs({ mapOrder: other }))) throw new Unsupported('mapOrder');
  return ended;
}

function runOnce(
  { root, as, source }: Tree,
  environment: ReadonlyMap<ByteString, ExprValue>,
  budget: Budget,
  conditions: RunConditions,
): { readonly ended: Ended; readonly hasWalkedMap: boolean; readonly clockReadings: number } {
  budget.startRun();
  const evaluator = new Evaluator(environment, budget, conditions);
  const ended = (): Ended => {
    try {
      const result = evaluator.run(root);
      // Go does this at the start of the program, as far as its errors tell.
      evaluator.failedAt = { start: 0, end: 0 };
      const value = as ? castTo(as, result) : result;
      // A value that is too large to walk could not be displayed either.
      payForValue(value, evaluator.context.step);
      return { ok: true, value };
    } catch (thrown) {
      if (!(thrown instanceof GoPanic)) throw thrown;
      const error = { message: toByteString(thrown.message), range: evaluator.failedAt };
      return failure('run', error, source);
    }
  };
  return { ended: ended(), hasWalkedMap: evaluator.hasWalkedMap, clockReadings: evaluator.clockReadings };
}

function isSame(left: Ended, right: Ended): boolean {
  if (left.ok || right.ok) return left.ok && right.ok && deepEqual(left.value, right.value);
  return left.error.message === right.error.message && left.error.range.start === right.error.range.start;
}

function resultOf(value: ExprValue): Result {
  return {
    ok: true,
    value: toJavaScript(value),
    type: value === null ? 'nil' : goTypeName(value),
    get text() {
      try {
        return fromByteString(formatValue(value));
      } catch (thrown) {
        if (thrown instanceof Unsupported) return undefined;
        throw thrown;
      }
    },
  };
}
