import { useSyncExternalStore } from 'react';

/** How the user likes the page. Never holds anything of the configuration. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly serverVersion: string;
  /** Widths of the panes in percent, by the panes' names. */
  readonly paneWidths: Readonly<Record<string, number>>;
  /** False: the third pane follows what is being edited. */
  readonly panelPinned: boolean;
}

const defaults: Preferences = { theme: 'system', serverVersion: 'latest', paneWidths: {}, panelPinned: false };
const storageKey = 'preferences';

const listeners = new Set<() => void>();
let current = load();

/** What was stored, where it is of the right type; storage may be denied or hold anything. */
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

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  current = { ...current, [name]: value };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function preferences(): Preferences {
  return current;
}

/** Calls back after each change; returns the function that ends it. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, preferences);
}
