import { useState } from 'react';
import { searchWords } from 'source-text';
import { type OptionDefinition, options } from '../../../../config/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { type OptionFilter, useOptionFilter } from '../../../page/editing.ts';
import { useFacts, useSelected } from '../../../page/useWorkspace.ts';
import { optionViews } from '../option/optionView.ts';
import { findOptions } from './optionSearch.ts';

interface Shown {
  readonly filter: OptionFilter;
  readonly fileId: number | undefined;
  readonly keys: ReadonlySet<string>;
}

/**
 * The options that the search and the filter show, in form order, or best match first when there is a search; the keys of those that
 * have no field now, which only a search finds; and how many options there are to choose from. One that was shown stays until the
 * search, the filter or the file changes: a field does not disappear while the user edits it just because its problem is solved.
 */
export function useShownOptions() {
  const fileId = useSelected((snapshot) => snapshot.file?.id);
  const filter = useOptionFilter();
  const [shown, setShown] = useState<Shown>({ filter, fileId, keys: new Set() });
  const kept = shown.filter === filter && shown.fileId === fileId ? shown.keys : new Set<string>();
  const { keys, unreachable, total } = useFacts((snapshot) => shownKeys(snapshot, filter, kept));
  const fields = keys.filter((key) => !unreachable.includes(key));
  const isSame = kept === shown.keys && fields.every((key) => kept.has(key));
  if (!isSame) setShown({ filter, fileId, keys: new Set([...kept, ...fields]) });
  return { options: keys.flatMap((key) => optionByKey.get(key) ?? []), unreachable, total };
}

const optionByKey: ReadonlyMap<string, OptionDefinition> = new Map(options.map((option) => [option.key, option]));

function shownKeys(snapshot: Snapshot, filter: OptionFilter, kept: ReadonlySet<string>) {
  const views = [...optionViews(snapshot).values()];
  const reachable = views.filter(({ isEditable }) => isEditable).map(({ option }) => option.key);
  const results = findOptions(views, filter);
  const found = results.map(({ option }) => option.key);
  const isSearch = searchWords(filter.query).length > 0;
  const foundSet = new Set<string>(found);
  const stays = (key: string) => kept.has(key) && !foundSet.has(key);
  const keys = isSearch
    ? [...found, ...reachable.filter(stays)]
    : reachable.filter((key) => foundSet.has(key) || stays(key));
  const unreachable = results.filter(({ isEditable }) => !isEditable).map(({ option }) => option.key);
  return { keys, unreachable, total: reachable.length };
}
