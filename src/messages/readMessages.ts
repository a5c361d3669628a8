import type { HjsonDocument } from 'hjson-document';
import { applyEdits, parseGoUrl } from 'source-text';
import { analyseConfig, type OptionKey, optionAt, optionPath, options, scanConnection } from '../config/index.ts';
import { hiddenText, holdsSecretText, secretsInComment } from '../secrets/index.ts';
import { knownIn } from './codes.ts';
import type { KnownMessage } from './knownMessage.ts';

/** A message of a log that is known, and where it leads. */
export interface FoundMessage extends Omit<KnownMessage, 'options'> {
  /** Of the log, from 1. */
  readonly line: number;
  readonly code: string;
  /** The likeliest first; only those that the configuration has, if it has any of them. */
  readonly options: readonly OptionKey[];
}

const mostLines = 20_000;
const longestLine = 4_000;

/** How much of a log is read, as a sentence; undefined if all of it is. */
export function readPart(log: string): string | undefined {
  const lines = log.split('\n', mostLines + 1);
  if (lines.length <= mostLines && lines.every(({ length }) => length <= longestLine)) return undefined;
  const [count, length] = [mostLines, longestLine].map((limit) => limit.toLocaleString('en'));
  return `Messages were looked for in the first ${count} lines, up to ${length} characters of each.`;
}

/** The messages of a log that lead to an option of the configuration; each kind once for each set of options. Takes any text. */
export function readMessages(log: string, document: HjsonDocument): readonly FoundMessage[] {
  const config = analyseConfig(document, 'latest');
  const isSet = (key: OptionKey) => config.entries.get(key)?.node !== undefined;
  const addresses = addressesOf((key) => {
    const value = config.value(optionPath(key));
    return typeof value === 'string' ? value : '';
  });
  const found = new Map<string, FoundMessage>();
  for (const { line, text: given } of messagesOf(log)) {
    const text = withoutEscapes(given);
    const [first] = knownIn(text);
    if (!first) continue;
    const [code, known] = first;
    const about = optionsOf(text, known.options, addresses);
    if (known.options === 'field' && about.length === 0) continue;
    const set = about.filter(isSet);
    const options = set.length > 0 ? set : about;
    const key = `${code} ${options.join(' ')}`;
    if (!found.has(key)) found.set(key, { ...known, line, code, options });
  }
  return [...found.values()];
}

/** Of more lines than this, a response is cut off. */
const longestResponse = 50;

/** The lines of a log, from 1; what golang.org/x/oauth2 quotes of a response is on the lines after its own, and belongs to it. */
function messagesOf(log: string): readonly { readonly line: number; readonly text: string }[] {
  const lines = log.split(/\r?\n/, mostLines).map((line) => line.slice(0, longestLine));
  const messages: { line: number; text: string }[] = [];
  for (let index = 0; index < lines.length; index++) {
    const start = index;
    if (lines[index + 1]?.startsWith('Response: ')) {
      index++;
      const rest = lines.slice(index, index + longestResponse);
      const end = rest.findIndex((line) => line.endsWith('}'));
      if (end > 0 && rest[0]?.endsWith('{')) index += end;
    }
    messages.push({ line: start + 1, text: lines.slice(start, index + 1).join(' ') });
  }
  return messages;
}

/** What the message is about: the option that it names, the one whose address is in it, or those of its kind. */
function optionsOf(
  text: string,
  likely: KnownMessage['options'],
  addresses: readonly (readonly [OptionKey, string])[],
): readonly OptionKey[] {
  if (likely === 'field') {
    const [, field = ''] = /Go struct field \w{1,100}\.([\w.]{1,100})/.exec(text) ?? [];
    return options.flatMap(({ key }) => (key === field ? [key] : []));
  }
  const named = addresses.filter(([, host]) => text.includes(host)).map(([key]) => key);
  if (likely === 'address')
    return /\bfailed to connect to `|\bdial error: |\bhostname resolving error|\bpq: |\bparse "postgres/.test(text)
      ? ['pgConnStr']
      : named;
  const likeliest = likely.filter((key) => named.some((other) => groupOf(key) === groupOf(other)));
  return likeliest.length > 0 ? likeliest : likely;
}

/** What belongs together: the options of one object, else those of one section. */
function groupOf(key: OptionKey): string | undefined {
  const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return parent || optionAt(optionPath(key))?.section;
}

/** A line of a structured log, as JSON or with quoted values, without the backslashes and line ends of its text. */
function withoutEscapes(line: string): string {
  return line.replace(/\\(?:u([0-9a-f]{4})|([nrt"\\]))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : sign.replace(/[nrt]/, ' '),
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

/** Whether a line of the text begins like one of a log: with a time, a level, or the fields of a structured log. */
export function looksLikeLog(text: string): boolean {
  return /^[[{" ]{0,4}(?:\d{4}[-/]\d\d[-/]\d\d[T ]|[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d|(?:time|ts|level|msg)"?[=:]|(?:ERROR|WARN|INFO|DEBUG|FATAL)\b|panic: )/m.test(
    text,
  );
}

/** A log as it may be shown: without anything that looks like a secret, and without lines that repeat a secret of the configuration. */
export function logWithoutSecrets(log: string, document: HjsonDocument): string {
  return log
    .split(/(\r?\n)/)
    .map((line) => lineWithoutSecrets(line, document))
    .join('');
}

function lineWithoutSecrets(line: string, document: HjsonDocument): string {
  if (holdsSecretText(document, line)) return `${hiddenText} (this line repeated a secret of the configuration)`;
  return applyEdits(
    line,
    secretsInComment(line).map((range) => ({ range, newText: hiddenText })),
  );
}
