import { unicodeEscape } from './escape.ts';

/** The text in one line: characters that move a cursor, end a line, hide the text around them or change its direction become escapes. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, (character) =>
    character.split('').map(unicodeEscape).join(''),
  );
}
