import { type ByteString, toByteString } from './byteString.ts';
import { encodeByte } from './escape.ts';

/** A URL as Go's net/url parses it. Its parts are byte strings. */
export interface GoUrl {
  /** In lower case; empty if the text has none. */
  readonly scheme: string;
  /** With brackets around an IPv6 address; empty if the text has none. */
  readonly hostname: ByteString;
  /** As written; empty without one. */
  readonly port: string;
  /** Escaped; empty if the URL has none. */
  readonly path: ByteString;
  /** As written, without `?`; undefined when the URL has no `?`. */
  readonly query: ByteString | undefined;
  /** Unescaped; a password is undefined when there is no `:`. */
  readonly user: { readonly name: ByteString; readonly password: ByteString | undefined } | undefined;
  readonly hasFragment: boolean;
}

/** What net/url refuses, with what to do about it. No sentence quotes the URL: it may contain a password. */
export const goUrlFaults = {
  'control-character': 'The URL contains a control character, such as a tab or line break. Remove it.',
  'no-scheme': 'The URL starts with a colon. Start it with https://.',
  'colon-first': 'The URL has no scheme. Start it with https://, without a space before it.',
  'bad-escape':
    'The URL contains a % that is not followed by two hexadecimal digits, or is not allowed there. Write %25 for a literal %.',
  'bad-host-character': 'The host of the URL contains a character that host names cannot have, such as a space.',
  'bad-user-info': 'The username or password in the URL contains a character that must be written as %XX.',
  'bad-ip-literal': 'The host of the URL is in brackets, but is not an IPv6 address.',
  'bad-port':
    'The port of the URL is not a number. An IPv6 address needs brackets; write a colon or slash in a password as %3A or %2F.',
} as const;

export type GoUrlFault = keyof typeof goUrlFaults;

export type GoUrlReading =
  | { readonly ok: true; readonly url: GoUrl }
  | { readonly ok: false; readonly fault: GoUrlFault };

/** Thrown and caught inside this module only. */
class Fault {
  readonly code: GoUrlFault;
  constructor(code: GoUrlFault) {
    this.code = code;
  }
}

/** Parses any URL as Go's url.Parse does. A fault never quotes it. */
export function parseGoUrl(text: string): GoUrlReading {
  try {
    return { ok: true, url: parseUrl(toByteString(text)) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.code };
    throw error;
  }
}

/** url = scheme "://" authority [ path ] [ "?" query ] [ "#" fragment ] */
function parseUrl(bytes: ByteString): GoUrl {
  const [beforeFragment, fragment] = cut(bytes, '#');
  if (/[\0-\x1f\x7f]/.test(beforeFragment)) throw new Fault('control-character');
  if (beforeFragment.startsWith(':')) throw new Fault('no-scheme');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(beforeFragment)?.[1];
  const [rest, query] = cut(scheme === undefined ? beforeFragment : beforeFragment.slice(scheme.length + 1), '?');
  if (scheme === undefined && !rest.startsWith('/') && cut(rest, '/')[0].includes(':')) throw new Fault('colon-first');
  const hasAuthority = rest.startsWith('//') && (scheme !== undefined || !rest.startsWith('///'));
  const [authority, path] = hasAuthority ? splitBefore(rest.slice(2), '/') : ['', rest];
  const isOpaque = scheme !== undefined && !rest.startsWith('/');
  const { user, host } = parseAuthority(scheme?.toLowerCase() ?? '', authority);
  const escapedPath = isOpaque ? '' : escapePath(path);
  if (fragment !== undefined) unescapePart(fragment);
  const [, hostname = host, port = ''] = /^(.*):([0-9]*)$/s.exec(host) ?? [];
  return {
    scheme: scheme?.toLowerCase() ?? '',
    hostname,
    port,
    path: escapedPath,
    query,
    user,
    hasFragment: !!fragment,
  };
}

