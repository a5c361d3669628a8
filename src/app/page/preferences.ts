import { useSyncExternalStore } from 'react';
import { createLastingStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';
import {
  arePreferences,
  defaultPreferences,
  type Preferences,
  storedPreferences,
  storePreferences,
} from './storedPreferences.ts';

export type { Preferences };

/** The preferences of a page, as stored by the previous one. */
export function preferences(): Store<Preferences> {
  return createLastingStore(storedPreferences());
}

/** Changes one preference, and stores it for the next page beside what other tabs have stored meanwhile. */
export function setPreference<Name extends keyof Preferences>(
  page: PageState,
  name: Name,
  value: Preferences[Name],
): void {
  const change = { [name]: value };
  try {
    storePreferences({ ...storedPreferences(), ...change });
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  page.part(preferences).update((current) => ({ ...current, ...change }));
}

/** Follows the preferences that other tabs set. */
export function followOtherTabs(page: PageState): void {
  window.addEventListener('storage', (event) => {
    if (arePreferences(event)) page.part(preferences).set(storedPreferences());
  });
}

/** While the built page is taken over, the preferences that it was built with. */
export function usePreferences(): Preferences {
  const store = usePageState().part(preferences);
  return useSyncExternalStore(store.subscribe, store.get, () => defaultPreferences);
}
