import { createStore, type Store } from '../../../page/createStore.ts';
import type { PageState } from '../../../page/pageState.ts';

/** What stands in for references by their names; kept in memory only. */
export function sampleValues(): Store<ReadonlyMap<string, string>> {
  return createStore<ReadonlyMap<string, string>>(new Map());
}

/** An empty value leaves the reference as it is. */
export function setSampleValue(page: PageState, name: string, value: string): void {
  page.part(sampleValues).update((before) => new Map(before).set(name, value));
}
