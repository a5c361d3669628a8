import type { PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';

/** The button of a notification that shows what was changed since opening. */
export function reviewAction(page: PageState) {
  return { label: 'Review', run: () => page.part(createPlaces).goTo({ kind: 'tool', tool: 'review' }) };
}
