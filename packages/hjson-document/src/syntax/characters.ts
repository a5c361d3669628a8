/** Characters as hjson-go sees them (hjson-grammar §1, §2, §8). A code is a UTF-16 unit; NaN is the end of the text. */

export const nulUnit = 0;
export const lf = 10;
export const cr = 13;
export const doubleQuote = 34;
export const hash = 35;
export const singleQuote = 39;
export const star = 42;
export const comma = 44;
export const minus = 45;
export const slash = 47;
export const colonUnit = 58;
export const openBracket = 91;
export const backslashUnit = 92;
export const closeBracket = 93;
export const openBrace = 123;
export const closeBrace = 125;

/** Everything up to the space is blank, other control characters too; NUL ends the input instead. */
export function isBlank(unit: number): boolean {
  return unit <= 32 && unit > nulUnit;
}

/** The end of the text, or a NUL, which ends it for hjson-go outside quotes. */
export function isEnd(unit: number): boolean {
  return !(unit > nulUnit);
}

export function isPunctuator(unit: number): boolean {
  return (
    unit === comma ||
    unit === colonUnit ||
    unit === openBrace ||
    unit === closeBrace ||
    unit === openBracket ||
    unit === closeBracket
  );
}

export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Where the line break, or the end of input, ends a quoteless string. */
export function isLineEnd(unit: number): boolean {
  return unit === lf || unit === cr || isEnd(unit);
}

export function isBracket(unit: number): boolean {
  return unit === openBrace || unit === closeBrace || unit === openBracket || unit === closeBracket;
}

/** Where a keyword or number may end: hjson-grammar §8. */
export function isStop(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (isLineEnd(unit) || unit === comma || unit === closeBrace || unit === closeBracket || unit === hash) return true;
  if (unit !== slash) return false;
  const next = text.charCodeAt(offset + 1);
  return next === slash || next === star;
}

const wideSpaces: ReadonlySet<number> = new Set([0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** What Go's strings.TrimSpace removes; unlike in JavaScript, not U+FEFF, but U+0085. */
export function isGoSpace(unit: number): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13);
  return unit >= 0x85 && (wideSpaces.has(unit) || (unit >= 0x2000 && unit <= 0x200a));
}

/** The end of `text[start..end)` without the spaces at its end. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isGoSpace(text.charCodeAt(last - 1))) last--;
  return last;
}

/** The start of `text[start..end)` without the spaces before it: a value may start with a wide space. */
export function trimmedStart(text: string, start: number, end: number): number {
  let first = start;
  while (first < end && isGoSpace(text.charCodeAt(first))) first++;
  return first;
}

const surrogate = /[\ud800-\udfff]/;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function hasSurrogates(text: string): boolean {
  return surrogate.test(text);
}

/** A half of a surrogate pair cannot be written as UTF-8: the server reads U+FFFD in its place. */
export function withoutLoneSurrogates(text: string): string {
  return hasSurrogates(text) ? text.replace(loneSurrogates, '\ufffd') : text;
}

/** How many blanks a line begins with. */
export function indentationAt(text: string, lineStart: number): number {
  let offset = lineStart;
  for (let unit = text.charCodeAt(offset); isBlank(unit) && unit !== lf && unit !== cr; ) {
    unit = text.charCodeAt(++offset);
  }
  return offset - lineStart;
}

/** The first of the closers that a text ends with and that nothing in it opens, or -1. */
export function unbalancedCloser(source: string): number {
  let tail = source.length;
  while (tail > 0 && /[}\]\s,]/.test(source[tail - 1] ?? '')) tail--;
  let open = 0;
  for (let offset = 0; offset < source.length; offset++) {
    const character = source[offset];
    if (character === '{' || character === '[') open++;
    if (character !== '}' && character !== ']') continue;
    if (open > 0) open--;
    else if (offset >= tail) return offset;
  }
  return -1;
}
