import { decodePercent, type TextRange, textRange } from 'source-text';

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

/** Where the pieces of a URL begin and end. */
export interface UrlLayout {
  /** Of the user information, without its @; undefined when there is no @. */
  readonly userInfo: TextRange | undefined;
  readonly hosts: TextRange;
  /** With its slash; empty when there is none. */
  readonly path: TextRange;
  /** Without its question mark; undefined when there is none. */
  readonly query: TextRange | undefined;
  /** With its sign; undefined when there is none. */
  readonly fragment: TextRange | undefined;
}

/** `scheme://[userinfo@]hosts[/path][?query][#fragment]`: the last @ before the path ends the user information. */
export function urlLayout(text: string): UrlLayout {
  const [whole = '', scheme = '', authority = '', path = '', query] =
    /^([^:]*:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(text) ?? [];
  const at = authority.lastIndexOf('@');
  const pathAt = scheme.length + authority.length;
  const queryAt = pathAt + path.length + 1;
  return {
    userInfo: at < 0 ? undefined : textRange(scheme.length, scheme.length + at),
    hosts: textRange(scheme.length + at + 1, pathAt),
    path: textRange(pathAt, pathAt + path.length),
    query: query === undefined ? undefined : textRange(queryAt, queryAt + query.length),
    fragment: whole.length < text.length ? textRange(whole.length, text.length) : undefined,
  };
}

/** The parts of a URL in their order; not clear if libraries disagree about where they are. */
export function urlParts(
  text: string,
  layout: UrlLayout,
): { readonly parts: readonly ConnectionPart[]; readonly isClear: boolean } {
  const parts: ConnectionPart[] = [];
  let isClear = layout.fragment === undefined;
  const piece = (name: string, written: TextRange, whole = written) => {
    const raw = text.slice(written.start, written.end);
    const value = decodePercent(raw);
    isClear &&= value !== undefined && !raw.includes('@');
    // Bytes that are not UTF-8 stay as they are: nothing depends on them.
    parts.push({ name, value: value ?? raw, written, whole });
  };
  const { userInfo, hosts, path, query } = layout;
  if (userInfo) {
    const colon = text.indexOf(':', userInfo.start);
    const hasPassword = colon >= 0 && colon < userInfo.end;
    const userEnd = hasPassword ? colon : userInfo.end;
    if (userEnd > userInfo.start) piece('user', textRange(userInfo.start, userEnd));
    if (hasPassword) piece('password', textRange(colon + 1, userInfo.end), textRange(colon, userInfo.end));
    isClear &&= !text.slice(userEnd + 1, userInfo.end).includes(':');
  }
  hostParts(text, hosts, piece);
  if (path.end > path.start + 1) piece('dbname', textRange(path.start + 1, path.end));
  isClear &&= !text.slice(path.start + 1, path.end).includes('/');
  let at = query?.start ?? 0;
  for (const pair of query ? text.slice(query.start, query.end).split('&') : []) {
    const equals = pair.indexOf('=');
    const end = at + pair.length;
    if (pair !== '') {
      isClear &&= equals > 0;
      const name = equals < 0 ? pair : pair.slice(0, equals);
      piece(
        libpqName(decodePercent(name) ?? name),
        textRange(equals < 0 ? end : at + equals + 1, end),
        textRange(at, end),
      );
    }
    at = end + 1;
  }
  return { parts, isClear };
}

/** The host and the port, or a list of hosts with their ports as one part. */
function hostParts(
  text: string,
  { start, end }: TextRange,
  piece: (name: string, written: TextRange, whole?: TextRange) => void,
): void {
  const list = text.slice(start, end);
  const isList = list.includes(',');
  const { host, port } = isList ? { host: list, port: undefined } : hostAndPort(list);
  const hostEnd = start + host.length;
  const written = !isList && host.startsWith('[') ? textRange(start + 1, hostEnd - 1) : textRange(start, hostEnd);
  if (host !== '') piece('host', written, textRange(start, hostEnd));
  if (port !== undefined) piece('port', textRange(hostEnd + 1, end), textRange(hostEnd, end));
}

/** `host`, `host:port` and `[address]:port`, as written; a text of another form is a host. */
export function hostAndPort(text: string): { readonly host: string; readonly port: string | undefined } {
  const [, host = text, port] = /^(\[[^\]]*\]|[^:]*):(\d*)$/.exec(text) ?? [];
  return { host, port };
}

/** pgx calls it `database`. */
export function libpqName(name: string): string {
  return name === 'database' ? 'dbname' : name;
}
