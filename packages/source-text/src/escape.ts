/** A UTF-16 unit as `\u00e9`, which JSON and most languages read. */
export function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A unit below 256 as `\xe9`. */
export function hexEscape(unit: string): string {
  return `\\x${unit.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** The text in one line: characters that move a cursor, end a line, hide the text around them or change its direction become escapes. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, (character) =>
    character.split('').map(unicodeEscape).join(''),
  );
}
