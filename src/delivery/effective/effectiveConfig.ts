import { analyseConfig, type OptionAnalysis } from '../../config/index.ts';
import { type HjsonDocument, type HjsonNode, nodeValue, parseHjson, toPortableJson } from '../../hjson/index.ts';
import { sentinelPattern } from '../../references/index.ts';
import { hiddenText, holdsSecretText } from '../../secrets/index.ts';
import { csvTable, isWithin, markdownTable, type OptionPath, type Refusable, refuse } from '../../text/index.ts';
import { environmentVariables } from '../environment/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { withoutPassword } from '../redaction/exportRedacted.ts';
import { redact } from '../redaction/redact.ts';
import { whyRefused } from '../refusal.ts';

/** Where the value of an option comes from. */
export type ValueOrigin =
  | 'file'
  | 'file, same as default'
  | 'file, not valid'
  | 'file, filled in later'
  | 'default'
  | 'environment'
  | 'not set';

export interface EffectiveRow {
  /** The key with dots, or the name of an environment variable. */
  readonly name: string;
  /** Of an option, or of a member of a record; none of an environment variable. */
  readonly path?: OptionPath;
  /** As text, without quotes, but `""` for the empty text; `off` for a feature that is left out; empty if nothing is set. */
  readonly value: string;
  readonly origin: ValueOrigin;
}

export type EffectiveConfig = Refusable<{ readonly rows: readonly EffectiveRow[] }>;

/**
 * Every option and environment variable with its value and where it comes from. The values are read from the redacted copy, so that they
 * contain no secret; refused if there is no such copy, or if the text cannot be read.
 */
export function effectiveConfig(
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): EffectiveConfig {
  if (!document.excess && !document.verdict.ok) return refuse(whyRefused(document));
  const copy = redact(document);
  if (!copy.ok) return copy;
  const shown = analyseConfig(parseHjson(copy.text), 'latest').entries;
  const entries = [...analyseConfig(document, 'latest').entries.values()];
  const off = entries.filter(isOff).map(({ option }) => option.path);
  const rows = entries
    .filter(({ option }) => !off.some((path) => path.length < option.path.length && isWithin(option.path, path)))
    .flatMap((analysis) => rowsOf(analysis, shown.get(analysis.option.key)?.node));
  return { ok: true, rows: [...rows, ...environmentRows(document, otherVariables)] };
}

/** Leaving out an object that may be omitted switches its feature off (option-reference, Resources and their fields). */
function isOff({ option, state }: OptionAnalysis): boolean {
  return state === 'unset' && option.kind === 'object' && option.mayBeOmitted === true;
}

function rowsOf(analysis: OptionAnalysis, shown: HjsonNode | undefined): readonly EffectiveRow[] {
  const { option, state } = analysis;
  const { key: name, path } = option;
  if (isOff(analysis)) return [{ name, path, value: 'off', origin: 'not set' }];
  if (state === 'unset' || !shown) {
    const { default: fallback } = option;
    if (fallback === undefined) return [{ name, path, value: '', origin: 'not set' }];
    return [{ name, path, value: visible(String(fallback)), origin: 'default' }];
  }
  const origin = originOf(analysis);
  if (shown.kind !== 'object') return [{ name, path, value: textOf(shown), origin }];
  // The options of an object have separate rows; the members of a record are its value.
  if (option.kind === 'object') return [];
  return shown.members.map(({ key, value }) => {
    const member = hideSentinels(key.name);
    return { name: `${name}.${member}`, path: [...path, member], value: value ? textOf(value) : '', origin };
  });
}

function originOf({ state, valid, references }: OptionAnalysis): ValueOrigin {
  if (references.length > 0) return 'file, filled in later';
  if (!valid) return 'file, not valid';
  return state === 'equalToDefault' ? 'file, same as default' : 'file';
}

function visible(text: string): string {
  return text === '' ? '""' : text;
}

function textOf(node: HjsonNode): string {
  return visible(hideSentinels(node.kind === 'string' ? node.value : toPortableJson(nodeValue(node))));
}

function hideSentinels(text: string): string {
  return text.replace(sentinelPattern, hiddenText);
}

function environmentRows(
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): readonly EffectiveRow[] {
  const values = new Map(
    otherVariables.map((variable) => {
      const shown = hideSentinels(withoutPassword(variable).value);
      return [variable.name, holdsSecretText(document, shown) ? hiddenText : shown];
    }),
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
