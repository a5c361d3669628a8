import { createStore, type Store } from './createStore.ts';
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
export function optionFilter(): Store<OptionFilter> {
  return createStore<OptionFilter>({ query: '', filter: 'all' });
}

export function setOptionFilter(page: PageState, change: Partial<OptionFilter>): void {
  page.part(optionFilter).update((current) => ({ ...current, ...change }));
}

export function useOptionFilter(): OptionFilter {
  return usePart(optionFilter);
}
