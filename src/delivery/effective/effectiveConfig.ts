import { analyseConfig, type OptionAnalysis } from '../../config/index.ts';
import { type HjsonDocument, type HjsonNode, nodeValue, parseHjson, toPortableJson } from '../../hjson/index.ts';
import { isWithin } from '../../text/index.ts';
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
  /** As text, without quotes, but `""` for the empty text; `off` for a feature that is left out; empty where nothing is set. */
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
  const entries = [...analyseConfig(document, 'latest').entries.values()];
  const off = entries.filter(isOff).map(({ facts }) => facts.path);
  const rows = entries
    .filter(({ facts }) => !off.some((path) => path.length < facts.path.length && isWithin(facts.path, path)))
    .flatMap((option) => rowsOf(option, shown.get(option.facts.key)?.node));
  return { ok: true, rows: [...rows, ...environmentRows(otherVariables)] };
}

/** Left out, an object that may be switches its feature off (option-reference, Resources and their fields). */
function isOff({ facts, state }: OptionAnalysis): boolean {
  return state === 'unset' && facts.kind === 'object' && facts.mayBeOmitted === true;
}

function rowsOf(option: OptionAnalysis, shown: HjsonNode | undefined): readonly EffectiveRow[] {
  const { facts, state, valid } = option;
  const name: string = facts.key;
  if (isOff(option)) return [{ name, value: 'off', origin: 'not set' }];
  if (state === 'unset' || !shown) {
    const { default: fallback } = facts;
    if (fallback === undefined) return [{ name, value: '', origin: 'not set' }];
    return [{ name, value: visible(String(fallback)), origin: 'default' }];
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

function visible(text: string): string {
  return text === '' ? '""' : text;
}

function textOf(node: HjsonNode): string {
  return visible(hideSentinels(node.kind === 'string' ? node.value : toPortableJson(nodeValue(node))));
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
