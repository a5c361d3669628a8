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
