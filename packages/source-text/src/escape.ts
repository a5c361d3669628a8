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

/** How a language writes characters that it has no room for. */
export interface Escapes {
  /**
   * Finds an escape. Its groups: `bytes`, consecutive `\xHH` and `\ooo`; `u` and `U`, the hexadecimal digits of a code point; `letter`, one
   * that `letters` explains. Without any of them, the escape stands for nothing.
   */
  readonly pattern: RegExp;
  readonly letters: Readonly<Record<string, string>>;
  /** Whether another letter keeps its sign in front; without it, it stands for itself. */
  readonly keepsOthers: boolean;
}

/** What letters mean in C, and wherever else backslashes are read as there. */
export const cLetters: Escapes['letters'] = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The text that is written with escapes. U+FFFD for bytes that are not UTF-8, and for what is no code point. */
export function decodeEscapes(text: string, { pattern, letters, keepsOthers }: Escapes): string {
  return text.replace(pattern, (whole: string, ...found) => {
    const { bytes, u, U, letter }: Partial<Record<string, string>> = found.at(-1);
    if (bytes !== undefined) return decodeBytes(bytes);
    const digits = u ?? U;
    if (digits !== undefined) {
      const code = Number.parseInt(digits, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    }
    return letter === undefined ? '' : (letters[letter] ?? (keepsOthers ? whole : letter));
  });
}

const byte = /\\(?:x([0-9A-Fa-f]{1,2})|([0-7]{1,3}))/g;

/** The escapes are bytes of UTF-8 (bash, ANSI-C Quoting; systemd.syntax). */
function decodeBytes(escapes: string): string {
  const bytes = [...escapes.matchAll(byte)].map(([, hexadecimal, octal = '']) =>
    hexadecimal === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hexadecimal, 16),
  );
  return new TextDecoder('UTF-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

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

/** The text that percent-encoded bytes stand for; undefined if they are not UTF-8, or if a `%` encodes nothing. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `%` and two upper case hexadecimal digits, for a character that is one byte. */
export function encodeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The text percent-encoded, but for letters, digits and `-_.!~*'()`; half a surrogate pair, which has no encoding, is U+FFFD. */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** One word for any POSIX shell: inside single quotes, only the quote itself is special. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** The text as the standard input of a command: a shell changes nothing in it, and no other program sees it. It ends with a line end. */
export function hereDocument(text: string): string {
  const lines = new Set(text.split('\n'));
  let delimiter = 'END';
  while (lines.has(delimiter)) delimiter += '_';
  return `<<'${delimiter}'\n${text}\n${delimiter}\n`;
}

/** A literal string of PowerShell, which also closes it at typographic quotes; doubling writes one of them. */
export function quotePowerShell(value: string): string {
  return `'${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
