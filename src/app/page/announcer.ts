import { createStore, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';

/** What the page says to its user: shown, and read out by assistive technology. */
export interface Announcement {
  readonly sentence: string;
  /** How grave it is, for what stays until it is closed or answered. Without it, it passes after a while. */
  readonly kind: 'error' | 'hint' | 'good' | undefined;
  /** What can be done about it besides undo; for what passes, as long as the text stays the same. */
  readonly actions: readonly AnnouncedAction[];
  /** Whether undo reverts the announced change, as long as the text stays the same. */
  readonly canUndo: boolean;
  /** Whether the page already shows it in place: then it is only read out. */
  readonly isInPlace: boolean;
}

export interface AnnouncedAction {
  readonly label: string;
  readonly run: () => void;
}

/** The last announcement of a page that passes. */
export function announcement(): Store<Announcement> {
  return createStore<Announcement>({
    sentence: '',
    kind: undefined,
    actions: [],
    canUndo: false,
    isInPlace: true,
  });
}

/** The last one that stays, while it is there. */
export function stayingAnnouncement(): Store<Announcement | undefined> {
  return createStore<Announcement | undefined>(undefined);
}

/** Announces a sentence. A repeated sentence is announced again: a trailing no-break space makes it a change. */
export function announce(
  page: PageState,
  sentence: string,
  { kind, actions = [], canUndo = false, isInPlace = false }: Partial<Announcement> = {},
): void {
  const store: Store<Announcement | undefined> = page.part(kind ? stayingAnnouncement : announcement);
  const isRepeated = sentence === store.get()?.sentence;
  store.set({ sentence: isRepeated ? `${sentence}\u00a0` : sentence, kind, actions, canUndo, isInPlace });
}

/** Takes back the announcement that stays, if there is one. */
export function endAnnouncement(page: PageState): void {
  page.part(stayingAnnouncement).set(undefined);
}
