import { looksEqual, type Rgba } from '../../../../colour/index.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { type PageState, usePart } from '../../../page/pageState.ts';

const most = 8;

/** Recently chosen colours. */
function recentColours(): Store<readonly Rgba[]> {
  return createStore<readonly Rgba[]>([]);
}

/** Adds a chosen colour: latest first, no duplicates. */
export function noteColour(page: PageState, colour: Rgba): void {
  page
    .part(recentColours)
    .update((recent) => [colour, ...recent.filter((other) => !looksEqual(other, colour))].slice(0, most));
}

export function useRecentColours(): readonly Rgba[] {
  return usePart(recentColours);
}
