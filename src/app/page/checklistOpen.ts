import { createStore, type Store } from './createStore.ts';

/** Whether the complete checklist is shown. */
export function checklistOpen(): Store<boolean> {
  return createStore(false);
}
