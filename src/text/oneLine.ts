import { unicodeEscape } from './escape.ts';

/** The text without anything that moves a cursor, ends a line, hides or turns the text around it: such characters as escapes. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, (character) =>
    character.split('').map(unicodeEscape).join(''),
  );
}
