import { counted, decodeBase64, encodeBase64, invariant } from 'source-text';
import type { TextDiagnostic } from './rule.ts';

/** Names what keeps a text from being the Base64 of 32 bytes as Go reads it (option-reference, Top-level options; Go `base64.StdEncoding`). */
export function checkEncryptionKey(text: string): readonly TextDiagnostic[] {
  // Go skips line breaks inside Base64, and nothing else.
  const key = text.replace(/[\r\n]/g, '');
  const fault = faultOf(key);
  if (fault) return [fault];
  const bytes = decodeBase64(key) ?? new Uint8Array();
  return [...(key === text ? [] : [lineBreak(key)]), ...(isRepeating(bytes) ? [weak(bytes)] : [])];
}

type KeyFault = 'character' | 'cut' | 'hex' | 'length' | 'padding' | 'space' | 'twice' | 'url-safe';

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

function error(code: KeyFault, message: string, replacement?: string, title = 'Write it as Base64'): TextDiagnostic {
  const advice = { code: `encryption-key-${code}`, severity: 'error', message } as const;
  // What reads the key differently decides which key was meant; fixing its spelling does not.
  const isSafe = code === 'space' || code === 'padding';
  return replacement === undefined ? advice : { ...advice, replacement: { title, value: replacement, isSafe } };
}

/** What stands where the key should, or before it. */
function notTheKey(key: string): TextDiagnostic | undefined {
  if (key.includes('-----BEGIN'))
    return error('character', 'This is a key in the form PEM. Write 32 random bytes as Base64.');
  if (/^\$\(|^`|^(?:openssl|head|echo) /.test(key))
    return error('character', 'This is a command, which nothing runs here. Run it yourself, and write what it prints.');
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key))
    return error('character', 'This is a UUID. Write 32 random bytes as Base64, which are 44 characters.');
  if (key.length === keyBytes && /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/.test(key))
    return error(
      'length',
      'These are 32 characters of text. Write 32 random bytes as Base64, which are 44 characters.',
    );
  const [, prefix, rest = ''] = /^(base64:|0x(?=[0-9a-f]{64}$))(.*)$/is.exec(key) ?? [];
  if (prefix === undefined) return undefined;
  const value = base64Of(rest);
  return error(
    'character',
    `${prefix} is not a part of the key. Remove it.`,
    value,
    value === rest ? `Remove ${prefix}` : undefined,
  );
}

/** The key that a text stands for, as Base64 or in hexadecimal digits; undefined for any other text. */
function base64Of(text: string): string | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return base64OfHex(text);
  return isKey(text) ? text : undefined;
}

function spaced(key: string): TextDiagnostic | undefined {
  if (!/\s/.test(key)) return undefined;
  const joined = key.replace(/\s/g, '');
  const message = 'The key contains a space or tab, which is not Base64. Remove it.';
  return error('space', message, isKey(joined) ? joined : undefined, 'Remove the spaces');
}

function hexadecimal(key: string): TextDiagnostic | undefined {
  if (!/^[0-9a-f]{64}$/i.test(key)) return undefined;
  const message = 'These are 64 hexadecimal digits. Read as Base64, they are 48 bytes instead of 32.';
  return error('hex', message, base64OfHex(key), 'Write the same 32 bytes as Base64');
}

function urlSafe(key: string): TextDiagnostic | undefined {
  if (!/[-_]/.test(key) || !/^[A-Za-z0-9_-]*={0,2}$/.test(key)) return undefined;
  const standard = padded(key.replace(/-/g, '+').replace(/_/g, '/'));
  if (!isKey(standard)) {
    return error('url-safe', `The key has ${byteCount(standard)} instead of 32, in URL-safe Base64, with - and _.`);
  }
  return {
    code: 'encryption-key-url-safe',
    severity: 'warning',
    message: 'URL-safe Base64, with - and _. The reference says Base64, and most readers expect + and /.',
    replacement: { title: 'Use + and /', value: standard, isSafe: true },
  };
}

function unknownCharacter(key: string): TextDiagnostic | undefined {
  const index = key.search(/[^A-Za-z0-9+/=]/);
  if (index < 0) return undefined;
  return error(
    'character',
    `Character ${index + 1} of the key is not Base64. Use letters, digits, + and /, with = at the end.`,
  );
}

function padding(key: string): TextDiagnostic | undefined {
  if (decodeBase64(key)) return undefined;
  const digits = key.replace(/(?<!=)=+$/, '');
  if (digits.includes('=')) return error('padding', 'There is an = inside the key. It may only be at the end.');
  const whole = padded(digits);
  if (isKey(whole)) {
    const message = 'The padding is wrong. A key of 32 bytes ends in exactly one =.';
    return error('padding', message, whole, 'Add "=" at the end');
  }
  if (digits.length % 4 === 1) return error('cut', 'The key is cut off. 32 bytes are 44 characters of Base64.');
  return error('padding', `The padding is wrong, and the key has ${byteCount(digits)} instead of 32.`);
}

function length(key: string): TextDiagnostic | undefined {
  const bytes = decodeBase64(key);
  if (!bytes || bytes.length === keyBytes) return undefined;
  const inner = String.fromCharCode(...bytes.subarray(0, 100)).trim();
  if (isKey(inner)) {
    return error('twice', 'The key is encoded as Base64 twice.', inner, 'Decode it once');
  }
  if (/^[0-9a-f]{64}$/i.test(inner)) {
    return error(
      'hex',
      'This is the Base64 of 64 hexadecimal digits, not of the 32 bytes that they stand for.',
      base64OfHex(inner),
    );
  }
  if (bytes.length === keyBytes + 1 && bytes.at(-1) === 10) {
    const message = 'The key is the Base64 of 32 bytes and a line feed, which echo adds. Encode the 32 bytes alone.';
    return error('length', message, encodeBase64(bytes.subarray(0, keyBytes)), 'Leave out the line feed');
  }
  return error('length', `The key has ${byteCount(key)}. AES-256 needs 32 bytes, which are 44 characters of Base64.`);
}

function lineBreak(key: string): TextDiagnostic {
  return {
    code: 'encryption-key-line-break',
    severity: 'warning',
    message: 'The key contains a line break. Go ignores it, other programs may not.',
    replacement: { title: 'Remove the line break', value: key, isSafe: true },
  };
}

function weak(bytes: Uint8Array): TextDiagnostic {
  return {
    code: 'encryption-key-weak',
    severity: 'warning',
    message: bytes.every((byte) => byte === 0)
      ? 'The key is 32 zero bytes, which anyone can guess. Generate one.'
      : 'The key repeats a pattern, so it is not random. Generate one, unless data is already encrypted with it.',
  };
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

function base64OfHex(digits: string): string {
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
