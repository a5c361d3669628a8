import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';

/** The value of a store; renders again after each change. */
export function useStore<Value>(store: Store<Value>): Value;
/** A selection from a store; renders again only when its identity changes. */
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected;
export function useStore<Value>(store: Store<Value>, select?: (value: Value) => unknown): unknown {
  const selected = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, selected, selected);
}

/** The value of a part of the page's state. */
export function usePart<Value>(part: (page: PageState) => Store<Value>): Value {
  return useStore(usePageState().part(part));
}