/** authority = [ userinfo "@" ] host [ ":" port ] */
function parseAuthority(scheme: string, authority: ByteString): { user: GoUrl['user']; host: ByteString } {
  const at = authority.lastIndexOf('@');
  const host = parseHost(scheme, authority.slice(at + 1));
  if (at < 0) return { user: undefined, host };
  const userInfo = authority.slice(0, at);
  if (!/^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(userInfo)) throw new Fault('bad-user-info');
  const [name, password] = cut(userInfo, ':');
  return {
    user: { name: unescapePart(name), password: password === undefined ? undefined : unescapePart(password) },
    host,
  };
}

/** host = IP-literal / reg-name, with an optional port of digits. */
function parseHost(scheme: string, host: ByteString): ByteString {
  const open = host.lastIndexOf('[');
  if (open > 0) throw new Fault('bad-ip-literal');
  if (open === 0) return parseIPLiteral(host);
  const isStrict = scheme === 'http' || scheme === 'https';
  const colon = isStrict ? host.indexOf(':') : host.lastIndexOf(':');
  if (colon >= 0 && !/^:[0-9]*$/.test(host.slice(colon))) throw new Fault('bad-port');
  return unescapeHost(host);
}

function parseIPLiteral(host: ByteString): ByteString {
  const close = host.lastIndexOf(']');
  if (close < 0) throw new Fault('bad-ip-literal');
  if (!/^(:[0-9]*)?$/.test(host.slice(close + 1))) throw new Fault('bad-port');
  const [address, zone] = splitBefore(host.slice(1, close), '%25');
  const literal = unescapeHost(address) + unescapeZone(zone);
  if (!isIPv6Literal(literal)) throw new Fault('bad-ip-literal');
  return `[${literal}]${host.slice(close + 1)}`;
}

/** What Go's netip.ParseAddr accepts as an IPv6 address: what a URL may have in brackets, with an optional zone after `%`. */
function isIPv6Literal(literal: string): boolean {
  const [address, zone] = cut(literal, '%');
  return zone !== '' && /^[0-9A-Fa-f:.]+$/.test(address) && URL.canParse(`http://[${address}]/`);
}

/** Unescaped characters of a host, ASCII ones; `%` is only allowed before a byte outside ASCII, or as `%25`. */
const hostCharacter = /[A-Za-z0-9\-_.~!$&'()*+,;=:[\]<>"]/;

function unescapeHost(text: ByteString): ByteString {
  return unescapeChecked(text, (byte, written) => byte >= '\x80' || written === '%25');
}

function unescapeZone(text: ByteString): ByteString {
  return unescapeChecked(text, (byte, written) => byte === ' ' || written === '%25' || hostCharacter.test(byte));
}

function unescapeChecked(text: ByteString, mayEscape: (byte: string, written: string) => boolean): ByteString {
  for (const [part] of text.matchAll(/%[0-9A-Fa-f]{2}|./gs)) {
    if (part === '%') throw new Fault('bad-escape');
    if (part.length === 3 && !mayEscape(unescapePart(part), part)) throw new Fault('bad-escape');
    if (part.length === 1 && part < '\x80' && !hostCharacter.test(part)) throw new Fault('bad-host-character');
  }
  return unescapePart(text);
}

function unescapePart(text: ByteString): ByteString {
  return text.replace(/%([0-9A-Fa-f]{2})?/g, (_, digits?: string) => {
    if (digits === undefined) throw new Fault('bad-escape');
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
}

/** The path as written when every character is allowed in a path, else escaped again by Go's own rules. */
function escapePath(path: ByteString): ByteString {
  const unescaped = unescapePart(path);
  if (/^[A-Za-z0-9\-_.~$&+,/:;=@!'()*[\]%]*$/.test(path)) return path;
  return unescaped.replace(/[^A-Za-z0-9\-_.~$&+,/:;=@]/g, encodeByte);
}

function cut(text: string, separator: string): readonly [before: string, after: string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + separator.length)];
}

/** Both parts; the second one begins with the separator, or is empty. */
function splitBefore(text: string, separator: string): readonly [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** True if browsers read the text as a URL. `URL.canParse` of Node 20 refuses letters of Latin-1, such as “ü”, once it is compiled. */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
