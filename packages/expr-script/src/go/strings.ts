import { decodeRune } from 'source-text';
import { isSpace } from './unicode.ts';
import { countRunes, decodeLastRune, runes } from './utf8.ts';

/** strings.TrimSpace. */
export function trimSpace(bytes: string): string {
  return trimRunes(bytes, (rune) => isSpace(String.fromCodePoint(rune)));
}

/** strings.Trim: the cutset is a set of code points; an invalid byte counts as U+FFFD. */
export function trim(bytes: string, cutset: string): string {
  const set = new Set(Array.from(runes(cutset), ({ rune }) => rune));
  return trimRunes(bytes, (rune) => set.has(rune));
}

function trimRunes(bytes: string, isCut: (rune: number) => boolean): string {
  let start = 0;
  while (start < bytes.length) {
    const { rune, size } = decodeRune(bytes, start);
    if (!isCut(rune)) break;
    start += size;
  }
  let end = bytes.length;
  while (end > start) {
    const { rune, size } = decodeLastRune(bytes, end);
    if (!isCut(rune)) break;
    end -= size;
  }
  return bytes.slice(start, end);
}

export function trimPrefix(bytes: string, prefix: string): string {
  return bytes.startsWith(prefix) ? bytes.slice(prefix.length) : bytes;
}

export function trimSuffix(bytes: string, suffix: string): string {
  return bytes.endsWith(suffix) ? bytes.slice(0, bytes.length - suffix.length) : bytes;
}

/**
 * strings.SplitN and SplitAfterN: at most `limit` parts, all of them below zero, undefined (a nil slice) for zero.
 * An empty separator splits into code points.
 */
export function split(bytes: string, separator: string, limit: number, keepSeparator: boolean): string[] | undefined {
  if (limit === 0) return undefined;
  if (separator === '') return explode(bytes, limit);
  const parts: string[] = [];
  let start = 0;
  while (limit < 0 || parts.length < limit - 1) {
    const found = bytes.indexOf(separator, start);
    if (found < 0) break;
    parts.push(bytes.slice(start, keepSeparator ? found + separator.length : found));
    start = found + separator.length;
  }
  parts.push(bytes.slice(start));
  return parts;
}

function explode(bytes: string, limit: number): string[] {
  const parts: string[] = [];
  for (const { offset, size } of runes(bytes)) {
    if (limit > 0 && parts.length === limit - 1) {
      parts.push(bytes.slice(offset));
      break;
    }
    parts.push(bytes.slice(offset, offset + size));
  }
  return parts;
}

/** strings.Replace: the first `limit` places, all of them below zero. An empty `old` matches before each code point and at the end. */
export function replace(bytes: string, old: string, replacement: string, limit: number): string {
  if (old === replacement || limit === 0) return bytes;
  if (old === '') return interleave(bytes, replacement, limit);
  const parts = split(bytes, old, limit < 0 ? -1 : limit + 1, false) ?? [];
  return parts.join(replacement);
}

function interleave(bytes: string, replacement: string, limit: number): string {
  let result = '';
  let inserted = 0;
  for (const { offset, size } of runes(bytes)) {
    if (inserted === limit) return result + bytes.slice(offset);
    result += replacement + bytes.slice(offset, offset + size);
    inserted++;
  }
  return inserted === limit ? result : result + replacement;
}

/** How long `replace` makes its result, so that memory can be refused first. */
export function replacedLength(bytes: string, old: string, replacement: string, limit: number): number {
  const places = old === '' ? countRunes(bytes) + 1 : bytes.split(old).length - 1;
  const count = limit < 0 ? places : Math.min(limit, places);
  return bytes.length + count * (replacement.length - old.length);
}
