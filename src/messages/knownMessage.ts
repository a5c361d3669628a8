import type { OptionKey } from '../config/index.ts';

/** An error message that a library or a provider is known to write. */
export interface KnownMessage {
  /** What it means, as a sentence. */
  readonly meaning: string;
  /** What to do, as a sentence. */
  readonly fix: string;
  /** Who writes it. */
  readonly speaker: string;
  /** Of one message: a line, and the response that golang.org/x/oauth2 puts on the next ones. */
  readonly formats: readonly Format[];
  /**
   * The options that it can be about, the likeliest first; `address` if the address in the message says which, and `field` if it
   * names the option, without which it is about something else.
   */
  readonly options: readonly OptionKey[] | 'address' | 'field';
  /** The part of the connection string that it is about. */
  readonly part?: ConnectionPart | undefined;
  /** The parameters of a token request that it can be about. */
  readonly parameters?: readonly string[];
}

/** A part of the connection string that messages lead to, by its name in the string. */
export type ConnectionPart = 'password' | 'dbname';

export type MessageTable = Readonly<Record<string, KnownMessage>>;

/** What one speaker says, by code, about these options unless a message has others. */
export function saidBy(
  speaker: string,
  options: KnownMessage['options'],
  messages: Readonly<Record<string, Omit<KnownMessage, 'speaker' | 'options'> & Partial<KnownMessage>>>,
): MessageTable {
  return Object.fromEntries(Object.entries(messages).map(([code, it]) => [code, { speaker, options, ...it }]));
}

/**
 * In a format of a message, `%d` stands for a number, `%s` for a text without white space, `%v` for any text, and `{a|b}` for one of
 * these texts; such a place has no part of a word. Everything else is as it is, a line end for that of the message. No word goes
 * on before or after a format.
 */
export type Format = string;

interface Entry<Name> {
  readonly name: Name;
  readonly rank: number;
  /** The longest text that is as it is. */
  readonly fixed: string;
  /** What is between the `%v`; each is bounded, so that a search takes linear time. */
  readonly pieces: readonly RegExp[];
}

/** Finds what has a format that is in a text, in the order of the table. */
export function createFinder<Name>(
  table: readonly (readonly [Name, readonly Format[]])[],
): (text: string) => readonly Name[] {
  const byWord = new Map<string, Entry<Name>[]>();
  table.forEach(([name, formats], rank) => {
    for (const format of formats) {
      const texts = format.split(/%[dsv]|\{[^}]{0,200}\}/);
      const word = longest(texts.flatMap((text) => text.match(/\w+/g) ?? []));
      const entry = { name, rank, fixed: longest(texts), pieces: piecesOf(format) };
      byWord.set(word, [...(byWord.get(word) ?? []), entry]);
    }
  });
  const anyWord = new RegExp(`\\b(?:${[...byWord.keys()].join('|')})\\b`, 'g');
  return (line) => {
    const words = line.match(anyWord);
    if (!words) return [];
    const text = `\n${line}\n`;
    const found: Entry<Name>[] = [];
    for (const word of new Set(words)) {
      for (const entry of byWord.get(word) ?? []) {
        if (text.includes(entry.fixed) && saysInOrder(text, entry.pieces)) found.push(entry);
      }
    }
    return found.sort((a, b) => a.rank - b.rank).map(({ name }) => name);
  };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((found, text) => (text.length > found.length ? text : found), '');
}

const signs: Readonly<Record<string, string>> = {
  '%d': String.raw`\d{1,9}`,
  '%s': String.raw`\S{1,300}?`,
  '{': '(?:',
  '|': '|',
  '}': ')',
};

function piecesOf(format: Format): readonly RegExp[] {
  const source = format.replace(/%[ds]|[^\w\s%]/g, (sign) => signs[sign] ?? `\\${sign}`);
  const start = /^\{?\w/.test(format) ? '(?<!\\w)' : '';
  const end = /\w\}?$/.test(format) ? '(?!\\w)' : '';
  return `${start}${source}${end}`.split('%v').map((piece) => new RegExp(piece, 'g'));
}

function saysInOrder(text: string, pieces: readonly RegExp[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    piece.lastIndex = from;
    const isFound = piece.test(text);
    from = piece.lastIndex;
    return isFound;
  });
}
