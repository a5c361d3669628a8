import { unicodeEscape } from 'source-text';
import type { HjsonStringStyle } from '../document.ts';
import { hasSurrogates, withoutLoneSurrogates } from '../syntax/characters.ts';
import { parseText } from '../syntax/parser.ts';

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\b', '\\b'],
  ['\f', '\\f'],
]);

/**
 * A text as a string in quotes, with escapes that every reader of HJSON reads alike (hjson-grammar §11): for an edit of your own.
 * `JSON.stringify` is no substitute, since hjson-go reads its `\ud83d\ude00` as two U+FFFD; a lone surrogate is written as U+FFFD.
 */
export function quotedText(value: string, quote: '"' | "'"): string {
  const escaped = wellFormed(value).replace(/["'\\\u0000-\u001f]/g, (character) => {
    if (character === '"' || character === "'") return character === quote ? `\\${character}` : character;
    return shortEscapes.get(character) ?? unicodeEscape(character);
  });
  return quote + escaped + quote;
}

function wellFormed(value: string): string {
  return hasSurrogates(value) ? withoutLoneSurrogates(value) : value;
}

const neverQuoteless = /[\u0000-\u0008\u000a-\u001f\u007f\u0085\ufeff]/;
const looksLikeSyntax = /(?:^|\s)(?:#|\/\/|\/\*)|[,\]}]$|^['"]/;

/**
 * True when the text without quotes, up to the end of its line, reads as this string for every reader (hjson-grammar §11). Text that looks
 * like a comment, a separator or a closer gets quotes, although the reader would accept it without.
 */
function isPlainText(value: string): boolean {
  if (value === '' || neverQuoteless.test(value) || looksLikeSyntax.test(value)) return false;
  const { root, failure } = parseText(`a: ${value}\n`);
  const node = root.kind === 'object' ? root.members[0]?.value : undefined;
  return !failure && node?.kind === 'string' && node.style === 'quoteless' && node.value === value;
}

const neverInKey = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff{}[\],:]/;

/** True when a key needs no quotes; keys that look like a quote or a comment get them, although some could do without. */
function isPlainKey(name: string): boolean {
  return name !== '' && !neverInKey.test(name) && !/^['"#]|\/\/|\/\*|#/.test(name) && wellFormed(name) === name;
}

export type KeyQuote = 'none' | 'double' | 'single';

export function keyText(name: string, quote: KeyQuote): string {
  if (quote === 'none' && isPlainKey(name)) return name;
  return quotedText(name, quote === 'single' ? "'" : '"');
}

/** A string as a ''' text; undefined if no such text reads as this string. `indent` precedes each line after the first. */
export function multilineText(value: string, indent: string, eol: string, isBlock: boolean): string | undefined {
  if (value.includes("'''") || value.endsWith("'") || /[\r\0]/.test(value)) return undefined;
  const lines = wellFormed(value).split('\n');
  if (!isBlock) return lines.length === 1 && value !== '' && !/^\s/.test(value) ? `'''${value}'''` : undefined;
  return `'''${eol}${lines.map((line) => (line === '' ? '' : indent + line)).join(eol)}${eol}${indent}'''`;
}

/** A string in the requested style if that reads as intended, otherwise in double quotes. Never a ''' text. */
export function stringText(value: string, style: Exclude<HjsonStringStyle, 'multiline'>): string {
  if (style === 'quoteless' && isPlainText(value)) return value;
  return quotedText(value, style === 'single' ? "'" : '"');
}
