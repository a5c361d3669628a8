/** One shell word: its text, and where it ends; or why that cannot be known without running a shell. */
export type ShellWord =
  | { readonly kind: 'word'; readonly value: string; readonly end: number }
  | { readonly kind: 'expansion' }
  | { readonly kind: 'unclosed' };

const ansiEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1B',
  E: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const expansion = /\$(?=[A-Za-z0-9_{(@*#?$!-])|`/y;
const wordEnd = /[\s;&|<>()]/;

/**
 * word = 1*( "'" *char "'" / '"' *( char / escape ) '"' / "$'" *( char / C escape ) "'" / "\" char / char )
 * Read as POSIX shells do (XCU 2.2), with the `$'…'` of bash and zsh. Starts at `start`, which need not be a quote.
 */
export function readShellWord(text: string, start: number): ShellWord {
  let value = '';
  let offset = start;
  while (offset < text.length) {
    const character = text.charAt(offset);
    if (wordEnd.test(character)) break;
    if (character === "'" || text.startsWith("$'", offset)) {
      const piece = character === "'" ? readSingleQuoted(text, offset) : readAnsiQuoted(text, offset + 1);
      if (piece.kind !== 'word') return piece;
      value += piece.value;
      offset = piece.end;
    } else if (character === '"') {
      const piece = readDoubleQuoted(text, offset);
      if (piece.kind !== 'word') return piece;
      value += piece.value;
      offset = piece.end;
    } else if (character === '\\') {
      if (text[offset + 1] !== '\n') value += text[offset + 1] ?? '\\';
      offset += 2;
    } else if (isExpansion(text, offset)) {
      return { kind: 'expansion' };
    } else {
      value += character;
      offset++;
    }
  }
  return { kind: 'word', value, end: Math.min(offset, text.length) };
}

function isExpansion(text: string, offset: number): boolean {
  expansion.lastIndex = offset;
  return expansion.test(text);
}

function readSingleQuoted(text: string, quote: number): ShellWord {
  const close = text.indexOf("'", quote + 1);
  return close < 0 ? { kind: 'unclosed' } : { kind: 'word', value: text.slice(quote + 1, close), end: close + 1 };
}

/** Inside double quotes a backslash escapes `$`, backtick, `"`, `\` and the line end; before anything else it stays. */
function readDoubleQuoted(text: string, quote: number): ShellWord {
  let value = '';
  for (let offset = quote + 1; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '"') return { kind: 'word', value, end: offset + 1 };
    if (character === '\\' && /[$`"\\\n]/.test(text[offset + 1] ?? '')) {
      offset++;
      if (text[offset] !== '\n') value += text.charAt(offset);
    } else if (isExpansion(text, offset)) {
      return { kind: 'expansion' };
    } else {
      value += character;
    }
  }
  return { kind: 'unclosed' };
}

const ansiEscape = /\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([0-7]{1,3})|([\s\S]))/y;

function readAnsiQuoted(text: string, quote: number): ShellWord {
  let value = '';
  let offset = quote + 1;
  while (offset < text.length) {
    if (text[offset] === "'") return { kind: 'word', value, end: offset + 1 };
    ansiEscape.lastIndex = offset;
    const escaped = text[offset] === '\\' ? ansiEscape.exec(text) : null;
    if (escaped) {
      value += decodeAnsiEscape(escaped);
      offset += escaped[0].length;
    } else {
      value += text.charAt(offset);
      offset++;
    }
  }
  return { kind: 'unclosed' };
}

function decodeAnsiEscape([, hex, short, long, octal, letter = '']: RegExpExecArray): string {
  const digits = hex ?? short ?? long;
  const code = digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16);
  if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  return ansiEscapes[letter] ?? (/['"\\?]/.test(letter) ? letter : `\\${letter}`);
}
