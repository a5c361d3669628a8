import { decodePercent, type TextRange, textRange } from '../../text/index.ts';
import { looksLikeSecretKey } from '../secrets.ts';
import { connectionParameters, poolParameters, serverSettings } from './connectionParameters.ts';
import { keywordPairs, parseConnectionString } from './connectionString.ts';

export type ConnectionSpelling = 'url' | 'keywords';

/** One value of a connection string, and where it is in it. */
export interface ConnectionPart {
  /** As libpq calls it. */
  readonly name: string;
  /** Decoded, as PostgreSQL's libraries read it. */
  readonly value: string;
  /** The value as it is written, without quotes. */
  readonly written: TextRange;
  /** With its name or sign, and with its quotes. */
  readonly whole: TextRange;
}

export interface ScannedConnection {
  readonly spelling: ConnectionSpelling;
  readonly parts: readonly ConnectionPart[];
  /** True for a URL with several hosts: its part `host` is the list with the ports. */
  readonly isHostList: boolean;
}

export type ConnectionParts =
  | { readonly ok: true; readonly spelling: ConnectionSpelling; readonly parts: readonly ConnectionPart[] }
  | { readonly ok: false; readonly obstacle: ConnectionObstacle };

/** Why a string cannot be split into its parts. */
export type ConnectionObstacle = 'unclear' | 'several-hosts' | 'repeated';

/** The parts of a connection string, for a form with one field for each part; refused if a field could not represent its part. */
export function readConnectionParts(text: string): ConnectionParts {
  const scanned = scanConnection(text);
  if (!scanned) return { ok: false, obstacle: 'unclear' };
  const { spelling, parts, isHostList } = scanned;
  if (isHostList) return { ok: false, obstacle: 'several-hosts' };
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return { ok: false, obstacle: 'repeated' };
  return { ok: true, spelling, parts };
}

/**
 * The parts of a connection string, if they are certain: every library reads it alike, and PostgreSQL's libraries know each name. An
 * unknown name may be a piece of a password that should have been quoted or encoded.
 */
export function scanConnection(text: string): ScannedConnection | undefined {
  const parsed = parseConnectionString(text);
  if (!parsed.ok) return undefined;
  const scanned = parsed.form === 'url' ? scanUrl(text) : scanKeywords(text);
  return scanned?.parts.every(isCertain) ? scanned : undefined;
}

/** True for a parameter whose value is a secret, or leads to one. */
export function isSecretParameter(name: string, value: string): boolean {
  // The key itself if `sslinline` says so, otherwise the path of its file.
  if (name === 'sslkey') return value.includes('\n') || value.includes('-----BEGIN');
  return name === 'passfile' || looksLikeSecretKey(name);
}

/** True for parameters that PostgreSQL's libraries know, and for settings of the database or of pgx's pool. */
export function isKnownParameter(name: string): boolean {
  return (
    connectionParameters.includes(name) || serverSettings.includes(name.toLowerCase()) || poolParameters.includes(name)
  );
}

function isCertain({ name, value }: ConnectionPart): boolean {
  if (!isKnownParameter(name)) return false;
  if (isSecretParameter(name, value)) return true;
  if (name === 'user') return !/:/.test(value);
  // An address inside an address would contain another password.
  return !/@|:\/\//.test(value);
}

/** pgx calls it `database`. */
function libpqName(name: string): string {
  return name === 'database' ? 'dbname' : name;
}

function scanKeywords(text: string): ScannedConnection | undefined {
  const parts = keywordPairs(text)?.map(({ name, value, written, whole }) => ({
    name: libpqName(name),
    value,
    written,
    whole,
  }));
  return parts && { spelling: 'keywords', parts, isHostList: false };
}

/** Where the pieces of a URL begin and end. */
export interface UrlLayout {
  /** Of the user information, without its @; undefined when there is no @. */
  readonly userInfo: TextRange | undefined;
  readonly hosts: TextRange;
  /** With its slash; empty when there is none. */
  readonly path: TextRange;
  /** Without its question mark; undefined when there is none. */
  readonly query: TextRange | undefined;
}

/** A raw @, : or / elsewhere is read differently by different libraries. */
const urlShape = /^(postgres(?:ql)?:\/\/)(?:([^:@/?#]*(?::[^:@/?#]*)?)@)?([^@/?#]*)(\/[^/?#@]*)?(?:\?([^#@]*))?$/;

/** Undefined if libraries disagree about the pieces. */
export function urlLayout(text: string): UrlLayout | undefined {
  const match = urlShape.exec(text);
  if (!match) return undefined;
  const [, scheme = '', userInfo, hosts = '', path = '', query] = match;
  const hostsAt = scheme.length + (userInfo === undefined ? 0 : userInfo.length + 1);
  const pathAt = hostsAt + hosts.length;
  const queryAt = pathAt + path.length + 1;
  return {
    userInfo: userInfo === undefined ? undefined : textRange(scheme.length, scheme.length + userInfo.length),
    hosts: textRange(hostsAt, pathAt),
    path: textRange(pathAt, pathAt + path.length),
    query: query === undefined ? undefined : textRange(queryAt, queryAt + query.length),
  };
}

function scanUrl(text: string): ScannedConnection | undefined {
  const layout = urlLayout(text);
  if (!layout) return undefined;
  const parts: (ConnectionPart | undefined)[] = [];
  const piece = (name: string, written: TextRange, whole = written) => {
    const value = decodePercent(text.slice(written.start, written.end));
    parts.push(value === undefined ? undefined : { name, value, written, whole });
  };
  const { userInfo, hosts, path, query } = layout;
  if (userInfo) {
    const colon = text.indexOf(':', userInfo.start);
    const hasPassword = colon >= 0 && colon < userInfo.end;
    const userEnd = hasPassword ? colon : userInfo.end;
    if (userEnd > userInfo.start) piece('user', textRange(userInfo.start, userEnd));
    if (hasPassword) piece('password', textRange(colon + 1, userInfo.end), textRange(colon, userInfo.end));
  }
  const hostList = text.slice(hosts.start, hosts.end);
  const isHostList = hostList.includes(',');
  const [, host = '', port] = isHostList ? [hostList, hostList] : (/^(\[.*\]|[^:]*)(:\d*)?$/.exec(hostList) ?? []);
  const hostEnd = hosts.start + host.length;
  if (host.startsWith('[')) piece('host', textRange(hosts.start + 1, hostEnd - 1), textRange(hosts.start, hostEnd));
  else if (host !== '') piece('host', textRange(hosts.start, hostEnd));
  if (port !== undefined) piece('port', textRange(hostEnd + 1, hosts.end), textRange(hostEnd, hosts.end));
  if (path.end > path.start + 1) piece('dbname', textRange(path.start + 1, path.end));
  let at = query?.start ?? 0;
  for (const pair of query ? text.slice(query.start, query.end).split('&') : []) {
    const equals = pair.indexOf('=');
    if (pair !== '' && equals <= 0) return undefined;
    const name = decodePercent(pair.slice(0, equals));
    if (pair !== '')
      piece(libpqName(name ?? ''), textRange(at + equals + 1, at + pair.length), textRange(at, at + pair.length));
    at += pair.length + 1;
  }
  const certain = parts.filter((part) => part !== undefined);
  return certain.length === parts.length ? { spelling: 'url', parts: certain, isHostList } : undefined;
}
