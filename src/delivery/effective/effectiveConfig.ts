import type { HjsonDocument, HjsonNode } from 'hjson-document';
import { csvTable, isWithin, markdownTable, type Refusable, refuse, type ValuePath } from 'source-text';
import {
  analyseConfig,
  countOptions,
  type OptionAnalysis,
  type OptionDefinition,
  optionsInWords,
} from '../../config/index.ts';
import { asItLeaves, findSecrets, type ShownText, shownText, writtenAs } from '../../secrets/index.ts';
import { environmentVariables } from '../environment/index.ts';
import { type EnvironmentVariable, secretPartOfVariable } from '../environmentVariable.ts';
import { keyHoldsSecret, secretsNotSought, whyRefused } from '../refusal.ts';

/** Where the text is from. */
export type ConfigSource = 'file' | 'variable' | 'standard input';

/** Where the value of an option comes from. */
export type ValueOrigin =
  | ConfigSource
  | `${ConfigSource}, ${'same as default' | 'not valid' | 'filled in later'}`
  | 'default'
  | 'environment'
  | 'not set';

export interface EffectiveRow {
  /** The key with dots, or the name of an environment variable. */
  readonly name: string;
  /** Of an option, or of a member of a record; none of an environment variable. */
  readonly path?: ValuePath;
  /** As text, without quotes, a number with its unit, but `""` for the empty text; `off` for a feature that is left out; empty if nothing is set. */
  readonly value: ShownText | '' | '""' | 'off';
  readonly origin: ValueOrigin;
}

export type EffectiveConfig = Refusable<{
  readonly rows: readonly EffectiveRow[];
  /** How many options are set, in words. */
  readonly counts: string;
}>;

/**
 * Every option and environment variable with its value, without its secrets, and where it comes from. Refused if the text cannot be read,
 * or if one of its keys is a secret.
 */
export function effectiveConfig(
  edited: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
  source: ConfigSource = 'file',
): EffectiveConfig {
  const document = asItLeaves(edited);
  const { excess } = document;
  if (excess) return refuse(secretsNotSought(excess));
  if (!document.verdict.ok) return refuse(whyRefused(document));
  const [key] = findSecrets(document).keys;
  if (key) return refuse(keyHoldsSecret(document, key));
  const config = analyseConfig(document, 'latest');
  const entries = [...config.entries.values()];
  const off = entries.filter(isOff).map(({ option }) => option.path);
  const rows = entries
    .filter(({ option }) => !off.some((path) => path.length < option.path.length && isWithin(option.path, path)))
    .flatMap((analysis) => rowsOf(document, analysis, source));
  const counts = optionsInWords(countOptions(config));
  return { ok: true, counts, rows: [...rows, ...environmentRows(document, otherVariables)] };
}

/** Leaving out an object that may be omitted switches its feature off (option-reference, Resources and their fields). */
function isOff({ option, state }: OptionAnalysis): boolean {
  return state === 'unset' && option.kind === 'object' && option.mayBeOmitted === true;
}

function rowsOf(document: HjsonDocument, analysis: OptionAnalysis, source: ConfigSource): readonly EffectiveRow[] {
  const { option, state, node } = analysis;
  const { key: name, path } = option;
  if (isOff(analysis)) return [{ name, path, value: 'off', origin: 'not set' }];
  if (state === 'unset' || !node) {
    const { default: fallback } = option;
    if (fallback === undefined) return [{ name, path, value: '', origin: 'not set' }];
    return [{ name, path, value: visible(withUnit(shownText(document, String(fallback)), option)), origin: 'default' }];
  }
  const origin = originOf(analysis, source);
  const textOf = (of: HjsonNode) => {
    const text = shownText(document, of);
    return visible(analysis.valid ? withUnit(text, option) : text);
  };
  // The options of an object have separate rows; the members of a record are its value.
  const hasRows = node.kind === 'object' && (option.kind === 'object' || option.kind === 'programs');
  if (!hasRows) return [{ name, path, value: textOf(node), origin }];
  if (option.kind === 'object') return [];
  return node.members.map(({ key, value }) => {
    const member = shownText(document, key.name);
    return { name: `${name}.${member}`, path: [...path, member], value: value ? textOf(value) : '', origin };
  });
}

function withUnit(text: ShownText, { unit }: OptionDefinition): ShownText {
  return unit ? writtenAs(text, (count) => `${count} ${count === '1' ? unit.slice(0, -1) : unit}`) : text;
}

function originOf({ state, valid, references }: OptionAnalysis, source: ConfigSource): ValueOrigin {
  if (references.length > 0) return `${source}, filled in later`;
  if (!valid) return `${source}, not valid`;
  return state === 'equalToDefault' ? `${source}, same as default` : source;
}

function visible(text: ShownText): EffectiveRow['value'] {
  return text === '' ? '""' : text;
}

function environmentRows(
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): readonly EffectiveRow[] {
  const values = new Map(
    otherVariables.map((variable) => [
      variable.name,
      shownText(document, variable.value, { part: secretPartOfVariable(variable) }),
    ]),
  );
  return environmentVariables.map(({ name }) => {
    const value = values.get(name);
    return { name, value: value ?? '', origin: value === undefined ? 'not set' : 'environment' };
  });
}

const head = ['Option', 'Value', 'From'];

function cells({ name, value, origin }: EffectiveRow): readonly string[] {
  return [name, value, origin];
}

/** The rows as a table of GitHub's Markdown. */
export function asMarkdown(rows: readonly EffectiveRow[]): string {
  return markdownTable(head, rows.map(cells));
}

/** The same as CSV. */
export function asCsv(rows: readonly EffectiveRow[]): string {
  return csvTable(head, rows.map(cells));
}
