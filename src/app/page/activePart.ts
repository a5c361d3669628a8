import { createStore, type Store } from './createStore.ts';

/** A part of the connection string by its name for libpq, and the pane that the user works in. */
export interface ActivePart {
  readonly name: string;
  readonly pane: 'form' | 'text';
}

/** The part of the connection string that the user is editing; other panes may mark it. */
export function activePart(): Store<ActivePart | undefined> {
  return createStore<ActivePart | undefined>(undefined);
}
