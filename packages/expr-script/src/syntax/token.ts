import type { TextRange } from 'source-text';
import { quote } from '../go/quote.ts';
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
