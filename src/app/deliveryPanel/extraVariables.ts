import { useSyncExternalStore } from 'react';
import type { EnvironmentVariable } from '../../delivery/index.ts';

/** The server's other environment variables; kept in memory only, because a proxy's address can hold a password. */
let companions: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/** An empty value unsets the variable. */
export function setExtraVariable(name: string, value: string): void {
  const next = new Map(companions);
  if (value === '') next.delete(name);
  else next.set(name, value);
  companions = next;
  for (const listener of listeners) listener();
}

export function useExtraVariables(): ReadonlyMap<string, string> {
  return useSyncExternalStore(subscribe, () => companions);
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
