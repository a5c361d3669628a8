import { backslashUnit, cr, isBlank, isEnd, lf, nulUnit, singleQuote } from './characters.ts';

/** A quoted string as scanned: where it ends, and its value or what is wrong with it. */
export type ScannedString =
  | { readonly kind: 'value'; readonly value: string; readonly end: number }
  | { readonly kind: 'bad-escape'; readonly message: string; readonly offset: number }
  | { readonly kind: 'unclosed'; readonly message: string; readonly offset: number };

const escapedUnits: ReadonlyMap<number, string> = new Map([
  [34, '"'],
  [39, "'"],
  [92, '\\'],
  [47, '/'],
  [98, '\b'],
  [102, '\f'],
  [110, '\n'],
  [114, '\r'],
  [116, '\t'],
]);

/** The first byte of the character as Latin-1, the way the messages of hjson-go print it. */
export function printedByte(text: string, offset: number): string {
  const unit = text.charCodeAt(offset);
  if (!(unit >= 0x80)) return unit >= 0 ? String.fromCharCode(unit) : '\0';
  if (unit < 0x800) return String.fromCharCode(0xc0 | (unit >> 6));
  const next = text.charCodeAt(offset + 1);
  const isPair = unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
  return String.fromCharCode(isPair ? 0xf0 | ((((unit & 0x3ff) << 10) + 0x10000) >> 18) : 0xe0 | (unit >> 12));
}

/**
 * quoted-string = DQ *( dchar / escape ) DQ / SQ *( schar / escape ) SQ — hjson-grammar §6.
 * `start` is the offset of the opening quote. NUL is an ordinary character here; CR and LF are errors.
 */
export function scanQuoted(text: string, start: number): ScannedString {
  const quote = text.charCodeAt(start);
  for (let offset = start + 1; ; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === quote) return { kind: 'value', value: text.slice(start + 1, offset), end: offset + 1 };
    if (unit === backslashUnit) return scanEscaped(text, start, offset);
    if (unit === lf || unit === cr) return { kind: 'unclosed', message: 'Bad string containing newline', offset };
    if (Number.isNaN(unit)) return { kind: 'unclosed', message: 'Bad string', offset };
  }
}

/** The rest of a quoted string from its first backslash on. */
function scanEscaped(text: string, start: number, firstBackslash: number): ScannedString {
  const quote = text.charCodeAt(start);
  let value = text.slice(start + 1, firstBackslash);
  let copied = firstBackslash;
  for (let offset = firstBackslash; ; ) {
    const unit = text.charCodeAt(offset);
    if (unit === quote) return { kind: 'value', value: value + text.slice(copied, offset), end: offset + 1 };
    if (unit === backslashUnit) {
      const escaped = readEscape(text, offset);
      if (escaped.kind === 'bad-escape') return escaped;
      value += text.slice(copied, offset) + escaped.value;
      offset = escaped.end;
      copied = offset;
    } else if (unit === lf || unit === cr) {
      return { kind: 'unclosed', message: 'Bad string containing newline', offset };
    } else if (Number.isNaN(unit)) {
      return { kind: 'unclosed', message: 'Bad string', offset };
    } else {
      offset++;
    }
  }
}

type Escape =
  | { readonly kind: 'value'; readonly value: string; readonly end: number }
  | { readonly kind: 'bad-escape'; readonly message: string; readonly offset: number };

/** escape = "\" ( DQ / SQ / "\" / "/" / b f n r t / u 4HEXDIG ) — a surrogate, paired or not, is U+FFFD (hjson-grammar §6). */
export function readEscape(text: string, backslash: number): Escape {
  const unit = text.charCodeAt(backslash + 1);
  const simple = escapedUnits.get(unit);
  if (simple !== undefined) return { kind: 'value', value: simple, end: backslash + 2 };
  if (unit !== 117) {
    return { kind: 'bad-escape', message: `Bad escape \\${printedByte(text, backslash + 1)}`, offset: backslash + 1 };
  }
  let code = 0;
  for (let offset = backslash + 2; offset < backslash + 6; offset++) {
    const digit = hexDigit(text.charCodeAt(offset));
    if (digit < 0) return { kind: 'bad-escape', message: `Bad \\u char ${printedByte(text, offset)}`, offset };
    code = code * 16 + digit;
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return { kind: 'value', value: isSurrogate ? '\ufffd' : String.fromCharCode(code), end: backslash + 6 };
}

function hexDigit(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const lower = unit | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The UTF-8 bytes of one UTF-16 unit of well-formed text; the two halves of a pair count two each. */
export function utf8LengthOfUnit(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff)) return 2;
  return 3;
}

export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let offset = 0; offset < text.length; offset++) bytes += utf8LengthOfUnit(text.charCodeAt(offset));
  return bytes;
}

/** The UTF-8 bytes between the last LF or NUL and `offset`: which ''' counts as its indentation (hjson-grammar §7). */
export function multilineIndent(text: string, offset: number): number {
  let bytes = 0;
  for (let before = offset - 1; before >= 0; before--) {
    const unit = text.charCodeAt(before);
    if (unit === lf || unit === nulUnit) break;
    bytes += utf8LengthOfUnit(unit);
  }
  return bytes;
}

/** Calls back with each run of characters of a ''' string that belong to its value, in order. */
export type ContentRun = (start: number, end: number) => void;

/**
 * ml = "'''" body "'''" — hjson-grammar §7. `start` is the offset of the opening, `indent` its `multilineIndent`.
 * Returns the offset after the closing ''' and whether the last LF of the content is dropped, or undefined when unclosed.
 */
export function scanMultiline(
  text: string,
  start: number,
  indent: number,
  onRun: ContentRun,
): { readonly end: number; readonly dropsLastLf: boolean } | undefined {
  const skipBlanks = (from: number, most: number): number => {
    let offset = from;
    for (let left = most; left > 0; left--) {
      const unit = text.charCodeAt(offset);
      if (!isBlank(unit) || unit === lf) break;
      offset++;
    }
    return offset;
  };
  let offset = skipBlanks(start + 3, Number.POSITIVE_INFINITY);
  if (text.charCodeAt(offset) === lf) offset = skipBlanks(offset + 1, indent);
  let runStart = offset;
  let quotes = 0;
  let lastIsLf = false;
  for (;;) {
    const unit = text.charCodeAt(offset);
    if (isEnd(unit)) return undefined;
    if (unit === singleQuote) {
      quotes++;
      offset++;
      if (quotes < 3) continue;
      if (offset - 3 > runStart) onRun(runStart, offset - 3);
      return { end: offset, dropsLastLf: lastIsLf };
    }
    if (quotes > 0) {
      quotes = 0;
      lastIsLf = false;
    }
    if (unit === lf) {
      onRun(runStart, offset + 1);
      offset = skipBlanks(offset + 1, indent);
      runStart = offset;
      lastIsLf = true;
    } else if (unit === cr) {
      if (offset > runStart) onRun(runStart, offset);
      offset++;
      runStart = offset;
    } else {
      lastIsLf = false;
      offset++;
    }
  }
}
