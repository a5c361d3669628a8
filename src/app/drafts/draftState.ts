import type { KeptDraft, LockedDraft } from '../../serviceWorker/draftMessages.ts';
import { createLastingStore, type Store } from '../page/createStore.ts';
import { type PageState, usePart } from '../page/pageState.ts';

export interface DraftState {
  /** Whether this browser keeps a draft: not needed, kept, not possible here, not possible without HTTPS, or the last attempt failed. */
  readonly keeping: 'none' | 'kept' | 'off' | 'insecure' | 'failed';
  /** Whether a passphrase restores drafts after a crash. */
  readonly isProtected: boolean;
  /** Protected drafts of closed tabs; the passphrase unlocks them. */
  readonly locked: readonly LockedDraft[];
  /** Readable drafts of documents that are not open: replaced ones, and those of closed tabs. */
  readonly waiting: readonly KeptDraft[];
  /** Whether unsaved work of a closed tab could not be restored. */
  readonly isLost: boolean;
  /** The opening that came from a draft, until the user has dealt with it. */
  readonly restored?: RestoredDraft | undefined;
}

interface RestoredDraft {
  readonly fileId: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** What a page knows of its drafts. */
export function draftState(): Store<DraftState> {
  return createLastingStore<DraftState>({
    keeping: 'none',
    isProtected: false,
    locked: [],
    waiting: [],
    isLost: false,
  });
}

export function setDraftState(page: PageState, change: Partial<DraftState>): void {
  const current = page.part(draftState).get();
  const next = { ...current, ...change };
  if (JSON.stringify(next) !== JSON.stringify(current)) page.part(draftState).set(next);
}

export function useDraftState(): DraftState {
  return usePart(draftState);
}
