/** What a search looks at in something with a name. */
export interface SearchEntry {
  readonly key?: string;
  readonly title: string;
  readonly help?: string;
  readonly keywords?: string;
  readonly section?: string;
  /** None when it is secret or not text. */
  readonly value?: string;
}

/** With `typo`, a word may have one wrong, missing, extra or swapped letter. */
type Exactness = 'exact' | 'typo';

/** The rank of what does not match. */
const noMatch = 8;

/** What every word matches, in the order of the items. Where nothing matches as typed, one typo per word is tolerated. */
export function findMatches<Item>(
  items: readonly Item[],
  words: readonly string[],
  entryOf: (item: Item) => SearchEntry,
): readonly Item[] {
  return ranked(items, words, entryOf).map(({ item }) => item);
}

/** The same, best match first; equal ones in the order of the items. */
export function findBest<Item>(
  items: readonly Item[],
  words: readonly string[],
  entryOf: (item: Item) => SearchEntry,
): readonly Item[] {
  return [...ranked(items, words, entryOf)].sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function ranked<Item>(items: readonly Item[], words: readonly string[], entryOf: (item: Item) => SearchEntry) {
  const entries = items.map((item) => ({ item, entry: entryOf(item) }));
  const match = (exactness: Exactness) =>
    entries
      .map(({ item, entry }) => ({ item, rank: searchRank(entry, words, exactness) }))
      .filter(({ rank }) => rank < noMatch);
  const exact = match('exact');
  return exact.length > 0 ? exact : match('typo');
}

/**
 * How well words name an entry: 0 for the start of its key, 1 for the start or the initials of the last part of a nested key
 * (`sp` for `smtpPort` too), 2 for the start of a word of key or title, 3 of a keyword or of the section, 4 within key or
 * title, 5 within the help, 6 within the value, 7 with a typo. The worst word decides, then the sum of all.
 */
function searchRank(entry: SearchEntry, words: readonly string[], exactness: Exactness): number {
  const ranks = words.map((word) => rankOf(entry, word, exactness));
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return Math.max(0, ...ranks) + sum / 1000;
}

function rankOf(
  { key = '', title, help = '', keywords = '', section = '', value = '' }: SearchEntry,
  word: string,
  exactness: Exactness,
): number {
  const name = key.toLowerCase();
  const own = key.slice(key.lastIndexOf('.') + 1);
  if (name.startsWith(word)) return 0;
  if (own.toLowerCase().startsWith(word) || initials(own).startsWith(word)) return 1;
  const nameWords = [...partsOf(key), ...wordsOf(title)];
  if (nameWords.some((part) => part.startsWith(word))) return 2;
  const otherWords = [...wordsOf(keywords), ...wordsOf(section)];
  if (otherWords.some((part) => part.startsWith(word))) return 3;
  if (name.includes(word) || title.toLowerCase().includes(word)) return 4;
  if (help.toLowerCase().includes(word)) return 5;
  if (value.toLowerCase().includes(word)) return 6;
  const isMistyped = exactness === 'typo' && word.length >= 4;
  return isMistyped && [...nameWords, ...otherWords].some((part) => startsWithTypo(part, word)) ? 7 : noMatch;
}

/** The words of a query that are not `@filters`, in lower case. */
export function searchWords(query: string): readonly string[] {
  return wordsOf(query).filter((word) => !word.startsWith('@'));
}

export const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The words that a name is made of: `smtpPort`, `smtpAuth.username`, `HTTP_PROXY`. */
const partsOf = (name: string) =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[._]/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

const initials = (name: string) =>
  partsOf(name)
    .map((part) => part.charAt(0))
    .join('');

/** True when one typo turns the beginning of `whole` into `typed`. */
function startsWithTypo(whole: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && whole[at] === typed[at]) at++;
  const [rest, typedRest] = [whole.slice(at), typed.slice(at)];
  const isWrong = rest !== '' && rest.slice(1).startsWith(typedRest.slice(1));
  const isMissing = rest.slice(1).startsWith(typedRest);
  const isExtra = rest.startsWith(typedRest.slice(1));
  const isSwapped =
    typedRest.length > 1 &&
    rest[0] === typedRest[1] &&
    rest[1] === typedRest[0] &&
    rest.slice(2).startsWith(typedRest.slice(2));
  return isWrong || isMissing || isExtra || isSwapped;
}

/** Where the words occur in a text, to mark them: in text order, not overlapping. */
export function markedParts(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly isHit: boolean }[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(
    `(${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
    'i',
  );
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
