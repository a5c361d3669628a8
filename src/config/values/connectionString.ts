import { decodePercent, encodePercent, type TextRange, textRange } from 'source-text';

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
function urlParts(
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
function libpqName(name: string): string {
  return name === 'database' ? 'dbname' : name;
}

export type ConnectionSpelling = 'url' | 'keywords';

/** A string that PostgreSQL's libraries can take apart. */
export interface ReadConnection {
  readonly ok: true;
  readonly spelling: ConnectionSpelling;
  /** In the order of the string; of parts with one name, the last counts. */
  readonly parts: readonly ConnectionPart[];
  /** Of a URL alone. */
  readonly layout?: UrlLayout;
  /** False if libraries disagree about where the parts of a URL are. */
  readonly isClear: boolean;
}

/** The parts of a PostgreSQL connection string, or the code of what keeps PostgreSQL's libraries from reading it. */
export type ConnectionReading =
  | ReadConnection
  | { readonly ok: false; readonly fault: ConnectionStringErrorCode; readonly replacement?: string };

export type ConnectionStringErrorCode =
  | 'jdbc'
  | 'ado-net'
  | 'outer-space'
  | 'prefix'
  | 'scheme-case'
  | 'scheme-slashes'
  | 'other-scheme'
  | 'no-form'
  | 'url-space'
  | 'url-percent'
  | 'url-user-info'
  | 'url-port'
  | 'keyword-form';

/** Reads `postgres://…`, `postgresql://…` and the keyword form, as pgconn and lib/pq do (libpq, Connection Strings). */
export function readConnection(text: string): ConnectionReading {
  const outer = text.trim();
  if (/^jdbc:/i.test(outer)) return { ok: false, fault: 'jdbc' };
  const twice = /^postgres(?:ql)?:\/\/(?:jdbc:)?(?=postgres(?:ql)?:\/\/)/i.exec(outer);
  if (twice) return { ok: false, fault: 'prefix', replacement: outer.slice(twice[0].length) };
  const scheme = /^(\p{L}[\p{L}\d+.-]*):\/\//u.exec(outer)?.[1];
  if (scheme !== undefined) {
    return outer === text ? readUrlForm(text, scheme) : { ok: false, fault: 'outer-space', replacement: outer };
  }
  const [, prefix, inner] = wrapped.exec(outer) ?? [];
  if (prefix) return { ok: false, fault: 'prefix', replacement: inner ?? '' };
  const [, name, rest = ''] = /^(postgres(?:ql)?)(?::\/?|\/\/)(?=[^\s/=:])(.*)$/is.exec(outer) ?? [];
  if (name !== undefined) return { ok: false, fault: 'scheme-slashes', replacement: `${name.toLowerCase()}://${rest}` };
  if (isAdoNet(text)) return { ok: false, fault: 'ado-net' };
  return readKeywordForm(text);
}

/** `DATABASE_URL=postgres://…`, `pgConnStr: host=…`, or quotes and brackets that came along. */
const wrapped =
  /^((?!password)(?:["']?(?:export\s+)?[a-z_]\w*["']?\s*[=:]\s*)?["'`<“”„‘’]*(?=postgres(?:ql)?:\/\/)|(?:["']?\w+["']?:\s+)?["'`<“”„‘’]*(?=\w+\s*=))(.*?)["'`>“”‘’]?[,;]?$/is;

/** `Host=h;Username=u`: pairs with semicolons between them, where the keyword form has spaces. */
function isAdoNet(text: string): boolean {
  return (
    /^[a-z]+(?: [a-z]+)* ?=[^;']*; ?[a-z][a-z ]*=/i.test(text) ||
    /^(?:server|data source) ?=(?!\S+\s+[a-z]+=)/i.test(text)
  );
}

function readUrlForm(text: string, scheme: string): ConnectionReading {
  if (scheme !== 'postgres' && scheme !== 'postgresql') {
    const lower = scheme.toLowerCase();
    return lower === 'postgres' || lower === 'postgresql'
      ? { ok: false, fault: 'scheme-case', replacement: lower + text.slice(scheme.length) }
      : otherScheme(text);
  }
  const layout = urlLayout(text);
  if (endsTooEarly(text, layout)) return { ok: false, fault: 'url-user-info', ...encodedUserInfo(text, layout) };
  if (/[\s\u0000-\u001f]/.test(text)) return { ok: false, fault: 'url-space', ...encodedSpaces(text) };
  const encoded = text.replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (encoded !== text) return { ok: false, fault: 'url-percent', replacement: encoded };
  const hosts = text.slice(layout.hosts.start, layout.hosts.end).split(',');
  if (!hosts.every((host) => /^(?:\[[0-9a-f:.]+(?:%25[\w.~-]+)?\]|[^:[\]]*)(?::\d*)?$/i.test(host))) {
    return { ok: false, fault: 'url-port' };
  }
  return { ok: true, spelling: 'url', layout, ...urlParts(text, layout) };
}

/** SQLAlchemy names the driver in the scheme. */
function otherScheme(text: string): ConnectionReading {
  const plain = text.replace(/^(postgres(?:ql)?)\+\w+(?=:)/i, '$1');
  return { ok: false, fault: 'other-scheme', ...(plain !== text && { replacement: plain }) };
}

/**
 * A password with a raw `/`, `?` or `#` ends the authority too early: its @ is then after it. What distinguishes it from an @ in a
 * query is what comes before it, a colon without a port or a ? without =, or its place in the path.
 */
function endsTooEarly(text: string, { userInfo, hosts, path }: UrlLayout): boolean {
  const tail = text.slice(path.start);
  if (userInfo || !tail.includes('@')) return false;
  const isPassword = /:(?!\d*(?:,|$))/.test(text.slice(hosts.start, hosts.end));
  return isPassword || text.slice(path.start, path.end).includes('@') || /^(?:#|\?[^=&@]*@)/.test(tail);
}

/** The same URL with `%20` for its spaces; none if other characters are in the way, or what looks like a comment. */
function encodedSpaces(text: string): { readonly replacement?: string } {
  const isComment = / (?:#|\/[/*])/.test(text);
  const replacement = text.replaceAll(' ', '%20');
  return isComment || /[\s\u0000-\u001f]/.test(replacement) ? {} : { replacement };
}

/** The same URL with the password encoded; none if a `%` makes it unclear what is already encoded. */
function encodedUserInfo(text: string, { hosts }: UrlLayout): { readonly replacement?: string } {
  const at = text.lastIndexOf('@');
  const [user = '', ...password] = text.slice(hosts.start, at).split(':');
  if (text.slice(hosts.start, at).includes('%')) return {};
  const prefix = text.slice(0, hosts.start);
  return { replacement: `${prefix}${encodePercent(user)}:${encodePercent(password.join(':'))}${text.slice(at)}` };
}

/** `*( keyword ["space"] "=" ["space"] ( value / "'" quoted "'" ) )`, a backslash before a quote or a backslash. */
function readKeywordForm(text: string): ConnectionReading {
  const parts: ConnectionPart[] = [];
  const pair = /\s*([^\s=]+)\s*=\s*(?:'((?:[^'\\]|\\[\s\S])*)'|((?:[^\s'\\]|\\[\s\S])(?:[^\s\\]|\\[\s\S])*)?)(?=\s|$)/y;
  const end = text.trimEnd().length;
  while (pair.lastIndex < end) {
    const from = pair.lastIndex;
    const match = pair.exec(text);
    if (!match) return { ok: false, fault: text.includes('=') ? 'keyword-form' : 'no-form' };
    const [found, name = '', quoted, plain = ''] = match;
    const to = from + found.length;
    const valueEnd = quoted === undefined ? to : to - 1;
    const written = quoted ?? plain;
    parts.push({
      name: libpqName(name),
      value: written.replace(/\\([\s\S])/g, '$1'),
      written: textRange(valueEnd - written.length, valueEnd),
      whole: textRange(to - found.trimStart().length, to),
    });
  }
  return { ok: true, spelling: 'keywords', parts, isClear: true };
}
