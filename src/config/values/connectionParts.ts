import { findNode, type HjsonDocument, stringSource } from 'hjson-document';
import { type TextRange, textRange, type ValuePath } from 'source-text';
import { looksLikeSecretKey } from '../secrets.ts';
import { takenBy } from './connectionParameters.ts';
import {
  type ConnectionPart,
  type ConnectionSpelling,
  hostAndPort,
  type ReadConnection,
  readConnection,
} from './connectionString.ts';

export type ConnectionParts =
  | { readonly ok: true; readonly spelling: ConnectionSpelling; readonly parts: readonly ConnectionPart[] }
  | { readonly ok: false; readonly obstacle: ConnectionObstacle };

/** Why a string cannot be split into its parts. */
export type ConnectionObstacle = 'unclear' | 'several-hosts' | 'repeated';

/** The parts of a connection string, for a form with one field for each part; refused if a field could not represent its part. */
export function readConnectionParts(text: string): ConnectionParts {
  const scanned = scanConnection(text);
  if (!scanned) return { ok: false, obstacle: 'unclear' };
  const { spelling, parts } = scanned;
  if (isHostList(text, scanned)) return { ok: false, obstacle: 'several-hosts' };
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return { ok: false, obstacle: 'repeated' };
  return { ok: true, spelling, parts };
}

/**
 * The parts of a connection string, if they are certain: every library reads it alike, and PostgreSQL's libraries know each name. An
 * unknown name may be a piece of a password that should have been quoted or encoded.
 */
export function scanConnection(text: string): ReadConnection | undefined {
  const read = readConnection(text);
  return read.ok && read.isClear && read.parts.every(isCertain) ? read : undefined;
}

/** The part of a name that counts: the last one, as pgx and libpq have it. */
export function partNamed({ parts }: ReadConnection, name: string): ConnectionPart | undefined {
  return parts.findLast((part) => part.name === name);
}

/** One of the hosts that are tried in turn, as it is written. */
export interface ConnectionHost {
  /** Without brackets; empty for the default of the library. */
  readonly host: string;
  /** Empty if none is given. */
  readonly port: string;
}

/** The hosts of a connection string, each with its port: its own, the one at the same place of a list of ports, or the only one. */
export function connectionHosts(text: string, read: ReadConnection): readonly ConnectionHost[] {
  const written = (name: string) => {
    const part = partNamed(read, name);
    return part ? text.slice(part.written.start, part.written.end) : '';
  };
  const ports = written('port').split(',');
  const own = isHostList(text, read);
  return (written('host') || written('hostaddr')).split(',').map((each, index) => {
    const { host, port } = own ? hostAndPort(each) : { host: each, port: undefined };
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: ports[ports.length === 1 ? 0 : index] || (port ?? '') };
  });
}

/** True for a URL whose part `host` is a list of hosts with their ports. */
function isHostList(text: string, read: ReadConnection): boolean {
  const { layout } = read;
  const host = partNamed(read, 'host')?.written;
  return host !== undefined && host.start === layout?.hosts.start && text.slice(host.start, host.end).includes(',');
}

/** True for a parameter whose value is a secret, or leads to one. */
export function isSecretParameter(name: string, value: string): boolean {
  // The key itself if `sslinline` says so, otherwise the path of its file.
  if (name === 'sslkey') return value.includes('\n') || value.includes('-----BEGIN');
  return name === 'passfile' || looksLikeSecretKey(name);
}

/** True for keywords that a library of PostgreSQL, the pool of pgx or the database takes. */
export function isKnownParameter(name: string): boolean {
  return takenBy(name) !== undefined;
}

function isCertain({ name, value }: ConnectionPart): boolean {
  if (!isKnownParameter(name)) return false;
  if (isSecretParameter(name, value)) return true;
  if (name === 'user') return !/:/.test(value);
  // An address inside an address would contain another password.
  return !/@|:\/\//.test(value);
}

/** A part of a connection string, and where a document has it: with its name or sign, and with its own quotes. */
export interface ConnectionPartRange {
  readonly name: string;
  /** UTF-16 offsets in the text of the document, through the escapes of HJSON. */
  readonly range: TextRange;
}

/**
 * The parts of the connection string at a path, in the order of the string; none if the value is not a string that can be split into parts.
 */
export function connectionPartRanges(document: HjsonDocument, path: ValuePath): readonly ConnectionPartRange[] {
  const node = findNode(document, path);
  const parsed = node?.kind === 'string' ? readConnectionParts(node.value) : undefined;
  if (node?.kind !== 'string' || !parsed?.ok) return [];
  const { toDocument } = stringSource(node, document);
  return parsed.parts
    .map(({ name, whole }) => ({ name, range: textRange(toDocument(whole.start), toDocument(whole.end)) }))
    .sort((a, b) => a.range.start - b.range.start);
}
