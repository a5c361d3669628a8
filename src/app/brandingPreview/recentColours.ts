import { looksEqual, type Rgba } from '../../colour/index.ts';
import { createStore, type Store } from '../state/createStore.ts';
import { type PageState, usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';

const most = 8;

/** The colours that were chosen last. */
function recentColours(): Store<readonly Rgba[]> {
  return createStore<readonly Rgba[]>([]);
}

/** Notes a colour that was chosen; the latest is first, and none is there twice. */
export function noteColour(page: PageState, colour: Rgba): void {
  page
    .part(recentColours)
    .update((recent) => [colour, ...recent.filter((other) => !looksEqual(other, colour))].slice(0, most));
}

export function useRecentColours(): readonly Rgba[] {
  return useStore(usePageState().part(recentColours));
}
