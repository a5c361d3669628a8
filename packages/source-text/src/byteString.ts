/** A Go string: every character code is 0 to 255 and is one byte of UTF-8. */
export type ByteString = string;

/** The UTF-8 bytes of a JavaScript string; each lone surrogate becomes the three bytes of U+FFFD. */
export function toByteString(text: string): ByteString {
  if (isAscii(text)) return text;
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}

/** True for a text whose characters and bytes are the same. */
export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}
