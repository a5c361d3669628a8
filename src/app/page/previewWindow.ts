import { createStore, type Store } from './createStore.ts';

/** The separate window that shows the branding preview, if it is open. */
export function previewWindow(): Store<Window | undefined> {
  return createStore<Window | undefined>(undefined);
}
