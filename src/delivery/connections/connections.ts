import type { HjsonDocument } from 'hjson-document';
import { csvTable, isUrl, markdownTable, parseGoUrl } from 'source-text';
import { type ConfigAnalysis, connectionHosts, type OptionKey, optionPath, partNamed } from '../../config/index.ts';
import { withLetters } from '../../references/index.ts';
import {
  asItLeaves,
  certainConnection,
  hidesSome,
  type ShownText,
  secretPartOf,
  shownText,
  visibleText,
} from '../../secrets/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { goProxy, type ProxySettings } from './goProxy.ts';

/** One connection that the server opens, for the people who configure the firewall. */
export interface Connection {
  readonly purpose: ShownText;
  readonly host: ShownText;
  /** Empty if the configuration does not say it. */
  readonly port: ShownText;
  readonly protocol: ShownText;
  readonly tls: ShownText;
  readonly proxy: ShownText;
}

/** The same before anything that repeats a secret is left out. */
type Found = Readonly<Record<keyof Connection, string>>;

const direct = 'none';

/**
 * The connections that a configuration names: database, mail, sign in, token addresses, and the given gateways. Proxies are chosen as Go
 * chooses them; a library that is not documented may do otherwise. Anything that is not an address, or that contains a secret, is left out.
 */
export function connections(
  { document, config }: { readonly document: HjsonDocument; readonly config: ConfigAnalysis },
  otherVariables: readonly EnvironmentVariable[],
  gateways: readonly string[] = [],
): readonly Connection[] {
  const settings = proxySettings(otherVariables);
  const address = (purpose: string, text: unknown) =>
    typeof text === 'string' ? webConnection(purpose, text, settings) : [];
  const nodeAt = (key: OptionKey) => config.entries.get(key)?.node;
  const at = (key: OptionKey) => visibleText(asItLeaves(document), nodeAt(key));
  const database = nodeAt('pgConnStr');
  const found = [
    ...databaseHosts(database?.kind === 'string' ? database.value : ''),
    ...mail(at('smtpHostname') ?? '', config.value(optionPath('smtpPort')), at('smtpPort')),
    ...address('Sign in', at('oidcIssuer')),
    ...address('Token for mail', at('smtpAuth.mechanism.tokenUrl')),
    ...address('Token for gateways', at('gatewayOAuth2.tokenUrl')),
    ...gateways.flatMap((gateway) => (secretPartOf(gateway, false) ? [] : address('Gateway', gateway))),
  ];
  const shown = ({ purpose, host, port, protocol, tls, proxy }: Found): Connection => ({
    purpose: shownText(document, purpose),
    host: shownText(document, host),
    port: shownText(document, port),
    protocol: shownText(document, protocol),
    tls: shownText(document, tls),
    proxy: shownText(document, proxy),
  });
  return found.map(shown).filter((row) => !Object.values(row).some(hidesSome));
}

/** The hosts of a connection string with their ports; none if it cannot be split into parts. */
function databaseHosts(text: string): readonly Found[] {
  const scanned = certainConnection(text);
  if (!scanned) return [];
  const mode = partNamed(scanned, 'sslmode')?.written;
  return connectionHosts(text, scanned).flatMap(({ host, port }): readonly Found[] => {
    if (host === '' || !isHost(host)) return [];
    return [
      {
        purpose: 'Database',
        host,
        port: port || '5432',
        protocol: 'PostgreSQL',
        tls: (mode && text.slice(mode.start, mode.end)) || 'sslmode is not set',
        proxy: direct,
      },
    ];
  });
}

function mail(host: string, port: unknown, reference: string | undefined): readonly Found[] {
  if (host === '' || !isHost(host)) return [];
  const shown = typeof port === 'number' ? String(port) : (reference ?? '');
  return [{ purpose: 'Mail', host, port: shown, protocol: 'SMTP', tls: 'not documented', proxy: direct }];
}

function webConnection(purpose: string, text: string, settings: ProxySettings): readonly Found[] {
  // Letters keep the places of the references, which are shown unchanged.
  const plain = withLetters(text);
  if (!/^https?:\/\//i.test(plain) || !parseGoUrl(plain).ok || !isUrl(plain)) return [];
  const url = new URL(plain);
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(plain) ?? [];
  const start = plain.indexOf(host, plain.indexOf('://') + 3);
  const isEncrypted = url.protocol === 'https:';
  return [
    {
      purpose,
      host: text.slice(start, start + host.length),
      port: url.port || (isEncrypted ? '443' : '80'),
      protocol: isEncrypted ? 'HTTPS' : 'HTTP',
      tls: isEncrypted ? 'yes' : 'no',
      proxy: withoutCredentials(goProxy(url, settings)),
    },
  ];
}

/** A text with a user, a path or a blank is not a host: any of it may be a password. */
function isHost(text: string): boolean {
  return !/[@/?#\s]/.test(withLetters(text));
}

const proxyAddress = /^((?:https?|socks5h?):\/\/)?(?:[^\s@/?#]*@)?(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?\/?$/i;

/** Host and port of a proxy: its password must not be in a table, and in a malformed address it is not certain where that is. */
function withoutCredentials(proxy: string | undefined): string {
  if (proxy === undefined) return direct;
  const [address, scheme = '', host = '', port = ''] = proxyAddress.exec(proxy) ?? [];
  return address === undefined ? 'set, not shown' : scheme + host + port;
}

function proxySettings(variables: readonly EnvironmentVariable[]): ProxySettings {
  const setting = (wanted: string) => variables.find(({ name }) => name === wanted)?.value ?? '';
  return { httpProxy: setting('HTTP_PROXY'), httpsProxy: setting('HTTPS_PROXY'), noProxy: setting('NO_PROXY') };
}

const heads = ['Purpose', 'Host', 'Port', 'Protocol', 'TLS', 'Proxy'];

function cells({ purpose, host, port, protocol, tls, proxy }: Connection): readonly string[] {
  return [purpose, host, port, protocol, tls, proxy];
}

/** The connections as a table of GitHub's Markdown. */
export function connectionsAsMarkdown(rows: readonly Connection[]): string {
  return markdownTable(heads, rows.map(cells));
}

/** The same as RFC 4180 has it, safe to open in a spreadsheet. */
export function connectionsAsCsv(rows: readonly Connection[]): string {
  return csvTable(heads, rows.map(cells));
}
