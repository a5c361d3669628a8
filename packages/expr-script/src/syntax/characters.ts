import { isDigit, isLetter } from '../go/unicode.ts';

/** Character classes of Go's unicode package. They take a whole code point, or the empty string at the end of the text. */

const space = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u;

export function isSpace(character: string): boolean {
  return space.test(character);
}

/** Letters of any script, `_` and `$`. */
export function isAlphabetic(character: string): boolean {
  return isAscii(character) ? /^[A-Za-z_$]$/.test(character) : isLetter(character);
}

/** As above, and decimal digits of any script. */
export function isAlphaNumeric(character: string): boolean {
  if (isAscii(character)) return /^[A-Za-z0-9_$]$/.test(character);
  return isLetter(character) || isDigit(character);
}

/** True of the empty string too. */
function isAscii(character: string): boolean {
  return character < '\u0080';
}
