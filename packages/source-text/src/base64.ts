/** Standard Base64 with padding (RFC 4648 §4). */
export function encodeBase64(bytes: Uint8Array): string {
  // A call accepts only so many arguments. A multiple of three, so that no piece but the last is padded.
  const step = 24_576;
  let text = '';
  for (let start = 0; start < bytes.length; start += step) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + step)));
  }
  return text;
}

/**
 * The bytes of standard Base64 with padding, as Go's `base64.StdEncoding` reads it: leftover bits at the end may be anything. Undefined for
 * any other text, including one with line breaks.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? bytesOf(text) : undefined;
}

/** The text whose UTF-8 is encoded here in either alphabet, line ends allowed, with or without padding; undefined for anything else. */
export function decodeBase64Text(text: string): string | undefined {
  // Most texts are not Base64: the first invalid character shows it.
  if (/[^A-Za-z0-9+/=_\s-]/.test(text)) return undefined;
  const compact = text
    .replace(/[\r\n]/g, '')
    .trim()
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return undefined;
  try {
    const bytes = bytesOf(compact);
    // A decoder that throws takes a hundred times longer where it does.
    const decoded = new TextDecoder().decode(bytes);
    return decoded.includes('\uFFFD') && !isEncoded(decoded, bytes) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isEncoded(text: string, bytes: Uint8Array): boolean {
  const own = new TextEncoder().encode(text);
  return own.length === bytes.length && own.every((byte, index) => byte === bytes[index]);
}

/** Throws on digits that are no whole bytes. */
function bytesOf(digits: string): Uint8Array {
  const letters = atob(digits);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
  return bytes;
}
