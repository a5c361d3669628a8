import { createStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';
import { useStore } from './useStore.ts';

/** The user's preferences. Never contain anything from the configuration. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly serverVersion: string;
  /** Which panes are beside each other, by the name of the layout. */
  readonly layout: string;
  /** Widths of the panes in percent, by the panes' names. */
  readonly paneWidths: Readonly<Record<string, number>>;
  /** False: the third pane follows what is being edited. */
  readonly panelPinned: boolean;
  /** Whether long lines of the text wrap. */
  readonly wrapsText: boolean;
  /** Font size of the HJSON text, in CSS pixels. */
  readonly textSize: number;
  /** Whether form and text are synchronised. */
  readonly linksPanes: boolean;
  /** The target of the export that was chosen last, by id. */
  readonly exportTarget: string;
}

const defaults: Preferences = {
  theme: 'system',
  serverVersion: 'latest',
  layout: 'all',
  paneWidths: {},
  panelPinned: false,
  wrapsText: true,
  textSize: 13,
  linksPanes: true,
  exportTarget: 'config.json',
};
const storageKey = 'preferences';

/** The preferences of a page, as stored by the previous one. */
export function preferences(): Store<Preferences> {
  return createStore(load());
}

/** The stored values of the right type; storage may be denied or contain anything. */
function load(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaults;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof Preferences],
    );
    return { ...defaults, ...Object.fromEntries(known) };
  } catch {
    return defaults;
  }
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

export function usePreferences(): Preferences {
  return useStore(usePageState().part(preferences));
}
