import type { TextRange } from 'source-text';
import { checkExpr } from './check/checker.ts';
import { noClock, type ServerClock } from './clock.ts';
import type { ExprEnvironment } from './environment.ts';
import { environmentUse } from './environmentUse.ts';
import { type ExprError, type ExprStage, locateError, type RawError } from './errors.ts';
import { deepEqual } from './go/compare.ts';
import type { Scatter } from './go/sort.ts';
import { payForValue } from './go/valueSize.ts';
import { natureName } from './nature.ts';
import { generate } from './optimizer/codegen.ts';
import { optimize } from './optimizer/optimize.ts';
import { GoPanic } from './panic.ts';
import { Budget, type RunLimits } from './run/budget.ts';
import { Evaluator } from './run/evaluator.ts';
import { mapOrders } from './run/mapOrder.ts';
import { type RunConditions, ticks } from './run/runConditions.ts';
import type { ExprNode } from './syntax/ast.ts';
import { parseExpr } from './syntax/parser.ts';
import { Unsupported, unsupportedFeatures } from './unsupported.ts';
import { type ExprValue, goTypeName, toByteString } from './value.ts';

/** A program that can run. */
export interface ExprProgram {
  readonly source: string;
  readonly root: ExprNode;
}

export type Failure<Stage extends ExprStage = ExprStage> =
  | { readonly ok: false; readonly error: ExprError<Stage> }
  | Unanswered;

/** What the page cannot answer, as text for the user. */
interface Unanswered {
  readonly ok: false;
  readonly unsupported: string;
}

type CompileStage = Exclude<ExprStage, 'run'>;

export type CompileOutcome =
  /** The type is Go's name for the result of the program, as far as it is known: `string`, or `unknown` when only a run can show it. */
  | {
      readonly ok: true;
      readonly program: ExprProgram;
      readonly type: string;
      /** Where the value depends on the Go type that holds the variables: the page takes a map[string]any. */
      readonly environmentUse: TextRange | undefined;
    }
  | Failure<CompileStage>;

export type EvaluateOutcome =
  /** The type is Go's; the result of a program may be something other than a string. */
  { readonly ok: true; readonly value: ExprValue; readonly type: string } | Failure;

/**
 * Compiles a program as Go's engine does with the result type string: the first error of the first phase that fails.
 * Never throws.
 */
export function compileExpr(source: string, environment: ExprEnvironment): CompileOutcome {
  return supported((): CompileOutcome => {
    const parsed = parseExpr(source, environment);
    if (!parsed.ok) return failure('parse', parsed.error, source);
    const checked = checkExpr(parsed.node, environment);
    if (!checked.ok) return failure('check', checked.error, source);
    const optimized = optimize(parsed.node);
    if (!optimized.ok) return failure('optimize', optimized.error, source);
    const generated = generate(optimized.node);
    if (!generated.ok) return failure('codegen', generated.error, source);
    return {
      ok: true,
      program: { source, root: generated.node },
      type: natureName(checked.nature),
      environmentUse: environmentUse(parsed.node, environment),
    };
  });
}

export interface RunOptions extends RunLimits {
  /** By default no time is known, and the server's zone is UTC. */
  readonly clock?: ServerClock;
  /** Which Go sorts; since 1.21 by default. Only long arrays with equal elements show it. */
  readonly scatter?: Scatter;
}

/** Runs a program with these variables. Never throws, and stops at its budget. */
export function evaluate(
  program: ExprProgram,
  variables: Readonly<Record<string, string>>,
  { clock = noClock, scatter = 'since 1.21', ...limits }: RunOptions = {},
): EvaluateOutcome {
  const environment = new Map<string, ExprValue>(
    Object.entries(variables).map(([name, value]) => [toByteString(name), toByteString(value)]),
  );
  return supported(() => {
    const [mapOrder, ...otherOrders] = mapOrders;
    const [tick, ...otherTicks] = ticks;
    const first: RunConditions = { clock, tick, mapOrder, scatter };
    const { outcome, hasWalkedMap, clockReadings } = runOnce(program, environment, limits, first);
    const differs = (change: Partial<RunConditions>) =>
      !isSameOutcome(runOnce(program, environment, limits, { ...first, ...change }).outcome, outcome);
    if (clockReadings > 1 && otherTicks.some((other) => differs({ tick: other }))) throw new Unsupported('nowTwice');
    if (hasWalkedMap && otherOrders.some((other) => differs({ mapOrder: other }))) throw new Unsupported('mapOrder');
    return outcome;
  });
}

function runOnce(
  program: ExprProgram,
  environment: ReadonlyMap<string, ExprValue>,
  limits: RunLimits,
  conditions: RunConditions,
): { readonly outcome: EvaluateOutcome; readonly hasWalkedMap: boolean; readonly clockReadings: number } {
  const evaluator = new Evaluator(environment, new Budget(limits), conditions);
  const outcome = (): EvaluateOutcome => {
    try {
      const value = evaluator.run(program.root);
      // A value that is too large to walk could not be displayed either.
      payForValue(value, evaluator.context.step);
      return { ok: true, value, type: value === null ? 'nil' : goTypeName(value) };
    } catch (thrown) {
      if (!(thrown instanceof GoPanic)) throw thrown;
      const error = { message: toByteString(thrown.message), range: evaluator.failedAt };
      return failure('run', error, program.source);
    }
  };
  return { outcome: outcome(), hasWalkedMap: evaluator.hasWalkedMap, clockReadings: evaluator.clockReadings };
}

function isSameOutcome(left: EvaluateOutcome, right: EvaluateOutcome): boolean {
  if (left.ok || right.ok) return left.ok && right.ok && deepEqual(left.value, right.value);
  return (
    'error' in left &&
    'error' in right &&
    left.error.message === right.error.message &&
    left.error.range.start === right.error.range.start
  );
}

function failure<Stage extends ExprStage>(stage: Stage, error: RawError, source: string): Failure<Stage> {
  return { ok: false, error: locateError(stage, error, source) };
}

/** Turns what the page cannot do into an outcome. */
function supported<Outcome>(run: () => Outcome): Outcome | Unanswered {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof Unsupported) return { ok: false, unsupported: unsupportedFeatures[thrown.feature] };
    if (isStackOverflow(thrown)) return { ok: false, unsupported: unsupportedFeatures.deepNesting };
    throw thrown;
  }
}

/** A value nested more deeply than the stack of the browser: engines throw a RangeError, Firefox its own error. */
function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}
