import { analyseConfig, type OptionKey, optionAt, optionPath, options, scanConnection } from '../config/index.ts';
import type { HjsonDocument } from '../hjson/index.ts';
import { parseGoUrl } from '../text/index.ts';
import { knownMessages, type MessageCode } from './codes.ts';
import type { ConnectionPart } from './knownMessage.ts';

/** A message of a log that is known, and where it leads. */
export interface FoundMessage {
  /** Of the log, from 1. */
  readonly line: number;
  readonly code: MessageCode;
  readonly speaker: string;
  /** The likeliest first; only those that the configuration has, if it has any of them. */
  readonly options: readonly OptionKey[];
  /** The part of the connection string, where the message is about one. */
  readonly part: ConnectionPart | undefined;
  readonly meaning: string;
  readonly fix: string;
  /** Line and column of the configuration, where the message names them. */
  readonly place: { readonly line: number; readonly column: number } | undefined;
}

const mostLines = 20_000;
const longestLine = 4_000;

/** The messages of a log that lead to an option of the configuration; each kind once for each set of options. Takes any text. */
export function readMessages(log: string, document: HjsonDocument): readonly FoundMessage[] {
  const config = analyseConfig(document, 'latest');
  const isSet = (key: OptionKey) => config.entries.get(key)?.node !== undefined;
  const addresses = addressesOf((key) => {
    const value = config.value(optionPath(key));
    return typeof value === 'string' ? value : '';
  });
  const found = new Map<string, FoundMessage>();
  const lines = log.split(/\r?\n/, mostLines);
  for (const [index, whole] of lines.entries()) {
    const given = whole.slice(0, longestLine);
    const plain = withoutEscapes(given);
    const spellings = plain === given ? [given] : [given, plain];
    const [code, known] = knownMessages.find(([, { pattern }]) => spellings.some((text) => pattern.test(text))) ?? [];
    const text = spellings.find((spelling) => known?.pattern.test(spelling));
    if (!code || !known || text === undefined) continue;
    const about = known.isOfEnvironment ? [] : optionsOf(text, known.options, addresses);
    const set = about.filter(isSet);
    const { speaker, meaning, fix, part } = known;
    const [, line, column] = /\bat line (\d{1,9}),(\d{1,9}) >>>/.exec(text) ?? [];
    const place = line === undefined ? undefined : { line: Number(line), column: Number(column) };
    const message = {
      line: index + 1,
      code,
      speaker,
      options: set.length > 0 ? set : about,
      part,
      meaning,
      fix,
      place,
    };
    const key = `${code} ${message.options.join(' ')} ${line ?? ''}`;
    if (!found.has(key)) found.set(key, message);
  }
  return [...found.values()];
}

/** What the message is about: the option that it names, the one whose address is in it, or those of its kind. */
function optionsOf(
  text: string,
  likely: readonly OptionKey[],
  addresses: readonly (readonly [OptionKey, string])[],
): readonly OptionKey[] {
  const [, field = ''] = /Go struct field [A-Za-z_]\w{0,60}\.([\w.]{1,100})/.exec(text) ?? [];
  const option = options.find(({ key }) => key === field);
  if (option) return [option.key];
  const named = addresses.filter(([, host]) => text.includes(host)).map(([key]) => key);
  if (likely.length === 0) {
    return /\bfailed to connect to `|\bpq: /.test(text) ? ['pgConnStr'] : named;
  }
  const likeliest = likely.filter((key) => named.some((other) => groupOf(key) === groupOf(other)));
  return likeliest.length > 0 ? likeliest : likely;
}

/** What belongs together: the options of one object, else those of one section. */
function groupOf(key: OptionKey): string | undefined {
  const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return parent || optionAt(optionPath(key))?.section;
}

/** A line of a structured log, as JSON or with quoted values, without the backslashes of its text. */
function withoutEscapes(line: string): string {
  return line.replace(/\\(?:u([0-9a-f]{4})|(["\\]))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : sign,
  );
}

const urlOptions = ['oidcIssuer', 'gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl', 'baseUrl'] as const;

/** The host of each option that names one. Only for comparison, never shown. */
function addressesOf(value: (key: OptionKey) => string): readonly (readonly [OptionKey, string])[] {
  const urls = urlOptions.map((key) => {
    const reading = parseGoUrl(value(key));
    return [key, reading.ok ? reading.url.hostname.toLowerCase() : ''] as const;
  });
  const host = scanConnection(value('pgConnStr'))?.parts.find(({ name }) => name === 'host')?.value ?? '';
  const all = [...urls, ['smtpHostname', value('smtpHostname')] as const, ['pgConnStr', host] as const];
  return all.filter(([, name]) => name.length > 3);
}
