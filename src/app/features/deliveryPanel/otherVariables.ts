import type { EnvironmentVariable } from '../../../delivery/index.ts';
import { createMemoryStore, type Store } from '../../page/createStore.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { useStore } from '../../page/useStore.ts';

/** The server's other environment variables; kept in memory only, because a proxy's address can contain a password. */
function otherVariables(): Store<ReadonlyMap<string, string>> {
  return createMemoryStore<ReadonlyMap<string, string>>(new Map());
}

/** An empty value unsets the variable. */
export function setOtherVariable(page: PageState, name: string, value: string): void {
  page.part(otherVariables).update((before) => {
    const next = new Map(before);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  });
}

export function useOtherVariables(): ReadonlyMap<string, string> {
  return useStore(usePageState().part(otherVariables));
}

/** The variables that are set, in the order of `names`. */
export function asVariables(
  values: ReadonlyMap<string, string>,
  names: readonly string[],
): readonly EnvironmentVariable[] {
  return names.flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
}
