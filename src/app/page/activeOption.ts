import { optionAt } from '../../config/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { createStore, type Store } from './createStore.ts';
import { usePageState } from './pageState.ts';
import { usePreferences } from './preferences.ts';
import { useStore } from './useStore.ts';

/** The option that the user is editing, in the form or in the text; other panes may follow it. */
export function activeOption(): Store<OptionPath> {
  return createStore<OptionPath>([]);
}

/** The key of the option at or above a path; undefined if the path is not part of an option. */
export function optionKeyOf(path: OptionPath): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const option = optionAt(path.slice(0, length));
    if (option) return option.key;
  }
  return undefined;
}

/** True while form and text are synchronised and the user edits an option whose row, by `rowOf`, is that of this key. */
export function useIsActiveOption(key: string, rowOf: (key: string | undefined) => string | undefined): boolean {
  const { linksPanes } = usePreferences();
  const isActive = useStore(usePageState().part(activeOption), (path) => rowOf(optionKeyOf(path)) === key);
  return linksPanes && isActive;
}

/** A part of the connection string by its name for libpq, and the pane that the user works in. */
export interface ActivePart {
  readonly name: string;
  readonly pane: 'form' | 'text';
}

/** The part of the connection string that the user is editing; other panes may mark it. */
export function activePart(): Store<ActivePart | undefined> {
  return createStore<ActivePart | undefined>(undefined);
}
