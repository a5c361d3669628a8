import { type HjsonDocument, parseHjson } from 'hjson-document';
import { diffTexts, endOfLine, refuse, startOfLine, type TextRange, textRange } from 'source-text';
import { holdsSecretText } from '../../secrets/index.ts';
import type { Target, TargetOutput } from '../consumers/target.ts';
import { type EnvironmentVariable, secretPartOfVariable } from '../environmentVariable.ts';
import { exportTo, type TargetChoices } from '../exportConfig.ts';
import { carriedFault } from '../serverFiles/carriedFiles.ts';
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

/** A mark of a redacted copy, also as it is in the texts of JSON that no shell may change, and in JSON within JSON. */
const mark = /(?:<|\\{1,4}u003c)redacted(?:(?: |\\{1,4}u0020)[\w.-]+){1,4}(?:>|\\{1,4}u003e)/g;

/**
 * What a preview hides of an output: the ranges, in UTF-16 units, that the redacted output of the same configuration does not have. What is
 * left is what both say. Where the marks do not stand in for exactly one piece each, as in Base64 or where a secret changes the quotes, all
 * lines from the first to the last that differ are hidden.
 */
export function hiddenInOutput(output: string, redacted: string): readonly TextRange[] {
  return betweenMarks(output, redacted) ?? differingLines(output, redacted);
}

function betweenMarks(output: string, redacted: string): readonly TextRange[] | undefined {
  const marks = [...redacted.matchAll(mark)].map(({ 0: text, index }) => textRange(index, index + text.length));
  let start = marks[0]?.start ?? redacted.length;
  if (!output.startsWith(redacted.slice(0, start))) return undefined;
  const ranges: TextRange[] = [];
  for (const [index, { end: keptStart }] of marks.entries()) {
    const next = marks[index + 1];
    const kept = redacted.slice(keptStart, next?.start);
    const end = next ? output.indexOf(kept, start) : output.length - kept.length;
    if (end < start || !output.startsWith(kept, end)) return undefined;
    ranges.push({ start, end });
    start = end + kept.length;
  }
  return start === output.length ? ranges : undefined;
}

function differingLines(output: string, redacted: string): readonly TextRange[] {
  return diffTexts(output, redacted)
    .map(({ range }) => textRange(startOfLine(output, range.start), endOfLine(output, range.end)))
    .filter(({ start, end }) => start < end);
}
