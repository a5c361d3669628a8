import type { HjsonDocument } from 'hjson-document';
import { isUrl, parseGoUrl, textRange } from 'source-text';
import { analyseConfig, type ConfigAnalysis, connectionHosts, type OptionKey, partNamed } from '../config/index.ts';
import { isReference, mayHoldReferences } from '../references/index.ts';
import {
  asItLeaves,
  certainConnection,
  hidesSome,
  type ShownText,
  secretRangesIn,
  shownText,
  visibleText,
} from '../secrets/index.ts';
import { checksum } from './readReport.ts';

/**
 * A text of the configuration, or the reason why there is nothing to check, which a script has with a minus sign in front. Apart, since a
 * text may begin with one, too.
 */
type FoundText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: `-${string}` };

function found(text: string): FoundText {
  return { ok: true, text };
}

function without(reason: `-${string}`): FoundText {
  return { ok: false, reason };
}

interface DatabasePlan {
  readonly host: FoundText;
  readonly port: FoundText;
  /** How many hosts the string names, or the reason why there is none, with a minus sign in front. */
  readonly hosts: string;
  /** A mode, or the reason why there is none, with a minus sign in front. */
  readonly tls: string;
  readonly root: FoundText;
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Where the database is and how the connection is encrypted, according to the connection string. Of a list of hosts, the first. */
function databasePlan(config: ConfigAnalysis): DatabasePlan {
  const node = config.entries.get('pgConnStr')?.node;
  const text = node?.kind === 'string' ? node.value : '';
  if (text === '') return nothing('-not-set');
  if (isReference(text)) return nothing('-reference');
  const scanned = certainConnection(text);
  if (!scanned) return nothing('-no-address');
  const part = (name: string) => {
    const written = partNamed(scanned, name)?.written;
    return written ? text.slice(written.start, written.end) : '';
  };
  const hosts = connectionHosts(text, scanned);
  const [first] = hosts;
  const tls = part('sslmode');
  const root = part('sslrootcert');
  return {
    host: textOf(first?.host ?? ''),
    port: textOf(first?.port || '5432'),
    hosts: first ? String(hosts.length) : '-not-set',
    tls: modes.includes(tls) ? tls : mayHoldReferences(tls) ? '-reference' : '-not-set',
    // `system` stands for the certificate authorities of the machine, unlike any file.
    root: textOf(root === 'system' ? '' : root),
  };
}

function textOf(part: string): FoundText {
  if (part === '') return without('-not-set');
  return mayHoldReferences(part) ? without('-reference') : found(part);
}

function nothing(reason: `-${string}`): DatabasePlan {
  return { host: without(reason), port: without(reason), hosts: reason, tls: reason, root: without(reason) };
}

/** What a script knows about an option: a value, or the reason why there is nothing to check, with a minus sign in front. */
export type PlannedValue = ShownText | `-${string}`;

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

/** The file that a script is made for, without its secrets, and without anything that tells how long they are. */
export interface PlannedFile {
  /** `1-3`: these lines, as they are. `4h22`, `4t2`: the first and last bytes of a line with a secret between them. `5-$`: the rest. */
  readonly parts: readonly string[];
  /** Of the parts one after the other, each with its line end. */
  readonly sum: number;
}

/** The values that can be checked. None of them has a reference in it. */
export interface CheckedValues {
  /** By their names in the script. */
  readonly values: Readonly<Record<ValueName, PlannedValue>>;
  /** The checksums from which a report tells whether it is about the current values. */
  readonly sums: Readonly<Record<CheckGroup, number>>;
}

/** What a script will look at. */
export interface CheckPlan extends CheckedValues {
  /** Undefined if the bytes are not known, too many lines have secrets, or one has line ends, whose number tells something of its length. */
  readonly file: PlannedFile | undefined;
}

const valuesOf = {
  base: ['BASE', 'BASE_AT'],
  oidc: ['ISSUER', 'ISSUER_AT'],
  token: ['TOKEN', 'TOKEN_AT'],
  smtp: ['SMTP_AT'],
  pg: ['PG_AT', 'PG_HOSTS', 'PG_TLS', 'PG_ROOT'],
  logo: ['LOGO'],
  background: ['BACKGROUND'],
  templates: ['TEMPLATES'],
} as const satisfies Readonly<Record<CheckGroup, readonly string[]>>;

export type ValueName = (typeof valuesOf)[CheckGroup][number];

/** `isFileText`: the UTF-8 of the document is the file, byte for byte. */
export function planServerCheck(edited: HjsonDocument, isFileText: boolean): CheckPlan {
  const document = asItLeaves(edited);
  const config = analyseConfig(document, 'latest');
  return { ...checkedValues(document, config), file: isFileText ? plannedFile(document) : undefined };
}

/** The values of a document as a script would check them now; `config` is its analysis. */
export function checkedValues(document: HjsonDocument, config: ConfigAnalysis): CheckedValues {
  const text = (key: OptionKey) => plainText(document, config, key);
  const web = (name: string, key: OptionKey) => webValues(name, text(key));
  const { host, port, hosts, tls, root } = databasePlan(config);
  const texts: Readonly<Record<string, string>> = {
    ...web('BASE', 'baseUrl'),
    ...web('ISSUER', 'oidcIssuer'),
    ...web('TOKEN', 'gatewayOAuth2.tokenUrl'),
    SMTP_AT: hostAndPort(text('smtpHostname'), portOf(config)),
    PG_AT: hostAndPort(host, port),
    PG_HOSTS: hosts,
    PG_TLS: tls,
    PG_ROOT: pathValue(root),
    LOGO: pathValue(text('accessReviewToolbarLogoPath')),
    BACKGROUND: pathValue(text('loginPageBackgroundPath')),
    TEMPLATES: pathValue(text('templatesPath')),
  };
  const planned = Object.entries(texts).map(([name, value]) => {
    const shown = shownText(document, value);
    return [name, hidesSome(shown) ? '-secret' : shown] as const;
  });
  const values = Object.fromEntries(planned) as Record<ValueName, PlannedValue>;
  const sums = Object.fromEntries(
    Object.entries(valuesOf).map(([group, names]) => [group, sumOf(names.map((name) => values[name]).join('\n'))]),
  ) as Record<CheckGroup, number>;
  return { values, sums };
}

/** The text of an option, or why there is none to check. */
function plainText(document: HjsonDocument, config: ConfigAnalysis, key: OptionKey): FoundText {
  const entry = config.entries.get(key);
  if (entry?.references.length) return without('-reference');
  const node = entry?.node;
  if (node?.kind !== 'string' || node.value === '') return without('-not-set');
  const text = visibleText(document, node);
  return text === undefined ? without('-secret') : found(text);
}

function portOf(config: ConfigAnalysis): FoundText {
  const entry = config.entries.get('smtpPort');
  if (entry?.references.length) return without('-reference');
  return entry?.node && entry.valid ? found(String(entry.value)) : without('-not-set');
}

/** An address and, for one with TLS, host and port. */
function webValues(name: string, text: FoundText): Record<string, string> {
  const [address, place] = text.ok ? webAddress(text.text) : [text.reason, text.reason];
  return { [name]: address, [`${name}_AT`]: place };
}

function webAddress(text: string): readonly [string, string] {
  const reading = parseGoUrl(text);
  const isPlain = /^https?:\/\/[\x21-\x7e]+$/i.test(text) && !/[?#@]/.test(text) && isUrl(text);
  if (!isPlain || !reading.ok) return ['-no-address', '-no-address'];
  const { scheme, hostname, port } = reading.url;
  return [text, scheme === 'https' ? hostAndPort(found(hostname), found(port || '443')) : '-no-tls'];
}

function pathValue(path: FoundText): string {
  if (!path.ok) return path.reason;
  // A shell in another locale may refuse a script with other letters.
  if (/[^ -~]/.test(path.text)) return '-other-letters';
  return path.text.startsWith('/') ? path.text : '-relative';
}

function sumOf(text: string): number {
  return checksum(new TextEncoder().encode(text));
}

/** A shell reads the file once for each: more would take longer than a check should. */
const mostParts = 300;

function plannedFile(document: HjsonDocument): PlannedFile | undefined {
  if (document.excess) return undefined;
  const parts: string[] = [];
  const kept: string[] = [];
  // With a line end more, so that the last line has one: readers of lines differ in what they make of one that has none.
  const lines = `${document.text}\n`.split(/(?<=\n)/);
  let first = 1;
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const secrets = secretRangesIn(document, textRange(start, start + line.length));
    const [head, tail] = [(secrets[0]?.start ?? 0) - start, start + line.length - (secrets.at(-1)?.end ?? 0)];
    if (secrets.length > 0) {
      if (head < 0 || tail < 1) return undefined;
      if (first <= index) parts.push(`${first}-${index}`);
      const [before, after] = [line.slice(0, head), line.slice(line.length - tail)];
      if (before) parts.push(`${index + 1}h${byteCount(before)}`);
      parts.push(`${index + 1}t${byteCount(after)}`);
      kept.push(before && `${before}\n`, after);
      first = index + 2;
    } else kept.push(line);
    start += line.length;
  }
  if (parts.length >= mostParts) return undefined;
  return { parts: [...parts, `${first}-$`], sum: sumOf(kept.join('')) };
}

function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}

const hostName = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*)$/;
const address = /^[0-9A-Fa-f:.]+$/;

/** `host:port` as tools accept it, or the reason why there is none, with a minus sign in front. */
function hostAndPort(host: FoundText, port: FoundText): string {
  if (!host.ok) return host.reason;
  if (!port.ok) return port.reason;
  if (host.text.startsWith('/')) return '-socket';
  const bare = host.text.replace(/^\[|\]$/g, '');
  const isPort = /^\d{1,5}$/.test(port.text) && Number(port.text) > 0 && Number(port.text) < 65_536;
  if (!isPort) return '-no-address';
  if (bare.includes(':') && address.test(bare)) return `[${bare}]:${port.text}`;
  return hostName.test(bare) ? `${bare}:${port.text}` : '-no-address';
}
