import { decodePercent, encodePercent, type TextRange, textRange } from '../../text/index.ts';

/** The parameters of a PostgreSQL connection string, or the code of what keeps PostgreSQL's libraries from reading it. */
export type ParseConnectionStringResult =
  | { readonly ok: true; readonly form: 'url' | 'keywords'; readonly parameters: ReadonlyMap<string, string> }
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

/**
 * Reads `postgres://…`, `postgresql://…` and the keyword form, as pgconn and lib/pq do (libpq, Connection Strings). Parameters of the URL's
 * query and of the keyword form are listed under libpq's names; `host` may list several, with commas.
 */
export function parseConnectionString(text: string): ParseConnectionStringResult {
  const outer = text.trim();
  if (/^jdbc:/i.test(outer)) return { ok: false, fault: 'jdbc' };
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(outer)?.[1];
  if (scheme !== undefined) {
    return outer === text ? readUrlForm(text, scheme) : { ok: false, fault: 'outer-space', replacement: outer };
  }
  const [, prefix, , inner] = namedUrl.exec(outer) ?? [];
  if (prefix) return { ok: false, fault: 'prefix', replacement: inner ?? '' };
  const [, name, rest = ''] = /^(postgres(?:ql)?)(?::\/?|\/\/)(?=[^\s/=:])(.*)$/is.exec(outer) ?? [];
  if (name !== undefined) return { ok: false, fault: 'scheme-slashes', replacement: `${name.toLowerCase()}://${rest}` };
  if (isAdoNet(text)) return { ok: false, fault: 'ado-net' };
  return readKeywordForm(text);
}

