/**
 * The Expr language of expr-lang/expr v1.17.8, over string variables: compile, evaluate, and help while typing.
 * Knows nothing of configurations or of what a program is for. Import it lazily: it brings the regular expression engine.
 * Start at `compile.ts`, which goes through the phases: `syntax/`, `check/`, `optimizer/`, `run/`. `value.ts` says how Go's values are held,
 * `unsupported.ts` what is missing; `builtins/`, `predicates/` and `go/` are the library, `language/` is the help while typing.
 */

export { type ClockReading, readClock, type ServerClock } from './clock.ts';
export {
  type CompileOutcome,
  compileExpr,
  type EvaluateOutcome,
  type ExprProgram,
  evaluate,
  type Failure,
  type RunOptions,
} from './compile.ts';
export type { EnvironmentVariable, ExprEnvironment } from './environment.ts';
export type { ExprError, ExprStage } from './errors.ts';
export { formatValue } from './go/format.ts';
export { zoneNames } from './go/zone.ts';
export { type Completion, type CompletionKind, completions } from './language/completions.ts';
export { type Hover, hover } from './language/hover.ts';
export { type Signature, type SignatureHelp, signatureHelp } from './language/signatureHelp.ts';
export { allBuiltins, type BuiltinDescription } from './registry.ts';
export { type ByteString, type ExprValue, fromByteString, toByteString } from './value.ts';
