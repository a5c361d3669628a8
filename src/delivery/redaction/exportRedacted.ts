import { type HjsonDocument, parseHjson } from '../../hjson/index.ts';
import { holdsSecretText } from '../../secrets/index.ts';
import { refuse } from '../../text/index.ts';
import type { Dialect } from '../consumers/dialect.ts';
import type { DialectOutput } from '../consumers/encodeFor.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { exportEnvironment, type TargetChoices } from '../exportConfig.ts';
import { carriedFault } from '../serverFiles/carriedFiles.ts';
import { secretPartOfVariable } from '../variableSecret.ts';
import type { Redaction } from './redact.ts';

/**
 * The output of `exportEnvironment` for a redacted configuration, with sentinels also for the secrets of the other variables and for the
 * contents of the files that are exported with it.
 */
export function exportRedacted(
  document: HjsonDocument,
  redaction: Redaction,
  dialect: Dialect,
  otherVariables: readonly EnvironmentVariable[],
  choices: TargetChoices = {},
): DialectOutput {
  if (!redaction.ok) return redaction;
  const fault = dialect.carriesFiles && carriedFault(document, choices.files ?? []);
  if (fault) return refuse(fault);
  const variables = otherVariables.map((variable) => withoutSecret(document, variable));
  const files = choices.files?.map(({ path }) => ({ path, bytes: encoder.encode('<redacted file>') })) ?? [];
  return exportEnvironment(parseHjson(redaction.text), dialect, variables, { ...choices, files });
}

const encoder = new TextEncoder();

/** The variable with a sentinel for the secret in it, or for all of it if the rest repeats one. */
function withoutSecret(document: HjsonDocument, variable: EnvironmentVariable): EnvironmentVariable {
  const { name, value } = variable;
  const sentinel = `<redacted ${name}>`;
  const part = secretPartOfVariable(variable);
  const rest = part ? value.slice(0, part.start) + sentinel + value.slice(part.end) : value;
  return { name, value: holdsSecretText(document, rest) ? sentinel : rest };
}
