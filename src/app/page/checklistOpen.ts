import { createStore, type Store } from './createStore.ts';

/** Whether the whole list of what is left to fill in is shown. */
export function checklistOpen(): Store<boolean> {
  return createStore(false);
}
