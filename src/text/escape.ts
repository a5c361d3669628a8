/** A UTF-16 unit as `\u00e9`, which JSON and most languages read. */
export function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A unit below 256 as `\xe9`. */
export function hexEscape(unit: string): string {
  return `\\x${unit.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
