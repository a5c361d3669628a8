import { useSyncExternalStore } from 'react';

/** Which options the form shows: all, or those of one kind. */
export type FilterId = 'all' | 'set' | 'modified' | 'problem' | 'secret' | 'default';

export interface OptionFilter {
  /** What the user typed into the search box, `@filters` included. */
  readonly query: string;
  readonly filter: FilterId;
}

let current: OptionFilter = { query: '', filter: 'all' };
const listeners = new Set<() => void>();

export function setOptionFilter(change: Partial<OptionFilter>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function optionFilter(): OptionFilter {
  return current;
}

function onOptionFilter(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOptionFilter(): OptionFilter {
  return useSyncExternalStore(onOptionFilter, optionFilter);
}
