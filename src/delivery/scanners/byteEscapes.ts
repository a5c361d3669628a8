const byteEscape = /\\(?:x([0-9A-Fa-f]{1,2})|([0-7]{1,3}))/g;

/**
 * The text of consecutive `\xHH` and `\ooo`, which are bytes of UTF-8 (bash, ANSI-C Quoting; systemd.syntax). U+FFFD for what is not UTF-8.
 */
export function decodeByteEscapes(escapes: string): string {
  const bytes = [...escapes.matchAll(byteEscape)].map(([, hexadecimal, octal = '']) =>
    hexadecimal === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hexadecimal, 16),
  );
  return new TextDecoder('UTF-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}
