import { isAscii } from '../value.ts';
import { decodeRune, encodeRune } from './utf8.ts';

/** Code points whose simple mapping JavaScript does not give, since its full mapping has several characters. */
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

/** Letters whose other case is younger than Unicode 15.0, which is what Go knows; JavaScript may know more. */
const uncased =
  /[\u019b\u0264\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2-\ua7d5\ua7da-\ua7dc\u{10d50}-\u{10d85}\u{16ea0}-\u{16ed3}]/u;

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

/** The code point itself where the other case is none or has several characters. */
function mapRune(rune: number, convert: (letter: string) => string): number {
  const letter = String.fromCodePoint(rune);
  const [first = letter, ...rest] = uncased.test(letter) ? letter : convert(letter);
  return rest.length === 0 ? (first.codePointAt(0) ?? rune) : rune;
}
