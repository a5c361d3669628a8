import type { ChosenNames, NameKey } from '../../delivery/index.ts';
import { createStore, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';
import { usePart } from './useStore.ts';

/** The names that the user typed for Secrets, services and images; kept in memory. */
function chosenNames(): Store<ChosenNames> {
  return createStore<ChosenNames>({});
}

export function useChosenNames(): ChosenNames {
  return usePart(chosenNames);
}

export function setChosenName(page: PageState, key: NameKey, name: string): void {
  page.part(chosenNames).update((before) => ({ ...before, [key]: name }));
}
