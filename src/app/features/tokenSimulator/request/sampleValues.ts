import { createStore, type Store } from '../../../page/createStore.ts';
import type { PageState } from '../../../page/pageState.ts';

/** Sample values for references, by name; kept in memory only. */
export function sampleValues(): Store<ReadonlyMap<string, string>> {
  return createStore<ReadonlyMap<string, string>>(new Map());
}

/** An empty value leaves the reference unchanged. */
export function setSampleValue(page: PageState, name: string, value: string): void {
  page.part(sampleValues).update((before) => new Map(before).set(name, value));
}
