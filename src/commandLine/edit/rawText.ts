/** The exact text of a file, with any line ends, and the bytes of another text in its place. */
export interface RawText {
  readonly text: string;
  /** In the encoding of the file, with its byte order mark if it has one. */
  readonly encode: (text: string) => Uint8Array;
}

/** The bytes must be those of an input that could be read: UTF-8 or UTF-16. */
export function rawText(bytes: Uint8Array): RawText {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const mark = decoded.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { text: decoded.slice(mark.length), encode: (text) => encode(mark + text, encoding) };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Any text in UTF-8 that could be read has no zero byte, and any in UTF-16 has one next to the first ASCII character. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}

function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) {
    view.setUint16(2 * index, text.charCodeAt(index), encoding === 'utf-16le');
  }
  return bytes;
}
