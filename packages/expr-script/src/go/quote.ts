import { decodeRune } from 'source-text';
import { isGraphic } from './unicode.ts';

const escapes: Readonly<Record<number, string>> = {
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
  34: '\\"',
  92: '\\\\',
};

/** Go calls graphic letters, marks, numbers, punctuation, symbols and the ASCII space printable. */
export function isPrintable(rune: number): boolean {
  return rune < 0x80 ? rune >= 0x20 && rune < 0x7f : isGraphic(String.fromCodePoint(rune));
}

/** strconv.Quote of a byte string: a byte string in double quotes, with Go's escapes for what cannot be printed. */
export function quote(bytes: string): string {
  let quoted = '"';
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    const source = bytes.slice(offset, offset + size);
    quoted += size === 1 && rune >= 0x80 ? `\\x${hex(source.charCodeAt(0), 2)}` : quoteRune(rune, source);
    offset += size;
  }
  return `${quoted}"`;
}

function quoteRune(rune: number, source: string): string {
  const shortEscape = escapes[rune];
  if (shortEscape !== undefined) return shortEscape;
  if (isPrintable(rune)) return source;
  if (rune < 0x20 || rune === 0x7f) return `\\x${hex(rune, 2)}`;
  return rune < 0x10000 ? `\\u${hex(rune, 4)}` : `\\U${hex(rune, 8)}`;
}

function hex(value: number, width: number): string {
  return value.toString(16).padStart(width, '0');
}
