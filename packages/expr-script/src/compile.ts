import type { TextRange } from 'source-text';
import { checkExpr, type ResultType } from './check/checker.ts';
import { type Environment, type KnownVariables, readEnvironment } from './environment.ts';
import { type ExprStage, type Failure, failure, supported } from './errors.ts';
import { natureName } from './nature.ts';
import { generate } from './optimizer/codegen.ts';
import { optimize } from './optimizer/optimize.ts';
import { isBuiltinName } from './registry.ts';
import type { Program } from './run/run.ts';
import { childrenOf, type ExprNode } from './syntax/ast.ts';
import { parseExpr } from './syntax/parser.ts';
import { fromByteString, toByteString } from './value.ts';

/** What a program sees, and what has to come out of it. */
export interface CompileOptions extends Environment {
  /** The type that the result has to have, as Go's AsKind(reflect.String), AsBool, AsInt and AsFloat64 ask for it; by default any. */
  readonly as?: ResultType;
}

/** The program, or its first error. */
export type CompileOutcome = Program | Failure<Exclude<ExprStage, 'values' | 'run' | 'budget'>>;

/** Compiles a program as Go's engine does: `run` takes it, or has the first error of the first phase that fails. Never throws. */
export function compile(source: string, options: CompileOptions = {}): CompileOutcome {
  return supported(source, (): CompileOutcome => {
    const environment = readEnvironment(options);
    const { fault } = environment;
    if (fault !== undefined) {
      return failure('variables', { message: toByteString(fault), range: undefined }, source);
    }
    const parsed = parseExpr(source, environment);
    if (!parsed.ok) return failure('parse', parsed.error, source);
    const checked = checkExpr(parsed.node, environment, options.as);
    if (!checked.ok) return failure('check', checked.error, source);
    const optimized = optimize(parsed.node);
    if (!optimized.ok) return failure('optimize', optimized.error, source);
    const generated = generate(optimized.node);
    if (!generated.ok) return failure('codegen', generated.error, source);
    return {
      ok: true,
      source,
      type: natureName(checked.nature),
      environmentUse: environmentUse(parsed.node, environment),
      tree: { source, root: generated.node, environment, as: options.as },
    };
  });
}

/**
 * Where a program first uses the variables in a way that depends on their Go type: `$env` as a whole, `$env?.name`, or the name of a
 * builtin that is not called, which Go looks up among the variables. Undefined for other programs.
 */
function environmentUse(root: ExprNode, environment: KnownVariables): TextRange | undefined {
  const isShown = (node: ExprNode) =>
    node.kind === 'identifier' &&
    (node.name === '$env' || (isBuiltinName(node.name) && !environment.variables.has(fromByteString(node.name))));
  const found: TextRange[] = [];
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (isShown(node)) found.push(node.range);
    const base = fieldBase(node);
    nodes.push(...childrenOf(node).filter((child) => child !== base));
  }
  return found.sort((left, right) => left.start - right.start)[0];
}

/** The `$env` of `$env.name`, which is the variable itself whatever the type. */
function fieldBase(node: ExprNode): ExprNode | undefined {
  if (node?.kind !== 'member' || node.isOptional || node.property.kind !== 'string') return undefined;
  return node.base.kind === 'identifier' && node.base.name === '$env' ? node.base : undefined;
}
