import type { OptionPath } from '../../text/index.ts';
import { createStore, type Store } from './createStore.ts';

/** The option that the user works on, in the form or in the text; other panes may follow it. */
export function activeOption(): Store<OptionPath> {
  return createStore<OptionPath>([]);
}
