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

/** The text of a byte string; each byte that is not valid UTF-8 becomes U+FFFD. */
export function fromByteString(bytes: ByteString): string {
  if (isAscii(bytes)) return bytes;
  let text = '';
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    text += String.fromCodePoint(rune);
    offset += size;
  }
  return text;
}

/** Replaces each byte that is not part of valid UTF-8. */
export const replacementRune = 0xfffd;

export interface DecodedRune {
  readonly rune: number;
  /** 1 to 4 bytes; an invalid byte counts as one and yields U+FFFD. */
  readonly size: number;
}

export const invalidRune: DecodedRune = { rune: replacementRune, size: 1 };

/** The code point at a byte offset, by the rules of Go's utf8 package: overlong forms, surrogates and cut sequences are invalid. */
export function decodeRune(bytes: string, offset: number): DecodedRune {
  const first = bytes.charCodeAt(offset);
  if (first < 0x80) return { rune: first, size: 1 };
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (size === 0 || offset + size > bytes.length) return invalidRune;
  let rune = first & (0xff >> (size + 1));
  for (let index = 1; index < size; index++) {
    const next = bytes.charCodeAt(offset + index);
    if ((next & 0xc0) !== 0x80) return invalidRune;
    rune = (rune << 6) | (next & 0x3f);
  }
  const smallest = size === 2 ? 0x80 : size === 3 ? 0x800 : 0x10000;
  if (rune < smallest || rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff)) return invalidRune;
  return { rune, size };
}
