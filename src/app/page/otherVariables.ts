import type { EnvironmentProblem, EnvironmentVariable } from '../../delivery/index.ts';
import { createStore, type Store } from './createStore.ts';
import { usePart } from './pageState.ts';

export interface OtherVariables {
  /** Those that are set, in the order in which they are shown. */
  readonly set: readonly EnvironmentVariable[];
  readonly problems: readonly EnvironmentProblem[];
}

/** The server's other environment variables; kept in memory only, because a proxy's address can contain a password. */
export function otherVariables(): Store<OtherVariables> {
  return createStore<OtherVariables>({ set: [], problems: [] });
}

export function useOtherVariables(): OtherVariables {
  return usePart(otherVariables);
}

/** "none set", "2 set". */
export function howManySet({ set }: OtherVariables): string {
  return `${set.length || 'none'} set`;
}
