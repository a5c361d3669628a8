import type { Workspace } from '../../workspace/index.ts';
import { createStore, type Forgettable, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';
import { usePart } from './useStore.ts';

/** Which options the form shows: all, or those of one kind. */
export type FilterId = 'all' | 'set' | 'unset' | 'modified' | 'problem' | 'secret' | 'reference' | 'default';

export interface OptionFilter {
  /** The text of the search box, including `@filters`. */
  readonly query: string;
  readonly filter: FilterId;
}

/** The filter of a page; at first, all options. */
export function optionFilter(): Store<OptionFilter> & Forgettable {
  return createStore<OptionFilter>({ query: '', filter: 'all' });
}

/** Ends the filter of a document when another one is opened: it would hide that one's fields. */
export function endFilterWithDocument(workspace: Workspace, page: PageState): void {
  let last = workspace.snapshot.file?.id;
  workspace.subscribe(() => {
    const now = workspace.snapshot.file?.id;
    if (now !== last) page.part(optionFilter).forget();
    last = now;
  });
}

export function setOptionFilter(page: PageState, change: Partial<OptionFilter>): void {
  page.part(optionFilter).update((current) => ({ ...current, ...change }));
}

export function useOptionFilter(): OptionFilter {
  return usePart(optionFilter);
}
