import { createStore, type Store } from './createStore.ts';

/** Where the text shows the lines of the option that is edited, from the top of the editor, in CSS pixels; they may be out of sight. */
export interface ShownLines {
  readonly editor: HTMLElement;
  readonly top: number;
  readonly bottom: number;
}

/** The lines of the active option; undefined if the text has none, or does not follow the form. */
export function activeLines(): Store<ShownLines | undefined> {
  return createStore<ShownLines | undefined>(undefined);
}
