/** The text that percent-encoded bytes stand for; undefined if they are not UTF-8, or if a `%` encodes nothing. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `%` and two upper case hexadecimal digits, for a character that is one byte. */
export function encodeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The text percent-encoded, but for letters, digits and `-_.!~*'()`; half a surrogate pair, which has no encoding, is U+FFFD. */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
