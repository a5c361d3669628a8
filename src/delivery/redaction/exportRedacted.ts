import { type HjsonDocument, parseHjson } from 'hjson-document';
import { refuse } from 'source-text';
import { holdsSecretText } from '../../secrets/index.ts';
import type { Target, TargetOutput } from '../consumers/target.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { exportTo, type TargetChoices } from '../exportConfig.ts';
import { carriedFault } from '../serverFiles/carriedFiles.ts';
import { secretPartOfVariable } from '../variableSecret.ts';
import type { Redaction } from './redact.ts';

/**
 * The output of `exportTo` for a redacted configuration, with sentinels also for the secrets of the other variables and for the
 * contents of the files that are exported with it.
 */
export function exportRedacted(
  document: HjsonDocument,
  redaction: Redaction,
  target: Target,
  otherVariables: readonly EnvironmentVariable[],
  choices: TargetChoices = {},
): TargetOutput {
  if (!redaction.ok) return redaction;
  const fault = target.carriesFiles && carriedFault(document, choices.files ?? []);
  if (fault) return refuse(fault);
  const variables = otherVariables.map((variable) => withoutSecret(document, variable));
  const files = choices.files?.map(({ path }) => ({ path, bytes: encoder.encode('<redacted file>') })) ?? [];
  return exportTo(parseHjson(redaction.text), target, variables, { ...choices, files });
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
