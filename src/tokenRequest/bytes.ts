import type { ByteString } from '../expr/index.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text that the bytes mean, to be shown: what is not UTF-8 becomes U+FFFD. */
export function decodeBytes(bytes: ByteString): string {
  return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
