import { useState } from 'react';
import { type OptionFacts, options } from '../../config/index.ts';
import { type OptionFilter, useOptionFilter } from '../browser/optionFilter.ts';
import { useSelected } from '../useWorkspace.ts';
import { matchesFilter, searchRank } from './optionSearch.ts';
import { type OptionView, optionViews } from './optionView.ts';

interface Shown {
  readonly filter: OptionFilter;
  readonly fileId: number | undefined;
  readonly keys: ReadonlySet<string>;
}

interface ShownOptions {
  /** In the order of the form; ordered by how well the search names them when there is a search. */
  readonly facts: readonly OptionFacts[];
  /** How many options there are to choose from. */
  readonly total: number;
}

/**
 * The options that the search and the filter show. One that was shown stays until the search, the filter or the file
 * changes: no field disappears under the hands of the user because its problem is solved.
 */
export function useShownOptions(): ShownOptions {
  const views = useSelected(optionViews);
  const fileId = useSelected((snapshot) => snapshot.file?.id);
  const filter = useOptionFilter();
  const [shown, setShown] = useState<Shown>({ filter, fileId, keys: new Set() });
  const kept = shown.filter === filter && shown.fileId === fileId ? shown.keys : new Set<string>();
  const reachable = [...views.values()].filter(({ isReachable }) => isReachable);
  const matching = reachable.filter((view) => kept.has(view.facts.key) || matchesFilter(view, filter));
  const isSame = kept === shown.keys && matching.every(({ facts }) => kept.has(facts.key));
  if (!isSame) setShown({ filter, fileId, keys: new Set([...kept, ...matching.map(({ facts }) => facts.key)]) });
  return { facts: inOrder(matching, filter.query), total: reachable.length };
}

function inOrder(views: readonly OptionView[], query: string): readonly OptionFacts[] {
  const keys = new Set(views.map(({ facts }) => facts.key));
  if (query === '') return options.filter(({ key }) => keys.has(key));
  return views
    .map((view) => ({ facts: view.facts, rank: searchRank(view, query) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ facts }) => facts);
}
