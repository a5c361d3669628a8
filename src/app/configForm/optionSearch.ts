import type { FilterId, OptionFilter } from '../browser/optionFilter.ts';
import type { OptionView } from './optionView.ts';

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
  if (!tests[filter](view)) return false;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    word.startsWith('@') ? matchesTag(view, word.slice(1)) : haystack(view).includes(word),
  );
}

/** A filter that is still being typed matches as soon as its first letters do. */
function matchesTag(view: OptionView, tag: string): boolean {
  const known = filters.filter(({ id }) => id.startsWith(tag));
  return known.some(({ id }) => tests[id](view));
}

function haystack({ facts, source, reading }: OptionView): string {
  const value = facts.secret || reading.node?.kind === 'object' ? '' : (source ?? '');
  return `${facts.key} ${facts.title} ${facts.help} ${value}`.toLowerCase();
}
