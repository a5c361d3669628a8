import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { matchAt, type ShellReference } from './assignment.ts';
import { referenceAt } from './references.ts';

/** One shell word: its text, and where it ends; or why that cannot be known without running a shell. */
export type ShellWord =
  | ReadWord
  /** It begins at `start`. */
  | { readonly kind: 'expansion'; readonly start: number }
  | { readonly kind: 'unclosed' };

export interface ReadWord {
  readonly kind: 'word';
  readonly value: string;
  readonly end: number;
  /** Parameters in double quotes, which no shell splits: they stay in the value as they are. */
  readonly references: readonly ShellReference[];
  /** Whether bash makes several words of it: `{a,b}` outside of quotes. */
  readonly hasBraces?: boolean;
}

/** What follows a backslash in `$'…'`: before other characters, it stays. */
const ansiC: Escapes = {
  pattern:
    /(?<bytes>(?:\\(?:x[0-9A-Fa-f]{1,2}|[0-7]{1,3}))+)|\\(?:u(?<u>[0-9A-Fa-f]{1,4})|U(?<U>[0-9A-Fa-f]{1,8})|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, e: '\x1B', E: '\x1B', "'": "'", '"': '"', '\\': '\\', '?': '?' },
  keepsOthers: true,
};

const expansion = /\$(?=[A-Za-z0-9_{(@*#?$!-])|`/y;
const parameter = /\$(?:\{[A-Za-z_][^{}$"'`\\]*\}|[A-Za-z_]\w*)/y;
const wordEnd = /[\s;&|<>()]/;

/**
 * word = 1*( "'" *char "'" / '"' *( char / escape ) '"' / "$'" *( char / C escape ) "'" / "\" char / char )
 * Read as POSIX shells do (XCU 2.2), with the `$'…'` of bash and zsh. Starts at `start`, which need not be a quote.
 */
export function readShellWord(text: string, start: number): ShellWord {
  const references: ShellReference[] = [];
  let value = '';
  let isInBrace = false;
  let hasBraces = false;
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
      const piece = readDoubleQuoted(text, offset, value.length);
      if (piece.kind !== 'word') return piece;
      for (const reference of piece.references) references.push(reference);
      value += piece.value;
      offset = piece.end;
    } else if (character === '\\') {
      if (text[offset + 1] !== '\n') value += text[offset + 1] ?? '\\';
      offset += 2;
    } else if (isExpansion(text, offset)) {
      return { kind: 'expansion', start: offset };
    } else {
      isInBrace ||= character === '{';
      hasBraces ||= isInBrace && character === ',';
      value += character;
      offset++;
    }
  }
  return { kind: 'word', value, end: Math.min(offset, text.length), references, hasBraces };
}

function isExpansion(text: string, offset: number): boolean {
  expansion.lastIndex = offset;
  return expansion.test(text);
}

function readSingleQuoted(text: string, quote: number): ShellWord {
  const close = text.indexOf("'", quote + 1);
  if (close < 0) return { kind: 'unclosed' };
  return { kind: 'word', value: text.slice(quote + 1, close), end: close + 1, references: [] };
}

/** Inside double quotes a backslash escapes `$`, backtick, `"`, `\` and the line end; before anything else it stays. `before` is the length of the word so far. */
function readDoubleQuoted(text: string, quote: number, before: number): ShellWord {
  const references: ShellReference[] = [];
  let value = '';
  for (let offset = quote + 1; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '"') return { kind: 'word', value, end: offset + 1, references };
    if (character === '\\' && /[$`"\\\n]/.test(text[offset + 1] ?? '')) {
      offset++;
      if (text[offset] !== '\n') value += text.charAt(offset);
    } else if (isExpansion(text, offset)) {
      const [name] = matchAt(parameter, text, offset) ?? [];
      if (name === undefined) return { kind: 'expansion', start: offset };
      references.push(referenceAt(before + value.length, name));
      value += name;
      offset += name.length - 1;
    } else {
      value += character;
    }
  }
  return { kind: 'unclosed' };
}

const ansiQuoted = /'([^'\\]*(?:\\[\s\S][^'\\]*)*)'/y;

function readAnsiQuoted(text: string, quote: number): ShellWord {
  const [whole = '', body] = matchAt(ansiQuoted, text, quote) ?? [];
  if (body === undefined) return { kind: 'unclosed' };
  return { kind: 'word', value: decodeEscapes(body, ansiC), end: quote + whole.length, references: [] };
}
