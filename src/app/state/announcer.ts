import { createStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';
import { useStore } from './useStore.ts';

/** What the page says to its user: shown for a while, and read out by assistive technology. */
export interface Announcement {
  readonly sentence: string;
  /** Whether undo takes back what it tells of, as long as the text stays as it is. */
  readonly canUndo: boolean;
  /** Whether the page shows it where it happened: then it is only read out. */
  readonly isInPlace: boolean;
}

/** The last announcement of a page. */
export function announcement(): Store<Announcement> {
  return createStore<Announcement>({ sentence: '', canUndo: false, isInPlace: true });
}

/** Says a sentence. The same sentence twice is said twice: a trailing no-break space makes it a change. */
export function announce(
  page: PageState,
  sentence: string,
  { canUndo = false, isInPlace = false }: Partial<Announcement> = {},
): void {
  page.part(announcement).update((last) => ({
    sentence: sentence === last.sentence ? `${sentence}\u00a0` : sentence,
    canUndo,
    isInPlace,
  }));
}

/** The last announcement; renders again with each new one. */
export function useAnnouncement(): Announcement {
  return useStore(usePageState().part(announcement));
}
