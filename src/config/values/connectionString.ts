import { encodePercent, textRange } from 'source-text';
import { type ConnectionPart, libpqName, type UrlLayout, urlLayout, urlParts } from './connectionUrl.ts';

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
