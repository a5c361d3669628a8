import { encode } from 'punycode/punycode.es6.js';
import { type ByteString, fromByteString, type GoUrl, type GoUrlFault, parseGoUrl } from 'source-text';

/** A token URL, parsed as Go's net/url and net/http do it. Texts that reach the wire are byte strings. */
export interface TokenUrl extends GoUrl {
  readonly scheme: 'http' | 'https';
  /** Without brackets; may be empty, which Go takes for the machine itself. */
  readonly hostname: string;
  /** The Host header; empty if a header cannot contain the host. */
  readonly hostHeader: string;
}

export type TokenUrlErrorCode = GoUrlFault | 'wrong-scheme' | 'no-host' | 'port-range';

export type ParseTokenUrlResult =
  | { readonly ok: true; readonly url: TokenUrl }
  | { readonly ok: false; readonly fault: TokenUrlErrorCode };

/** Parses a token URL. If Go's client refuses it, the result is a fault, which never quotes the URL: it may contain a password. */
export function parseTokenUrl(text: string): ParseTokenUrlResult {
  const reading = parseGoUrl(text);
  if (!reading.ok) return reading;
  const { scheme, hostname, port, path } = reading.url;
  // What net/http requires of the parts before it connects.
  if (scheme !== 'http' && scheme !== 'https') return { ok: false, fault: 'wrong-scheme' };
  if (hostname === '' && port === '') return { ok: false, fault: 'no-host' };
  if (Number(port) > 65535) return { ok: false, fault: 'port-range' };
  const url: TokenUrl = {
    ...reading.url,
    scheme,
    hostname: fromByteString(hostname.replace(/^\[|\]$/g, '')),
    hostHeader: hostHeader(hostname, port),
    path: path || '/',
  };
  return { ok: true, url };
}

/** The path and query of the request line. */
export function requestTarget(url: TokenUrl): ByteString {
  return url.query === undefined ? url.path : `${url.path}?${url.query}`;
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
