import { type ByteString, encodeBase64 } from 'source-text';
import type { RequestUrl } from './requestSecrets.ts';
import { noValue } from './tokenField.ts';

export interface RequestHeader {
  readonly name: string;
  readonly value: string;
  /** `documented`: stated for the server. `library`: what Go's HTTP client adds by itself. `tokenUrl`: follows from the token URL. */
  readonly origin: 'documented' | 'library' | 'tokenUrl';
  readonly isSecret: boolean;
}

export interface BasicCredentials {
  readonly name: ByteString;
  readonly password: ByteString | undefined;
}

/**
 * The headers in the order in which Go's HTTP/1.1 client sends them. The text of the body is ASCII, or undefined without a value for each
 * field; its length tells that of a secret in it. The credentials of the client replace those in the URL.
 */
export function requestHeaders(
  url: RequestUrl,
  body: { readonly text: string | undefined; readonly isSecret: boolean },
  client?: BasicCredentials,
): readonly RequestHeader[] {
  const header = (name: string, value: string, origin: RequestHeader['origin'], isSecret = false): RequestHeader => ({
    name,
    value,
    origin,
    isSecret,
  });
  return [
    header('Host', url.hostHeader, 'tokenUrl', url.isSecret),
    header('User-Agent', 'Go-http-client/1.1', 'library'),
    header('Content-Length', String(body.text?.length ?? noValue), 'library', body.isSecret),
    ...(client ? [header('Authorization', basicCredentials(client), 'library', true)] : []),
    ...(url.user && !client ? [header('Authorization', basicCredentials(url.user), 'tokenUrl', true)] : []),
    header('Content-Type', 'application/x-www-form-urlencoded', 'documented'),
    header('Accept-Encoding', 'gzip', 'library'),
  ];
}

/** RFC 7617; without a password, the colon stays. */
function basicCredentials(user: BasicCredentials): string {
  const bytes = Uint8Array.from(`${user.name}:${user.password ?? ''}`, (byte) => byte.charCodeAt(0));
  return `Basic ${encodeBase64(bytes)}`;
}
