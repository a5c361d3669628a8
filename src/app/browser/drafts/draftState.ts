import { useSyncExternalStore } from 'react';

/** Whether this browser keeps a draft: none needed, kept, not possible here, or the last attempt failed. */
export type DraftState = 'none' | 'kept' | 'off' | 'failed';

let current: DraftState = 'none';
const listeners = new Set<() => void>();

export function setDraftState(next: DraftState): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraftState(): DraftState {
  return useSyncExternalStore(subscribe, () => current);
}
