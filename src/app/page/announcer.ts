import { createStore, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';
import { usePart } from './useStore.ts';

/** What the page announces: shown for a while, and read out by assistive technology. */
export interface Announcement {
  readonly sentence: string;
  /** What can be done about it besides undo, as long as the text stays the same. */
  readonly action: AnnouncedAction | undefined;
  /** Whether undo reverts the announced change, as long as the text stays the same. */
  readonly canUndo: boolean;
  /** Whether the page already shows it in place: then it is only read out. */
  readonly isInPlace: boolean;
}

export interface AnnouncedAction {
  readonly label: string;
  readonly run: () => void;
}

/** The last announcement of a page. */
export function announcement(): Store<Announcement> {
  return createStore<Announcement>({ sentence: '', action: undefined, canUndo: false, isInPlace: true });
}

/** Announces a sentence. A repeated sentence is announced again: a trailing no-break space makes it a change. */
export function announce(
  page: PageState,
  sentence: string,
  { action, canUndo = false, isInPlace = false }: Partial<Announcement> = {},
): void {
  page.part(announcement).update((last) => ({
    sentence: sentence === last.sentence ? `${sentence}\u00a0` : sentence,
    action,
    canUndo,
    isInPlace,
  }));
}

/** The last announcement; renders again with each new one. */
export function useAnnouncement(): Announcement {
  return usePart(announcement);
}
