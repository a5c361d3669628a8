/** Replaces each byte that is not part of valid UTF-8. */
export const replacementRune = 0xfffd;

export interface DecodedRune {
  readonly rune: number;
  /** 1 to 4 bytes; an invalid byte counts as one and yields U+FFFD. */
  readonly size: number;
}

const invalid: DecodedRune = { rune: replacementRune, size: 1 };

/** The code point at a byte offset, by the rules of Go's utf8 package: overlong forms, surrogates and cut sequences are invalid. */
export function decodeRune(bytes: string, offset: number): DecodedRune {
  const first = bytes.charCodeAt(offset);
  if (first < 0x80) return { rune: first, size: 1 };
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (size === 0 || offset + size > bytes.length) return invalid;
  let rune = first & (0xff >> (size + 1));
  for (let index = 1; index < size; index++) {
    const next = bytes.charCodeAt(offset + index);
    if ((next & 0xc0) !== 0x80) return invalid;
    rune = (rune << 6) | (next & 0x3f);
  }
  const smallest = size === 2 ? 0x80 : size === 3 ? 0x800 : 0x10000;
  if (rune < smallest || rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff)) return invalid;
  return { rune, size };
}

/** The rune that ends just before a byte offset. */
export function decodeLastRune(bytes: string, end: number): DecodedRune {
  for (let size = 1; size <= 4 && size <= end; size++) {
    if ((bytes.charCodeAt(end - size) & 0xc0) === 0x80) continue;
    const decoded = decodeRune(bytes.slice(end - size, end), 0);
    return decoded.size === size ? decoded : invalid;
  }
  return invalid;
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
