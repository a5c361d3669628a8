import { useMemo } from 'react';
import { type EnvironmentVariable, otherVariableNames } from '../../../delivery/index.ts';
import { createStore, type Store } from '../../page/createStore.ts';
import { type PageState, usePart } from '../../page/pageState.ts';

/** The server's other environment variables; kept in memory only, because a proxy's address can contain a password. */
function otherVariables(): Store<ReadonlyMap<string, string>> {
  return createStore<ReadonlyMap<string, string>>(new Map());
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
  return usePart(otherVariables);
}

/** The variables that are set. */
export function useSetVariables(): readonly EnvironmentVariable[] {
  const values = useOtherVariables();
  return useMemo(
    () =>
      otherVariableNames.flatMap((name) => {
        const value = values.get(name);
        return value === undefined ? [] : [{ name, value }];
      }),
    [values],
  );
}
