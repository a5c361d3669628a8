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
    return new TextDecoder('UTF-8', { fatal: true }).decode(bytesOf(compact));
  } catch {
    return undefined;
  }
}

/** Throws on digits that are no whole bytes. */
function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(atob(digits), (letter) => letter.charCodeAt(0));
}
