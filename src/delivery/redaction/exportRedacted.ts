import { parseHjson } from '../../hjson/index.ts';
import type { Dialect } from '../consumers/dialect.ts';
import type { DialectOutput } from '../consumers/encodeFor.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { exportEnvironment, type TargetChoices } from '../exportConfig.ts';
import { secretPartOfVariable } from '../variableSecret.ts';
import type { Redaction } from './redact.ts';

/** What `exportEnvironment` gives of a redacted configuration, with sentinels for the secrets of the other variables, too. */
export function exportRedacted(
  redaction: Redaction,
  dialect: Dialect,
  otherVariables: readonly EnvironmentVariable[],
  choices: TargetChoices = {},
): DialectOutput {
  if (!redaction.ok) return redaction;
  return exportEnvironment(parseHjson(redaction.text), dialect, otherVariables.map(withoutPassword), choices);
}

/** The variable with a sentinel for the secret in it. */
export function withoutPassword(variable: EnvironmentVariable): EnvironmentVariable {
  const { name, value } = variable;
  const part = secretPartOfVariable(variable);
  return { name, value: part ? `${value.slice(0, part.start)}<redacted ${name}>${value.slice(part.end)}` : value };
}
