import { counted, decodeBase64, encodeBase64, invariant } from 'source-text';
import type { RuleCode } from './codes.ts';
import { error, type TextDiagnostic, warning } from './rule.ts';

/** Names what keeps a text from being the Base64 of 32 bytes as Go reads it (option-reference, Top-level options; Go `base64.StdEncoding`). */
export function checkEncryptionKey(text: string): readonly TextDiagnostic[] {
  // Go skips line breaks inside Base64, and nothing else.
  const key = text.replace(/[\r\n]/g, '');
  const fault = faultOf(key);
  if (fault) return [fault];
  const bytes = decodeBase64(key) ?? new Uint8Array();
  return [...(key === text ? [] : [lineBreak(key)]), ...(isRepeating(bytes) ? [weak(bytes)] : [])];
}

function faultOf(key: string): TextDiagnostic | undefined {
  return (
    notTheKey(key) ??
    spaced(key) ??
    hexadecimal(key) ??
    urlSafe(key) ??
    unknownCharacter(key) ??
    padding(key) ??
    length(key)
  );
}

type KeyFault = Extract<RuleCode, `encryption-key-${string}`> extends `encryption-key-${infer Fault}` ? Fault : never;

function fault(code: KeyFault, message: string, value?: string, title = 'Write it as Base64'): TextDiagnostic {
  // What reads the key differently decides which key was meant; fixing its spelling does not.
  const isSafe = code === 'space' || code === 'padding';
  return error(`encryption-key-${code}`, message, value === undefined ? undefined : { title, value, isSafe });
}

