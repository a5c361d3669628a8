import type { ChosenNames, NameKey } from '../../delivery/index.ts';
import { createStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';
import { useStore } from './useStore.ts';

/** The names that the user typed for Secrets, services and images; kept in memory. */
function chosenNames(): Store<ChosenNames> {
  return createStore<ChosenNames>({});
}

export function useChosenNames(): ChosenNames {
  return useStore(usePageState().part(chosenNames));
}

export function setChosenName(page: PageState, key: NameKey, name: string): void {
  page.part(chosenNames).update((before) => ({ ...before, [key]: name }));
}
