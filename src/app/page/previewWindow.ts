import { createLastingStore, type Store } from './createStore.ts';

/** The separate window that shows the branding preview, if it is open. */
export function previewWindow(): Store<Window | undefined> {
  return createLastingStore<Window | undefined>(undefined);
}
