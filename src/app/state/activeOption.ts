import { optionAt } from '../../config/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { createStore, type Store } from './createStore.ts';
import { usePageState } from './pageState.ts';
import { usePreferences } from './preferences.ts';
import { useStore } from './useStore.ts';

/** The option that the user works on, in the form or in the text; other panes may follow it. */
export function activeOption(): Store<OptionPath> {
  return createStore<OptionPath>([]);
}

/** The key of the option that a path leads to or into; undefined for what is no part of an option. */
export function optionKeyOf(path: OptionPath): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const option = optionAt(path.slice(0, length));
    if (option) return option.key;
  }
  return undefined;
}

/** True for the option that the user works on, while form and text follow each other. */
export function useIsActiveOption(key: string): boolean {
  const { linksPanes } = usePreferences();
  const isActive = useStore(usePageState().part(activeOption), (path) => optionKeyOf(path) === key);
  return linksPanes && isActive;
}
