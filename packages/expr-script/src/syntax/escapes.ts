import { cLetters } from 'source-text';
import { encodeRune } from '../go/utf8.ts';
import { type ByteString, toByteString } from '../value.ts';

export type Unescaped =
  | { readonly ok: true; readonly value: ByteString }
  | { readonly ok: false; readonly message: string };

const failed: Unescaped = { ok: false, message: 'unable to unescape string' };
const failedOctal: Unescaped = { ok: false, message: 'unable to unescape octal sequence in string' };

/**
 * The bytes that the inside of a quoted literal means. The lexer has refused malformed escapes before.
 * In a string `\xff` is the code point U+00FF, in a bytes literal the byte 255. Line ends become LF.
 */
export function unescapeLiteral(text: string, literal: 'string' | 'bytes'): Unescaped {
  const body = text.replace(/\r\n?/g, '\n');
  let value = '';
  let offset = 0;
  while (offset < body.length) {
    const backslash = body.indexOf('\\', offset);
    if (backslash < 0) return { ok: true, value: value + toByteString(body.slice(offset)) };
    value += toByteString(body.slice(offset, backslash));
    const name = body.charAt(backslash + 1);
    const digits = escapeDigits(body, backslash + 1, name);
    if (digits === undefined) {
      value += cLetters[name] ?? name;
      offset = backslash + 2;
      continue;
    }
    const isOctal = name >= '0' && name <= '7';
    if (isOctal && name > '3') return failed;
    if (isOctal && !/^[0-7]{3}$/.test(digits.text)) return failedOctal;
    if (literal === 'bytes' && (name === 'u' || name === 'U')) return failed;
    const code = Number.parseInt(digits.text, isOctal ? 8 : 16);
    // Go reads eight digits into 32 signed bits: with the sign bit set they pass for a single byte, the lowest one.
    const isNegative = name === 'U' && code > 0x7fffffff;
    if (code > 0x10ffff && !isNegative) return failed;
    value += literal === 'bytes' || isNegative ? String.fromCharCode(code & 0xff) : encodeRune(code);
    offset = digits.end;
  }
  return { ok: true, value };
}

/** The digits of a numeric escape whose name is at `start`; undefined for the escapes of one letter. */
function escapeDigits(text: string, start: number, name: string): { text: string; end: number } | undefined {
  if (name === 'u' && text[start + 1] === '{') {
    const close = text.indexOf('}', start);
    return { text: text.slice(start + 2, close), end: close + 1 };
  }
  const lengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
  const length = lengths[name];
  if (length !== undefined) return { text: text.slice(start + 1, start + 1 + length), end: start + 1 + length };
  if (name >= '0' && name <= '7') return { text: text.slice(start, start + 3), end: start + 3 };
  return undefined;
}
