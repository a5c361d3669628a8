import type { KeptDraft, LockedDraft } from '../../serviceWorker/draftMessages.ts';
import { createStore, type Store } from '../state/createStore.ts';
import { type PageState, usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';

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
  /** The opening that came from a draft, until the user has seen to it. */
  readonly restored?: RestoredDraft | undefined;
}

export interface RestoredDraft {
  readonly fileId: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** What a page knows of its drafts. */
export function draftState(): Store<DraftState> {
  return createStore<DraftState>({ keeping: 'none', isProtected: false, locked: [], waiting: [], isLost: false });
}

export function setDraftState(page: PageState, change: Partial<DraftState>): void {
  const current = page.part(draftState).get();
  const next = { ...current, ...change };
  if (JSON.stringify(next) !== JSON.stringify(current)) page.part(draftState).set(next);
}

export function useDraftState(): DraftState {
  return useStore(usePageState().part(draftState));
}
