/**
 * The Expr language of expr-lang/expr v1.17.8: compile, run, and help while typing.
 * Knows nothing of what a program is for. Import it lazily: it brings the regular expression engine.
 * Start at `compile.ts`, which goes through the phases: `syntax/`, `check/`, `optimizer/`, `run/`. `value.ts` says how Go's values are held,
 * `javascript.ts` what they are outside, `thrown.ts` what is missing; `builtins/`, `predicates/` and `go/` are the library,
 * `language/` is the help while typing.
 */

export type { TextRange } from 'source-text';
export type { ResultType } from './check/checker.ts';
export { type ClockReading, readClock, type ServerClock } from './clock.ts';
export { type CompileOptions, type CompileOutcome, compile } from './compile.ts';
export type { Environment, VariableType } from './environment.ts';
export type { ExprError, ExprStage, Failure } from './errors.ts';
export type { Scatter } from './go/sort.ts';
export { zoneNames } from './go/zone.ts';
export { InvalidText, type Value } from './javascript.ts';
export { type Completion, type CompletionKind, complete } from './language/completions.ts';
export { type Hover, type HoverOptions, hover } from './language/hover.ts';
export { type Signature, type SignatureHelp, signature } from './language/signatureHelp.ts';
export type { RunLimits } from './limits.ts';
export { allBuiltins, type BuiltinDescription } from './registry.ts';
export { type Program, type Result, type RunOptions, type RunOutcome, run } from './run/run.ts';
export { GoDuration, type GoLocation, GoTime, type SizedIntType } from './value.ts';
