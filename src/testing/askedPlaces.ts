import type { PageState } from '../app/page/pageState.ts';
import type { Place } from '../app/places/place.ts';
import { createPlaces } from '../app/places/places.ts';

/** Stands in for the views of a page: collects the places that the page is asked for. */
export function askedPlaces(page: PageState): readonly Place[] {
  const asked: Place[] = [];
  for (const kind of ['option', 'section', 'form', 'changes', 'text', 'tool'] as const) {
    page.part(createPlaces).provide(kind, (place: Place) => asked.push(place) > 0);
  }
  return asked;
}
