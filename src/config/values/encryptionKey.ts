import { encodeBase64, invariant } from 'source-text';

/** AES-256 (option-reference, Top-level options). */
export const keyBytes = 32;

/** A new key, as Base64. The caller provides the randomness, such as a browser's `crypto.getRandomValues`. */
export function generateEncryptionKey(randomBytes: (count: number) => Uint8Array): string {
  const bytes = randomBytes(keyBytes);
  invariant(bytes.length === keyBytes, 'as many random bytes as asked for');
  return encodeBase64(bytes);
}
