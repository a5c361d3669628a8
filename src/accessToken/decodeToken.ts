import { decodeBase64Text } from 'source-text';

/** An access token, as far as it can be read without a key. */
export type DecodedToken =
  | {
      readonly kind: 'jwt';
      readonly header: JsonObject;
      readonly claims: JsonObject;
      /** The algorithm in its header, such as `RS256`; undefined if the header names none. */
      readonly algorithm: string | undefined;
      /** False if the token ends without a signature, as with the algorithm `none`. */
      readonly isSigned: boolean;
    }
  /** Encrypted: only its recipient can read it. */
  | { readonly kind: 'jwe'; readonly header: JsonObject }
  /** Looks like a JSON Web Token, but a part of it cannot be decoded. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** A text that only the authorisation server understands. */
  | { readonly kind: 'opaque' };

/**
 * Decodes a token: three parts are a JWS (RFC 7515 §7.1), five a JWE (RFC 7516 §7.1), fewer may be one that was cut, and
 * anything else is opaque. The signature is not verified. Never throws.
 */
export function decodeToken(token: string): DecodedToken {
  const parts = token.split('.');
  const header = readPart(parts[0]);
  if (parts.length !== 3 && parts.length !== 5) {
    const isCut = header ? memberOf(header, 'alg') !== undefined : parts.length === 1 && token.startsWith('eyJ');
    if (!isCut) return { kind: 'opaque' };
    return { kind: 'broken', reason: `It has ${parts.length} of ${parts.length < 3 ? 3 : 5} parts: copy it again.` };
  }
  if (!header) return { kind: 'opaque' };
  if (parts.length === 5) return { kind: 'jwe', header };
  const claims = readPart(parts[1]);
  if (!claims) return { kind: 'broken', reason: 'Its header can be read, but its claims are not a JSON object.' };
  const algorithm = memberOf(header, 'alg');
  return {
    kind: 'jwt',
    header,
    claims,
    algorithm: typeof algorithm === 'string' ? algorithm : undefined,
    isSigned: parts[2] !== '',
  };
}

/** A part as its JSON object: Base64url without padding (RFC 7515 §2) of UTF-8. */
function readPart(part = ''): JsonObject | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(part)) return undefined;
  const text = decodeBase64Text(part);
  return text === undefined ? undefined : readObject(text);
}

/** What a JSON text can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** The text as a JSON object; undefined for anything else. Of members with the same name, the last one counts (RFC 7519 §4). */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** An own member of the object; undefined if it has none of that name. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A value as text: strings without quotes, the rest as JSON. */
export function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
