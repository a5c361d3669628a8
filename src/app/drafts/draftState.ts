import { useSyncExternalStore } from 'react';
import type { KeptDraft, LockedDraft } from '../../serviceWorker/draftMessages.ts';

export interface DraftState {
  /** Whether this browser keeps a draft: none needed, kept, not possible here, or the last attempt failed. */
  readonly keeping: 'none' | 'kept' | 'off' | 'failed';
  /** Whether a passphrase brings drafts back after a crash. */
  readonly isProtected: boolean;
  /** Protected drafts of tabs that are gone; the passphrase brings them back. */
  readonly locked: readonly LockedDraft[];
  /** Readable drafts of no open document: of what was replaced, and of tabs that are gone. */
  readonly waiting: readonly KeptDraft[];
  /** Whether unsaved work of a tab that is gone could not be brought back. */
  readonly isLost: boolean;
}

let current: DraftState = { keeping: 'none', isProtected: false, locked: [], waiting: [], isLost: false };
const listeners = new Set<() => void>();

export function draftState(): DraftState {
  return current;
}

export function setDraftState(change: Partial<DraftState>): void {
  const next = { ...current, ...change };
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraftState(): DraftState {
  return useSyncExternalStore(subscribe, draftState);
}
