import { findBest, type SearchEntry, searchWords, wordsOf } from 'source-text';
import { sectionOf } from '../../../../config/index.ts';
import type { FilterId, OptionFilter } from '../../../page/editing.ts';
import { isFolded } from '../option/foldedLevels.ts';
import type { OptionView } from '../option/optionView.ts';

/** The filters of the form, in the menu and as `@words` of the search box. */
export const filters: readonly { readonly id: FilterId; readonly title: string }[] = [
  { id: 'all', title: 'All options' },
  { id: 'set', title: 'Set' },
  { id: 'unset', title: 'Not set' },
  { id: 'modified', title: 'Modified' },
  { id: 'problem', title: 'With problems' },
  { id: 'secret', title: 'Secrets' },
  { id: 'reference', title: 'References' },
  { id: 'default', title: 'At their default' },
];

const tests: Record<FilterId, (view: OptionView) => boolean> = {
  all: () => true,
  set: ({ analysis }) => analysis.state !== 'unset',
  unset: ({ analysis }) => analysis.state === 'unset',
  modified: ({ isModified }) => isModified,
  problem: ({ problems }) => problems.length > 0,
  secret: ({ option, holdsSecret }) => option.secret || holdsSecret,
  reference: ({ analysis }) => analysis.references.length > 0,
  default: ({ analysis, option }) =>
    analysis.state === 'equalToDefault' || (analysis.state === 'unset' && option.default !== undefined),
};

/**
 * The options that a search and a filter find: best match first when there are words, otherwise in form order, as are equal matches.
 * Options without a field, of an object that is off or of another choice, are found only by words. Where no option matches the
 * words as typed, one typo per word is tolerated.
 */
export function findOptions(views: readonly OptionView[], { query, filter }: OptionFilter): readonly OptionView[] {
  const words = searchWords(query);
  const admitted = views.filter((view) => passesFilters(view, { query, filter }));
  if (words.length === 0) return admitted.filter(({ isEditable }) => isEditable);
  return findBest(admitted, words, entryOf).filter(({ isEditable, option }) => isEditable || !isFolded(option));
}

/** True when a view passes the chosen filter and every `@filter` of the query. */
function passesFilters(view: OptionView, { query, filter }: OptionFilter): boolean {
  return tests[filter](view) && tagsOf(query).every((tag) => matchesTag(view, tag));
}

/** A filter is on when it was chosen, or when its `@word` is in the query. */
export function isFilterOn(id: FilterId, { query, filter }: OptionFilter): boolean {
  return filter === id ? id !== 'all' || tagsOf(query).length === 0 : tagsOf(query).includes(id);
}

/** The query without the `@word` of a filter. */
export function withoutTag(query: string, id: FilterId): string {
  const kept = query.split(/\s+/).filter((word) => word.toLowerCase() !== `@${id}`);
  return kept.join(' ');
}

/** How much of a value is searched at each letter; no real one is as long. */
const mostSearched = 10_000;

/** A value that is a secret or holds one is never searched. */
function entryOf({ option, analysis, source, holdsSecret }: OptionView): SearchEntry {
  return {
    key: option.key,
    title: option.title,
    help: option.documentation,
    keywords: option.keywords ?? '',
    section: sectionOf(option.section).title,
    value: option.secret || holdsSecret || analysis.kind === 'object' ? '' : (source ?? '').slice(0, mostSearched),
  };
}

const tagsOf = (query: string) =>
  wordsOf(query)
    .filter((word) => word.startsWith('@'))
    .map((word) => word.slice(1));

/** A filter that is still being typed matches by its prefix. */
function matchesTag(view: OptionView, tag: string): boolean {
  const known = filters.filter(({ id }) => id.startsWith(tag));
  return known.some(({ id }) => tests[id](view));
}
