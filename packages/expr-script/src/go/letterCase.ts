import { decodeRune } from 'source-text';
import { isAscii } from '../value.ts';
import { isAssigned } from './unicode.ts';
import { encodeRune } from './utf8.ts';

/** Code points whose simple mapping JavaScript does not provide, since their full mapping has several characters. */
const simpleUpper: ReadonlyMap<number, number> = new Map([
  ...[0x1f80, 0x1f90, 0x1fa0].flatMap((start) => Array.from({ length: 8 }, (_, index) => shifted(start + index, 8))),
  shifted(0x1fb3, 9),
  shifted(0x1fc3, 9),
  shifted(0x1ff3, 9),
]);
const simpleLower: ReadonlyMap<number, number> = new Map([[0x130, 0x69]]);

function shifted(rune: number, distance: number): [number, number] {
  return [rune, rune + distance];
}

/** strings.ToUpper: each code point by Unicode's simple mapping, without any locale; invalid bytes become U+FFFD. */
export function toUpper(bytes: string): string {
  return isAscii(bytes) ? bytes.toUpperCase() : mapRunes(bytes, simpleUpper, (letter) => letter.toUpperCase());
}

/** strings.ToLower, likewise. */
export function toLower(bytes: string): string {
  return isAscii(bytes) ? bytes.toLowerCase() : mapRunes(bytes, simpleLower, (letter) => letter.toLowerCase());
}

function mapRunes(bytes: string, simple: ReadonlyMap<number, number>, convert: (letter: string) => string): string {
  // A text has few different letters.
  const known = new Map<number, string>();
  let mapped = '';
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    let letter = known.get(rune);
    if (letter === undefined) {
      letter = encodeRune(simple.get(rune) ?? mapRune(rune, convert));
      known.set(rune, letter);
    }
    mapped += letter;
    offset += size;
  }
  return mapped;
}

/** The code point itself where the other case has several characters, is newer than Go's Unicode, or does not exist. */
function mapRune(rune: number, convert: (letter: string) => string): number {
  const [first = '', ...rest] = convert(String.fromCodePoint(rune));
  const mapped = first.codePointAt(0) ?? rune;
  return rest.length === 0 && isAssigned(rune) && isAssigned(mapped) ? mapped : rune;
}