/** `DATABASE_URL=postgres://…`, or quotes that came along. */
const namedUrl = /^((?:(?:export\s+)?[a-z_]\w*\s*=\s*)?(["']?))(postgres(?:ql)?:\/\/.*?)\2;?$/is;

/** `Host=h;Username=u`: pairs with semicolons between them, where the keyword form has spaces. */
function isAdoNet(text: string): boolean {
  return /^[a-z]+(?: [a-z]+)* ?=[^;']*; ?[a-z][a-z ]*=/i.test(text) || /^(?:server|data source) ?=/i.test(text);
}

function readUrlForm(text: string, scheme: string): ParseConnectionStringResult {
  if (scheme !== 'postgres' && scheme !== 'postgresql') {
    const lower = scheme.toLowerCase();
    return lower === 'postgres' || lower === 'postgresql'
      ? { ok: false, fault: 'scheme-case', replacement: lower + text.slice(scheme.length) }
      : otherScheme(text);
  }
  const rest = text.slice(scheme.length + 3);
  const userInfoFault = findUserInfoFault(rest);
  if (userInfoFault) return { ok: false, fault: 'url-user-info', ...encodedUserInfo(`${scheme}://`, rest) };
  if (/[\s\u0000-\u001f]/.test(rest)) return { ok: false, fault: 'url-space', ...encodedSpaces(text) };
  const encoded = rest.replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (encoded !== rest) return { ok: false, fault: 'url-percent', replacement: `${scheme}://${encoded}` };
  const [, authority = '', path = '', query = ''] = /^([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?/.exec(rest) ?? [];
  const at = authority.lastIndexOf('@');
  const hostList = authority.slice(at + 1);
  if (!hostList.split(',').every((host) => /^(?:\[[0-9a-f:.]+(?:%25[\w.~-]+)?\]|[^:[\]]*)(?::\d*)?$/i.test(host))) {
    return { ok: false, fault: 'url-port' };
  }
  return {
    ok: true,
    form: 'url',
    parameters: urlParameters(authority.slice(0, Math.max(at, 0)), hostList, path, query),
  };
}

/** SQLAlchemy names the driver in the scheme. */
function otherScheme(text: string): ParseConnectionStringResult {
  const plain = text.replace(/^(postgres(?:ql)?)\+\w+(?=:)/i, '$1');
  return { ok: false, fault: 'other-scheme', ...(plain !== text && { replacement: plain }) };
}

function urlParameters(userInfo: string, hostList: string, path: string, query: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  const add = (name: string, value: string) => value !== '' && parameters.set(name, value);
  const colon = userInfo.indexOf(':');
  add('user', decoded(colon < 0 ? userInfo : userInfo.slice(0, colon)));
  add('password', colon < 0 ? '' : decoded(userInfo.slice(colon + 1)));
  add('host', decoded(hostList.replace(/:\d*(?=,|$)/g, '')));
  add('port', portsOf(hostList));
  add('dbname', decoded(path));
  for (const pair of query.split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (name !== '') parameters.set(decoded(name), decoded(value.join('=')));
  }
  return parameters;
}

/** The ports of a host list, with commas; empty when none is given. */
function portsOf(hostList: string): string {
  const ports = hostList.split(',').map((host) => /:(\d+)$/.exec(host)?.[1] ?? '');
  return ports.some((port) => port !== '') ? ports.join(',') : '';
}

/**
 * A password with a raw `/`, `?` or `#` ends the authority too early: its @ is then after it. What distinguishes it from an @ in a
 * query is what comes before it, a colon without a port, or its place in the path.
 */
function findUserInfoFault(rest: string): boolean {
  const [authority = ''] = /^[^/?#]*/.exec(rest) ?? [];
  const tail = rest.slice(authority.length);
  if (authority.includes('@') || !tail.includes('@')) return false;
  const [path = ''] = /^\/[^?#]*/.exec(tail) ?? [];
  return /:(?!\d*(?:,|$))/.test(authority) || path.includes('@') || tail.startsWith('#');
}

/** The same URL with `%20` for its spaces; none if other characters are in the way, or what looks like a comment. */
function encodedSpaces(text: string): { readonly replacement?: string } {
  const isComment = / (?:#|\/[/*])/.test(text);
  const replacement = text.replaceAll(' ', '%20');
  return isComment || /[\s\u0000-\u001f]/.test(replacement) ? {} : { replacement };
}

/** The same URL with the password encoded; none if a `%` makes it unclear what is already encoded. */
function encodedUserInfo(prefix: string, rest: string): { readonly replacement?: string } {
  const at = rest.lastIndexOf('@');
  const [user = '', ...password] = rest.slice(0, at).split(':');
  if (rest.slice(0, at).includes('%')) return {};
  return {
    replacement: `${prefix}${encodePercent(user)}:${encodePercent(password.join(':'))}${rest.slice(at)}`,
  };
}

function readKeywordForm(text: string): ParseConnectionStringResult {
  const pairs = keywordPairs(text);
  if (!pairs) return { ok: false, fault: text.includes('=') ? 'keyword-form' : 'no-form' };
  return { ok: true, form: 'keywords', parameters: new Map(pairs.map(({ name, value }) => [name, value])) };
}

/** One `keyword=value` of a string. */
export interface KeywordPair {
  readonly name: string;
  readonly value: string;
  /** The value as it is written, without its quotes. */
  readonly written: TextRange;
  readonly whole: TextRange;
}

/**
 * `*( keyword ["space"] "=" ["space"] ( value / "'" quoted "'" ) )`, a backslash before a quote or a backslash.
 * Undefined for anything else.
 */
export function keywordPairs(text: string): readonly KeywordPair[] | undefined {
  const pairs: KeywordPair[] = [];
  const pair = /\s*([^\s=]+)\s*=\s*(?:'((?:[^'\\]|\\[\s\S])*)'|((?:[^\s'\\]|\\[\s\S])(?:[^\s\\]|\\[\s\S])*)?)(?=\s|$)/y;
  const end = text.trimEnd().length;
  while (pair.lastIndex < end) {
    const from = pair.lastIndex;
    const match = pair.exec(text);
    if (!match) return undefined;
    const [found, name = '', quoted, plain = ''] = match;
    const to = from + found.length;
    const valueEnd = quoted === undefined ? to : to - 1;
    const written = quoted ?? plain;
    pairs.push({
      name,
      value: written.replace(/\\([\s\S])/g, '$1'),
      written: textRange(valueEnd - written.length, valueEnd),
      whole: textRange(to - found.trimStart().length, to),
    });
  }
  return pairs;
}

/** Bytes that are not UTF-8 stay as they are: nothing here depends on them. */
function decoded(text: string): string {
  return decodePercent(text) ?? text;
}
