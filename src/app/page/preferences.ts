import { useSyncExternalStore } from 'react';
import { createLastingStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';
import { defaultPreferences, type Preferences, storageKey, storedPreferences } from './storedPreferences.ts';

export type { Preferences };

/** The preferences of a page, as stored by the previous one. */
export function preferences(): Store<Preferences> {
  return createLastingStore(storedPreferences());
}

/** Changes one preference, and stores it for the next page. */
export function setPreference<Name extends keyof Preferences>(
  page: PageState,
  name: Name,
  value: Preferences[Name],
): void {
  const changed = { ...page.part(preferences).get(), [name]: value };
  try {
    localStorage.setItem(storageKey, JSON.stringify(changed));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  page.part(preferences).set(changed);
}

/** While the built page is taken over, the preferences that it was built with. */
export function usePreferences(): Preferences {
  const store = usePageState().part(preferences);
  return useSyncExternalStore(store.subscribe, store.get, () => defaultPreferences);
}
