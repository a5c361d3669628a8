import { analyseConfig, type OptionAnalysis } from '../../config/index.ts';
import { type HjsonDocument, type HjsonNode, nodeValue, parseHjson, toPortableJson } from '../../hjson/index.ts';
import { environmentVariables } from '../environment/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { withoutPassword } from '../redaction/exportRedacted.ts';
import { redact } from '../redaction/redact.ts';
import { sentinelPattern } from '../redaction/sentinel.ts';

/** Where the value of an option comes from. */
export type ValueOrigin = 'file' | 'file, same as default' | 'file, not valid' | 'default' | 'environment' | 'not set';

export interface EffectiveRow {
  /** The key with dots, or the name of an environment variable. */
  readonly name: string;
  /** As text, without quotes; empty where nothing is set; dots in place of a secret. */
  readonly value: string;
  readonly origin: ValueOrigin;
}

export type EffectiveConfig =
  | { readonly ok: true; readonly rows: readonly EffectiveRow[] }
  | { readonly ok: false; readonly reason: string };

/** What is shown in place of a secret, whatever its length. */
const hidden = '••••••';

/**
 * Every option and environment variable with its value and where it comes from. The values are read from the redacted copy, so
 * that no secret is in them; refused where there is no such copy, or where the text cannot be read.
 */
export function effectiveConfig(
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): EffectiveConfig {
  if (!document.excess && !document.verdict.ok) {
    return { ok: false, reason: 'hjson-go refuses this text, so its values are unknown. The problem list says where.' };
  }
  const copy = redact(document);
  if (!copy.ok) return copy;
  const shown = analyseConfig(parseHjson(copy.text), 'latest').entries;
  const rows = [...analyseConfig(document, 'latest').entries].flatMap(([key, option]) =>
    rowsOf(option, shown.get(key)?.node),
  );
  return { ok: true, rows: [...rows, ...environmentRows(otherVariables)] };
}

function rowsOf(option: OptionAnalysis, shown: HjsonNode | undefined): readonly EffectiveRow[] {
  const { facts, state, valid } = option;
  const name: string = facts.key;
  if (state === 'unset' || !shown) {
    const isDefault = facts.default !== undefined;
    return [{ name, value: isDefault ? String(facts.default) : '', origin: isDefault ? 'default' : 'not set' }];
  }
  const origin = valid ? (state === 'equalToDefault' ? 'file, same as default' : 'file') : 'file, not valid';
  if (shown.kind !== 'object') return [{ name, value: textOf(shown), origin }];
  // The options of an object have rows of their own; the members of a record are its value.
  if (facts.kind === 'object') return [];
  return shown.members.map(({ key, value }) => ({
    name: `${name}.${hideSentinels(key.name)}`,
    value: value ? textOf(value) : '',
    origin,
  }));
}

function textOf(node: HjsonNode): string {
  return hideSentinels(node.kind === 'string' ? node.value : toPortableJson(nodeValue(node)));
}

function hideSentinels(text: string): string {
  return text.replace(sentinelPattern, hidden);
}

function environmentRows(otherVariables: readonly EnvironmentVariable[]): readonly EffectiveRow[] {
  const values = new Map(otherVariables.map(withoutPassword).map(({ name, value }) => [name, hideSentinels(value)]));
  return environmentVariables.map(({ name }) => {
    const value = values.get(name);
    return { name, value: value ?? '', origin: value === undefined ? 'not set' : 'environment' };
  });
}
