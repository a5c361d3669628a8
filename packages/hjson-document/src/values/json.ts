import { unicodeEscape } from 'source-text';
import { withoutLoneSurrogates } from '../syntax/characters.ts';
import { type HjsonValue, isArrayValue, isNumberValue, isObjectValue } from './values.ts';

/** Never quoted by a shell, an env file, YAML, systemd or Terraform: inside strings these are always escaped. */
const unportable = /["'\\$`!%#&|<>^{}\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * One line of JSON that every consumer of an environment variable passes on unchanged: every escape is `\uXXXX`, so a backslash is always
 * followed by `u`. Other characters stay raw, above all those beyond U+FFFF: hjson-go reads a pair of surrogate escapes as two U+FFFD. A
 * lone surrogate is written as U+FFFD, as hjson-go reads it.
 */
export function toPortableJson(value: HjsonValue): string {
  return printJson(value, '', (text) => `"${text.replace(unportable, unicodeEscape)}"`);
}

/** Strict JSON, indented by two spaces. Numbers keep their lexemes. */
export function toStrictJson(value: HjsonValue): string {
  return printJson(value, '  ', (text) => JSON.stringify(text));
}

/** Deeper levels get no more indentation: that of 10,000 levels would be most of a gigabyte. */
export const deepestPrintedIndentation = 100;

/** Pieces still to print, as a stack: nesting cannot exhaust the engine's. */
type Piece = { readonly text: string } | { readonly value: HjsonValue; readonly depth: number };

function printJson(root: HjsonValue, unit: string, quote: (text: string) => string): string {
  const pieces: Piece[] = [{ value: root, depth: 0 }];
  const colon = unit === '' ? ':' : ': ';
  let json = '';
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    if ('text' in piece) {
      json += piece.text;
      continue;
    }
    const { value, depth } = piece;
    if (typeof value === 'string') json += quote(withoutLoneSurrogates(value));
    else if (value === null || typeof value === 'boolean') json += String(value);
    else if (isNumberValue(value)) json += value.lexeme;
    else {
      const isArray = isArrayValue(value);
      const lineStart = (level: number) =>
        unit === '' ? '' : `\n${unit.repeat(Math.min(level, deepestPrintedIndentation))}`;
      const inner: Piece[] = [];
      const add = (prefix: string, item: HjsonValue): void => {
        inner.push(
          { text: (inner.length > 0 ? ',' : '') + lineStart(depth + 1) + prefix },
          { value: item, depth: depth + 1 },
        );
      };
      if (isArray) for (const item of value) add('', item);
      else if (isObjectValue(value)) {
        for (const [name, item] of value) add(quote(withoutLoneSurrogates(name)) + colon, item);
      }
      const end = inner.length > 0 ? lineStart(depth) : '';
      json += isArray ? '[' : '{';
      pieces.push({ text: end + (isArray ? ']' : '}') });
      for (let piece = inner.pop(); piece; piece = inner.pop()) pieces.push(piece);
    }
  }
  return json;
}
