import type { TextRange } from 'source-text';
import { quote } from '../go/quote.ts';
import { isDigit, isLetter } from '../go/unicode.ts';
import type { ByteString } from '../value.ts';

export type TokenKind = 'Identifier' | 'Number' | 'String' | 'Bytes' | 'Operator' | 'Bracket' | 'EOF';

export interface Token {
  readonly kind: TokenKind;
  /** The text of the token; of a string or bytes literal, its value. */
  readonly value: ByteString;
  /** The end of the text has the range of the last character, as in Go. */
  readonly range: TextRange;
}

/** The token as Go's messages name it, such as `Operator("+")`. */
export function describeToken(token: Token): string {
  return token.value === '' ? token.kind : `${token.kind}(${quote(token.value)})`;
}

/** Letters of any script, `_` and `$`; of a whole code point, or the empty string at the end of the text. */
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
