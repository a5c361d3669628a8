import { encodePercent, goUrlFaults, isUrl, parseGoUrl } from 'source-text';
import type { AddressCode } from './codes.ts';
import type { Replacement, TextDiagnostic } from './rule.ts';

/** What the rules look at in a URL. */
export interface ReadUrl {
  /** In lower case, without the colon. */
  readonly scheme: string;
  readonly hostname: string;
  /** Empty for that of the scheme. */
  readonly port: string;
  readonly path: string;
  readonly hasCredentials: boolean;
}

/** A text as a URL, or why it is not one. */
export type ParseUrlResult = { readonly ok: true; readonly url: ReadUrl } | RefusedUrl;

interface RefusedUrl {
  readonly ok: false;
  readonly advice: TextDiagnostic;
}

/**
 * An address that the server reads, as Go's net/url does. Stricter than a browser, which repairs what Go refuses, and drops spaces and
 * line breaks that the server keeps. The scheme has to be written out; `host:port` counts as a URL without one.
 */
export function readUrl(text: string): ParseUrlResult {
  const slip = slipIn(text);
  if (slip) return slip;
  const reading = parseGoUrl(text);
  if (!reading.ok) return refused('url-invalid', goUrlFaults[reading.fault]);
  const { scheme, hostname, port, path, user } = reading.url;
  if (!isUrl(text) || hostname === '' || Number(port) > 65535) return notValid;
  return { ok: true, url: { scheme, hostname, port, path, hasCredentials: user !== undefined } };
}

/** The same for an address that only browsers open. */
export function readLink(text: string): ParseUrlResult {
  const slip = slipIn(text);
  if (slip) return slip;
  if (!isUrl(text)) return notValid;
  const { protocol, hostname, port, pathname, username, password } = new URL(text);
  const hasCredentials = username !== '' || password !== '';
  return { ok: true, url: { scheme: protocol.slice(0, -1), hostname, port, path: pathname, hasCredentials } };
}

/** What people write in place of a URL. */
function slipIn(text: string): RefusedUrl | undefined {
  if (/[\u0000-\u001f\u007f]/.test(text)) {
    return refused(
      'url-control-character',
      'The URL contains a line break, tab or other control character. Remove it.',
    );
  }
  if (/^\s|\s$/.test(text)) {
    const replacement = { title: 'Remove the space', value: text.trim(), isSafe: true };
    return refused('url-space', 'There is a space before or after the URL. Remove it.', replacement);
  }
  if (/\s(?:#|\/[/*])/.test(text)) {
    return refused('url-space', 'What looks like a comment is part of the URL. Move it to a separate line.');
  }
  if (/^[a-z]+:\/\/[^/?#\s]*[,;]\s|\s[a-z]+:\/\//i.test(text)) {
    return refused('url-several', 'More than one address. Write a single one.');
  }
  if (/\s/.test(text)) {
    const encoded = { title: 'Write %20', value: text.replace(/\s/g, encodePercent) };
    const joined = { title: 'Remove the space', value: text.replace(/\s/g, '') };
    // In a host, no encoding is one.
    const replacement = parseGoUrl(encoded.value).ok ? encoded : joined;
    return refused('url-space', `The URL contains a space. ${replacement.title}.`, replacement);
  }
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[a-z0-9.-]+:\d+(?:[/?#]|$)/i.test(text)) return withoutScheme(text);
  const [twice] = /^https?:\/\/(?=https?(?::\/|\/\/))/i.exec(text) ?? [];
  if (twice !== undefined) {
    const replacement = {
      title: 'Keep the second scheme',
      value: text.slice(twice.length).replace(/^(\w+):?\/+/, '$1://'),
    };
    return refused('url-scheme', 'The scheme is written twice.', replacement);
  }
  if (/^https?:(?!\/\/)/i.test(text)) return refused('url-slashes', '"//" is missing after the scheme.');
  return undefined;
}

/** True for a host that is the computer itself. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
}

function withoutScheme(text: string): RefusedUrl {
  const whole = `https://${text.replace(/^\/\//, '')}`;
  const isHost = /^(?:\/\/)?[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(text) && isUrl(whole);
  return refused(
    'url-no-scheme',
    'The URL has no scheme. Start it with https://.',
    isHost ? { title: 'Add https://', value: whole, isSafe: true } : undefined,
  );
}

function refused(code: AddressCode, message: string, replacement?: Replacement): RefusedUrl {
  return { ok: false, advice: { code, severity: 'error', message, ...(replacement && { replacement }) } };
}

const notValid = refused('url-invalid', 'Not a valid URL. Write https://host/path, with a port up to 65535.');
