import { encode } from 'punycode/punycode.es6.js';
import { type ByteString, fromByteString, toByteString } from '../../expr/index.ts';
import { percentEncode } from '../formEncoding.ts';

/** A token URL, parsed as Go's net/url and net/http do it. Texts that reach the wire are byte strings. */
export interface TokenUrl {
  readonly scheme: 'http' | 'https';
  /** Without brackets; may be empty, which Go takes for the machine itself. */
  readonly hostname: string;
  /** As written; empty for the default port of the scheme. */
  readonly port: string;
  /** The Host header; empty if a header cannot contain the host. */
  readonly hostHeader: string;
  /** Escaped, and `/` when the URL has none. */
  readonly path: ByteString;
  /** As written, without `?`; undefined when the URL has no `?`. */
  readonly query: ByteString | undefined;
  /** Unescaped; a password is undefined when there is no `:`. */
  readonly user: { readonly name: ByteString; readonly password: ByteString | undefined } | undefined;
  readonly hasFragment: boolean;
}

export type TokenUrlErrorCode =
  | 'control-character'
  | 'no-scheme'
  | 'colon-first'
  | 'bad-escape'
  | 'bad-host-character'
  | 'bad-user-info'
  | 'bad-ip-literal'
  | 'bad-port'
  | 'wrong-scheme'
  | 'no-host'
  | 'port-range';

export type ParseTokenUrlResult =
  | { readonly ok: true; readonly url: TokenUrl }
  | { readonly ok: false; readonly fault: TokenUrlErrorCode };

/** Thrown and caught inside this module only. */
class Fault {
  readonly code: TokenUrlErrorCode;
  constructor(code: TokenUrlErrorCode) {
    this.code = code;
  }
}

/** Parses a token URL. If Go's client refuses it, the result is a fault, which never quotes the URL: it may contain a password. */
export function parseTokenUrl(text: string): ParseTokenUrlResult {
  try {
    return { ok: true, url: parseUrl(toByteString(text)) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.code };
    throw error;
  }
}

/** The path and query of the request line. */
export function requestTarget(url: TokenUrl): ByteString {
  return url.query === undefined ? url.path : `${url.path}?${url.query}`;
}

/** url = scheme "://" authority [ path ] [ "?" query ] [ "#" fragment ] */
function parseUrl(bytes: ByteString): TokenUrl {
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
  return {
    ...client(scheme?.toLowerCase() ?? '', host),
    path: escapedPath || '/',
    query,
    user,
    hasFragment: !!fragment,
  };
}

/** What net/http requires of the parts before it connects. */
function client(scheme: string, host: ByteString): Pick<TokenUrl, 'scheme' | 'hostname' | 'port' | 'hostHeader'> {
  if (scheme !== 'http' && scheme !== 'https') throw new Fault('wrong-scheme');
  const withoutEmptyPort = host.replace(/:$/, '');
  if (withoutEmptyPort === '') throw new Fault('no-host');
  const [hostname, port] = splitPort(withoutEmptyPort);
  if (Number(port) > 65535) throw new Fault('port-range');
  return {
    scheme,
    hostname: fromByteString(hostname.replace(/^\[|\]$/g, '')),
    port,
    hostHeader: hostHeader(hostname, port),
  };
}

function splitPort(host: ByteString): readonly [hostname: ByteString, port: string] {
  const [, hostname = host, port = ''] = /^(.*):([0-9]*)$/s.exec(host) ?? [];
  return [hostname, port];
}

/** The host in ASCII, without an IPv6 zone; Go sends an empty header if it contains a character that is not allowed there. */
function hostHeader(hostname: ByteString, port: string): string {
  const ascii = toAsciiHost(fromByteString(hostname));
  if (!/^[A-Za-z0-9!$%&'()*+,\-.:;=@[\]_~]*$/.test(ascii)) return '';
  return ascii.replace(/^(\[.*)%[^%]*\]$/, '$1]') + (port && `:${port}`);
}

/**
 * Each label outside ASCII becomes `xn--…`, letters keep their case (RFC 3492). No mapping and no validation, because Go writes the Host
 * header without either.
 */
function toAsciiHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^[\0-\x7f]*$/.test(label) ? label : encodeLabel(label)))
    .join('.');
}

/** A label with numbers beyond 31 bits, which Go refuses, too, stays as it is, and so in no header. */
function encodeLabel(label: string): string {
  try {
    return `xn--${encode(label)}`;
  } catch {
    return label;
  }
}

/** authority = [ userinfo "@" ] host [ ":" port ] */
function parseAuthority(scheme: string, authority: ByteString): { user: TokenUrl['user']; host: ByteString } {
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
  return unescaped.replace(/[^A-Za-z0-9\-_.~$&+,/:;=@]/g, percentEncode);
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
