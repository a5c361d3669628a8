import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { matchAt, type ShellReference } from './assignment.ts';
import { referenceAt } from './references.ts';

/** One shell word: its text, and where it ends; or why that cannot be known without running a shell. */
export type ShellWord =
  | {
      readonly kind: 'word';
      readonly value: string;
      readonly end: number;
      /** Parameters in double quotes, which no shell splits: they stay in the value as they are. */
      readonly references: readonly ShellReference[];
      /** Whether bash makes several words of it: `{a,b}` outside of quotes. */
      readonly hasBraces: boolean;
    }
  /** It begins at `start`. */
  | { readonly kind: 'expansion'; readonly start: number }
  | { readonly kind: 'unclosed' };

/** What follows a backslash in `$'…'`: before other characters, it stays. */
const ansiC: Escapes = {
  pattern:
    /(?<bytes>(?:\\(?:x[0-9A-Fa-f]{1,2}|[0-7]{1,3}))+)|\\(?:u(?<u>[0-9A-Fa-f]{1,4})|U(?<U>[0-9A-Fa-f]{1,8})|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, e: '\x1B', E: '\x1B', "'": "'", '"': '"', '\\': '\\', '?': '?' },
  keepsOthers: true,
};

const expansion = /\$(?=[A-Za-z0-9_{(@*#?$!-])|`/y;
const wordEnd = /[\s;&|<>()]/;

/** How the quotes of a shell are read: POSIX, or fish, which reads two escapes in single ones, and no backticks (fish, Quotes). */
const posixQuotes = {
  single: /'([^']*)'/y,
  read: (body: string) => body,
  special: /\\([$`"\\]|\n)|(\$(?:\{[A-Za-z_][^{}$"'`\\]*\}|[A-Za-z_]\w*))|\$(?=[0-9{(@*#?$!-])|`/g,
};
const fishQuotes: typeof posixQuotes = {
  single: /'((?:\\[\s\S]|[^'\\])*)'/y,
  read: (body) => body.replace(/\\([\\'])/g, '$1'),
  special: /\\([$"\\]|\n)|(\$[A-Za-z_]\w*)|\$/g,
};
const doubleQuoted = /"((?:\\[\s\S]|[^"\\])*)"/y;

/**
 * word = 1*( "'" *char "'" / '"' *( char / escape ) '"' / "$'" *( char / C escape ) "'" / "\" char / char )
 * Read as POSIX shells do (XCU 2.2), with the `$'…'` of bash and zsh, or as fish does. Starts at `start`, which need not be a quote.
 */
export function readShellWord(text: string, start: number, isFish = false): ShellWord {
  const { single, read, special } = isFish ? fishQuotes : posixQuotes;
  const references: ShellReference[] = [];
  let value = '';
  let isInBrace = false;
  let hasBraces = false;
  let offset = start;
  while (offset < text.length) {
    const character = text.charAt(offset);
    if (wordEnd.test(character)) break;
    if (character === '"') {
      const [whole, body = ''] = matchAt(doubleQuoted, text, offset) ?? [];
      if (whole === undefined) return { kind: 'unclosed' };
      let end = 0;
      for (const { 0: found, 1: escaped, 2: name, index } of body.matchAll(special)) {
        if (escaped === undefined && name === undefined) return { kind: 'expansion', start: offset + 1 + index };
        value += body.slice(end, index) + (escaped === '\n' ? '' : (escaped ?? ''));
        if (name !== undefined) references.push(referenceAt(value.length, name));
        value += name ?? '';
        end = index + found.length;
      }
      value += body.slice(end);
      offset += whole.length;
    } else if (character === "'" || (!isFish && text.startsWith("$'", offset))) {
      const isAnsi = character === '$';
      const [whole, body = ''] = matchAt(isAnsi ? ansiQuoted : single, text, offset) ?? [];
      if (whole === undefined) return { kind: 'unclosed' };
      value += isAnsi ? decodeEscapes(body, ansiC) : read(body);
      offset += whole.length;
    } else if (character === '\\') {
      if (text[offset + 1] !== '\n') value += text[offset + 1] ?? '\\';
      offset += 2;
    } else if (matchAt(expansion, text, offset)) {
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

const ansiQuoted = /\$'([^'\\]*(?:\\[\s\S][^'\\]*)*)'/y;
