import type { FilterId, OptionFilter } from '../../state/optionFilter.ts';
import type { OptionView } from '../optionView.ts';

/** The filters of the form, as chips and as `@words` of the search box. */
export const filters: readonly { readonly id: FilterId; readonly title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'set', title: 'Set' },
  { id: 'modified', title: 'Modified' },
  { id: 'problem', title: 'Problems' },
  { id: 'secret', title: 'Secrets' },
  { id: 'default', title: 'Default' },
];

const tests: Record<FilterId, (view: OptionView) => boolean> = {
  all: () => true,
  set: ({ reading }) => reading.state !== 'unset',
  modified: ({ isModified }) => isModified,
  problem: ({ problems }) => problems.length > 0,
  secret: ({ facts }) => facts.secret,
  default: ({ reading, facts }) =>
    reading.state === 'equalToDefault' || (reading.state === 'unset' && facts.default !== undefined),
};

/** True when a view passes the chip, every `@filter` and every word of the query. Secret values are never searched. */
export function matchesFilter(view: OptionView, { query, filter }: OptionFilter): boolean {
  return (
    tests[filter](view) && tagsOf(query).every((tag) => matchesTag(view, tag)) && searchRank(view, query) < noMatch
  );
}

/** A chip is on when it was pressed, or when its `@word` is in the query. */
export function isFilterOn(id: FilterId, { query, filter }: OptionFilter): boolean {
  return filter === id ? id !== 'all' || tagsOf(query).length === 0 : tagsOf(query).includes(id);
}

/** The words of a query that are no `@filters`, in lower case. */
export function searchWords(query: string): readonly string[] {
  return wordsOf(query).filter((word) => !word.startsWith('@'));
}

/** The query without the `@word` of a filter. */
export function withoutTag(query: string, id: FilterId): string {
  const kept = query.split(/\s+/).filter((word) => word.toLowerCase() !== `@${id}`);
  return kept.join(' ');
}

const noMatch = 6;

/**
 * How well the words of a query name an option: 0 for the start of its key, 1 for the start or the initials of the last
 * part of a nested key (`sp` for `smtpPort` too), 2 for the start of a word of key or title, 3 within them, 4 within the
 * help, 5 within the value, and 6 for no match. The worst word decides.
 */
export function searchRank(view: OptionView, query: string): number {
  return Math.max(0, ...searchWords(query).map((word) => rankOf(view, word)));
}

function rankOf({ facts, source, reading }: OptionView, word: string): number {
  const key = facts.key.toLowerCase();
  const own = String(facts.path.at(-1));
  if (key.startsWith(word)) return 0;
  if (own.toLowerCase().startsWith(word) || initials(own).startsWith(word)) return 1;
  const nameWords = [...camelWords(facts.key), ...facts.title.toLowerCase().split(' ')];
  if (nameWords.some((part) => part.startsWith(word))) return 2;
  if (key.includes(word) || facts.title.toLowerCase().includes(word)) return 3;
  if (facts.help.toLowerCase().includes(word)) return 4;
  const value = facts.secret || reading.node?.kind === 'object' ? '' : (source ?? '');
  return value.toLowerCase().includes(word) ? 5 : noMatch;
}

const camelWords = (name: string) => name.split(/(?=[A-Z])|\./).map((part) => part.toLowerCase());

const initials = (name: string) =>
  camelWords(name)
    .map((part) => part.charAt(0))
    .join('');

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

const tagsOf = (query: string) =>
  wordsOf(query)
    .filter((word) => word.startsWith('@'))
    .map((word) => word.slice(1));

/** A filter that is still being typed matches as soon as its first letters do. */
function matchesTag(view: OptionView, tag: string): boolean {
  const known = filters.filter(({ id }) => id.startsWith(tag));
  return known.some(({ id }) => tests[id](view));
}
