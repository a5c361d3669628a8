/**
 * The exact text of a file, with any line ends, without its byte order mark. The bytes must be those of an input that could be read: UTF-8
 * or UTF-16.
 */
export function rawText(bytes: Uint8Array): string {
  const decoded = new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
  return decoded.replace(/^\uFEFF/, '');
}

/** Any text in UTF-8 that could be read has no zero byte, and any in UTF-16 has one next to the first ASCII character. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}