/** What stands where the key should, or before it. */
function notTheKey(key: string): TextDiagnostic | undefined {
  if (key.includes('-----BEGIN'))
    return fault('character', 'This is a key in the form PEM. Write 32 random bytes as Base64.');
  if (/^\$\(|^`|^(?:openssl|head|echo) /.test(key))
    return fault('character', 'This is a command, which nothing runs here. Run it yourself, and write what it prints.');
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key))
    return fault('character', 'This is a UUID. Write 32 random bytes as Base64, which are 44 characters.');
  if (key.length === keyBytes && /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/.test(key))
    return fault(
      'length',
      'These are 32 characters of text. Write 32 random bytes as Base64, which are 44 characters.',
    );
  const [, prefix, rest = ''] = /^(base64:|0x(?=[0-9a-f]{64}$))(.*)$/is.exec(key) ?? [];
  if (prefix === undefined) return undefined;
  const value = base64Of(rest);
  return fault(
    'character',
    `${prefix} is not a part of the key. Remove it.`,
    value,
    value === rest ? `Remove ${prefix}` : undefined,
  );
}

/** The key that a text stands for, as Base64 or in hexadecimal digits; undefined for any other text. */
function base64Of(text: string): string | undefined {
  return base64OfHex(text) ?? (isKey(text) ? text : undefined);
}

function spaced(key: string): TextDiagnostic | undefined {
  if (!/\s/.test(key)) return undefined;
  const joined = key.replace(/\s/g, '');
  const message = 'The key contains a space or tab, which is not Base64. Remove it.';
  return fault('space', message, isKey(joined) ? joined : undefined, 'Remove the spaces');
}

function hexadecimal(key: string): TextDiagnostic | undefined {
  const value = base64OfHex(key);
  const message = 'These are 64 hexadecimal digits. Read as Base64, they are 48 bytes instead of 32.';
  return value === undefined ? undefined : fault('hex', message, value, 'Write the same 32 bytes as Base64');
}

function urlSafe(key: string): TextDiagnostic | undefined {
  if (!/[-_]/.test(key) || !/^[A-Za-z0-9_-]*={0,2}$/.test(key)) return undefined;
  const standard = padded(key.replace(/-/g, '+').replace(/_/g, '/'));
  if (!isKey(standard)) {
    return fault('url-safe', `The key has ${byteCount(standard)} instead of 32, in URL-safe Base64, with - and _.`);
  }
  const message = 'URL-safe Base64, with - and _. The reference says Base64, and most readers expect + and /.';
  return warning('encryption-key-url-safe', message, { title: 'Use + and /', value: standard, isSafe: true });
}

function unknownCharacter(key: string): TextDiagnostic | undefined {
  const index = key.search(/[^A-Za-z0-9+/=]/);
  if (index < 0) return undefined;
  return fault(
    'character',
    `Character ${index + 1} of the key is not Base64. Use letters, digits, + and /, with = at the end.`,
  );
}

function padding(key: string): TextDiagnostic | undefined {
  if (decodeBase64(key)) return undefined;
  const digits = key.replace(/(?<!=)=+$/, '');
  if (digits.includes('=')) return fault('padding', 'There is an = inside the key. It may only be at the end.');
  const whole = padded(digits);
  if (isKey(whole)) {
    const message = 'The padding is wrong. A key of 32 bytes ends in exactly one =.';
    return fault('padding', message, whole, 'Add "=" at the end');
  }
  if (digits.length % 4 === 1) return fault('cut', 'The key is cut off. 32 bytes are 44 characters of Base64.');
  return fault('padding', `The padding is wrong, and the key has ${byteCount(digits)} instead of 32.`);
}

function length(key: string): TextDiagnostic | undefined {
  const bytes = decodeBase64(key);
  if (!bytes || bytes.length === keyBytes) return undefined;
  const inner = String.fromCharCode(...bytes.subarray(0, 100)).trim();
  if (isKey(inner)) {
    return fault('twice', 'The key is encoded as Base64 twice.', inner, 'Decode it once');
  }
  const written = base64OfHex(inner);
  if (written !== undefined) {
    const message = 'This is the Base64 of 64 hexadecimal digits, not of the 32 bytes that they stand for.';
    return fault('hex', message, written);
  }
  if (bytes.length === keyBytes + 1 && bytes.at(-1) === 10) {
    const message = 'The key is the Base64 of 32 bytes and a line feed, which echo adds. Encode the 32 bytes alone.';
    return fault('length', message, encodeBase64(bytes.subarray(0, keyBytes)), 'Leave out the line feed');
  }
  return fault('length', `The key has ${byteCount(key)}. AES-256 needs 32 bytes, which are 44 characters of Base64.`);
}

function lineBreak(key: string): TextDiagnostic {
  const message = 'The key contains a line break. Go ignores it, other programs may not.';
  return warning('encryption-key-line-break', message, { title: 'Remove the line break', value: key, isSafe: true });
}

function weak(bytes: Uint8Array): TextDiagnostic {
  const message = bytes.every((byte) => byte === 0)
    ? 'The key is 32 zero bytes, which anyone can guess. Generate one.'
    : 'The key repeats a pattern, so it is not random. Generate one, unless data is already encrypted with it.';
  return warning('encryption-key-weak', message);
}

/** True when the bytes repeat a block of at most half their length. */
function isRepeating(bytes: Uint8Array): boolean {
  for (let period = 1; period <= bytes.length / 2; period++) {
    if (bytes.every((byte, index) => byte === bytes[index % period])) return true;
  }
  return false;
}

function isKey(text: string): boolean {
  return decodeBase64(text)?.length === keyBytes;
}

function padded(digits: string): string {
  const bare = digits.replace(/(?<!=)=+$/, '');
  return bare + '='.repeat((4 - (bare.length % 4)) % 4);
}

function byteCount(text: string): string {
  return counted(Math.floor((text.replace(/(?<!=)=+$/, '').length * 3) / 4), 'byte');
}

/** Of 32 bytes in hexadecimal digits; undefined for any other text. */
function base64OfHex(digits: string): string | undefined {
  if (!/^[0-9a-f]{64}$/i.test(digits)) return undefined;
  const pairs = digits.match(/../g) ?? [];
  return encodeBase64(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

/** AES-256 (option-reference, Top-level options). */
const keyBytes = 32;

/** A new key, as Base64. The caller provides the randomness, such as a browser's `crypto.getRandomValues`. */
export function generateEncryptionKey(randomBytes: (count: number) => Uint8Array): string {
  const bytes = randomBytes(keyBytes);
  invariant(bytes.length === keyBytes, 'as many random bytes as asked for');
  return encodeBase64(bytes);
}
