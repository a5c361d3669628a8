import { type DecodedRune, decodeRune, invalidRune, replacementRune } from 'source-text';

/** The rune that ends just before a byte offset. */
export function decodeLastRune(bytes: string, end: number): DecodedRune {
  for (let size = 1; size <= 4 && size <= end; size++) {
    if ((bytes.charCodeAt(end - size) & 0xc0) === 0x80) continue;
    const decoded = decodeRune(bytes.slice(end - size, end), 0);
    return decoded.size === size ? decoded : invalidRune;
  }
  return invalidRune;
}

/** The bytes of a code point; U+FFFD for surrogates and for anything outside Unicode. */
export function encodeRune(rune: number): string {
  if (rune < 0 || rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff)) return encodeRune(replacementRune);
  if (rune < 0x80) return String.fromCharCode(rune);
  if (rune < 0x800) return String.fromCharCode(0xc0 | (rune >> 6), continuation(rune));
  if (rune < 0x10000) return String.fromCharCode(0xe0 | (rune >> 12), continuation(rune >> 6), continuation(rune));
  return String.fromCharCode(
    0xf0 | (rune >> 18),
    continuation(rune >> 12),
    continuation(rune >> 6),
    continuation(rune),
  );
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

/** Code points in order, as Go's `range` over a string yields them. */
export function* runes(bytes: string): Generator<DecodedRune & { readonly offset: number }> {
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    yield { rune, size, offset };
    offset += size;
  }
}

export function countRunes(bytes: string): number {
  let count = 0;
  for (let offset = 0; offset < bytes.length; count++) offset += decodeRune(bytes, offset).size;
  return count;
}
