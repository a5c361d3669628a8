const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const entity = /&(?:(amp|lt|gt|quot|apos|nbsp)|#0*(\d{2,6})|#x0*([\da-f]{2,6}));/gi;

/** The text with the characters that its HTML entities stand for: the numbered ones, and the few names that web pages write. */
export function decodeHtmlEntities(text: string): string {
  return text.replace(entity, (_, name?: string, decimal?: string, hexadecimal?: string) =>
    name
      ? (named[name.toLowerCase()] ?? '')
      : characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)),
  );
}

/** U+FFFD for what is no character. */
function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd';
}
