import { analyseConfig, type ConfigAnalysis, type OptionKey } from '../config/index.ts';
import type { HjsonDocument } from '../hjson/index.ts';
import { holdsPassword, holdsSecretIn, holdsSecretText, secretRangesIn } from '../secrets/index.ts';
import { textRange } from '../text/index.ts';
import { checksum } from './checksum.ts';
import { databasePlan } from './databasePlan.ts';
import { hostAndPort } from './hostAndPort.ts';

/** What a script knows about an option: a value, or the reason why there is nothing to check, with a minus sign in front. */
export type PlannedValue = string;

/** The options that are checked together, by the name of their checksum in a report. */
export const groupOptions = {
  base: ['baseUrl'],
  oidc: ['oidcIssuer'],
  token: ['gatewayOAuth2.tokenUrl'],
  smtp: ['smtpHostname', 'smtpPort'],
  pg: ['pgConnStr'],
  logo: ['accessReviewToolbarLogoPath'],
  background: ['loginPageBackgroundPath'],
  templates: ['templatesPath'],
} as const satisfies Readonly<Record<string, readonly OptionKey[]>>;

export type CheckGroup = keyof typeof groupOptions;

/** The file that a script is made for, without its secrets. */
export interface PlannedFile {
  readonly size: number;
  /** The bytes that are not secret, as `first:count`. */
  readonly parts: readonly string[];
  readonly sum: number;
}

/** The values that can be checked. None of them is a secret, contains one, or has a reference in it. */
export interface CheckedValues {
  /** By their names in the script. */
  readonly values: Readonly<Record<ValueName, PlannedValue>>;
  /** The checksums from which a report tells whether it is about the current values. */
  readonly sums: Readonly<Record<CheckGroup, number>>;
}

/** What a script will look at. */
export interface CheckPlan extends CheckedValues {
  /** Undefined if the bytes of the file are not known, or too many to compare in a shell. */
  readonly file: PlannedFile | undefined;
}

const valuesOf = {
  base: ['BASE', 'BASE_AT'],
  oidc: ['ISSUER', 'ISSUER_AT'],
  token: ['TOKEN', 'TOKEN_AT'],
  smtp: ['SMTP_AT'],
  pg: ['PG_AT', 'PG_TLS', 'PG_ROOT'],
  logo: ['LOGO'],
  background: ['BACKGROUND'],
  templates: ['TEMPLATES'],
} as const satisfies Readonly<Record<CheckGroup, readonly string[]>>;

export type ValueName = (typeof valuesOf)[CheckGroup][number];

/** `isFileText`: the UTF-8 of the document is the file, byte for byte. */
export function planServerCheck(document: HjsonDocument, isFileText: boolean): CheckPlan {
  const config = analyseConfig(document, 'latest');
  return { ...checkedValues(document, config), file: isFileText ? plannedFile(document) : undefined };
}

/** The values of a document as a script would check them now; `config` is its analysis. */
export function checkedValues(document: HjsonDocument, config: ConfigAnalysis): CheckedValues {
  const text = (key: OptionKey) => plainText(document, config, key);
  const web = (name: string, key: OptionKey) => webValues(name, text(key));
  const { host, port, tls, root } = databasePlan(config);
  const values = {
    ...web('BASE', 'baseUrl'),
    ...web('ISSUER', 'oidcIssuer'),
    ...web('TOKEN', 'gatewayOAuth2.tokenUrl'),
    SMTP_AT: hostAndPort(text('smtpHostname'), portOf(config)),
    PG_AT: hostAndPort(host, port),
    PG_TLS: tls,
    PG_ROOT: pathValue(root),
    LOGO: pathValue(text('accessReviewToolbarLogoPath')),
    BACKGROUND: pathValue(text('loginPageBackgroundPath')),
    TEMPLATES: pathValue(text('templatesPath')),
  } as Record<ValueName, PlannedValue>;
  for (const name of Object.keys(values) as ValueName[]) {
    if (holdsSecretText(document, values[name])) values[name] = '-secret';
  }
  const sums = Object.fromEntries(
    Object.entries(valuesOf).map(([group, names]) => [group, sumOf(names.map((name) => values[name]).join('\n'))]),
  ) as Record<CheckGroup, number>;
  return { values, sums };
}

/** The text of an option, or why there is none to check. */
function plainText(document: HjsonDocument, config: ConfigAnalysis, key: OptionKey): PlannedValue {
  const entry = config.entries.get(key);
  if (entry?.references.length) return '-reference';
  const node = entry?.node;
  if (node?.kind !== 'string' || node.value === '') return '-not-set';
  return holdsSecretIn(document, node.range) || holdsPassword(node.value) ? '-secret' : node.value;
}

function portOf(config: ConfigAnalysis): PlannedValue {
  const entry = config.entries.get('smtpPort');
  if (entry?.references.length) return '-reference';
  return entry?.node && entry.valid ? String(entry.value) : '-not-set';
}

/** An address and, for one with TLS, host and port. */
function webValues(name: string, text: PlannedValue): Record<string, PlannedValue> {
  const [address, place] = text.startsWith('-') ? [text, text] : webAddress(text);
  return { [name]: address, [`${name}_AT`]: place };
}

function webAddress(text: string): readonly [PlannedValue, PlannedValue] {
  const isPlain = /^https?:\/\/[\x21-\x7e]+$/i.test(text) && !/[?#@]/.test(text) && URL.canParse(text);
  if (!isPlain) return ['-no-address', '-no-address'];
  const { protocol, hostname, port } = new URL(text);
  return [text, protocol === 'https:' ? hostAndPort(hostname, port || '443') : '-no-tls'];
}

function pathValue(text: PlannedValue): PlannedValue {
  if (text.startsWith('-')) return text;
  // A shell in another locale may refuse a script with other letters.
  if (/[^ -~]/.test(text)) return '-other-letters';
  return text.startsWith('/') ? text : '-relative';
}

function sumOf(text: string): number {
  return checksum(new TextEncoder().encode(text));
}

/** In bytes: a shell would take longer for more than a check should. */
const largestFile = 200_000;

function plannedFile(document: HjsonDocument): PlannedFile | undefined {
  const { text } = document;
  if (document.excess || text.length > largestFile) return undefined;
  const bytesOf = (start: number, end: number) => new TextEncoder().encode(text.slice(start, end));
  const parts: string[] = [];
  const kept: Uint8Array[] = [];
  let at = 0;
  let size = 0;
  const skipTo = (start: number, end: number) => {
    const open = bytesOf(at, start);
    if (open.length > 0) {
      parts.push(`${size}:${open.length}`);
      kept.push(open);
    }
    size += open.length + bytesOf(start, end).length;
    at = end;
  };
  for (const { start, end } of secretRangesIn(document, textRange(0, text.length))) skipTo(start, end);
  skipTo(text.length, text.length);
  const all = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const each of kept) {
    all.set(each, offset);
    offset += each.length;
  }
  return { size, parts, sum: checksum(all) };
}
