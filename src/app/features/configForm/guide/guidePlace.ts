import { createStore, type Store } from '../../../page/createStore.ts';
import type { PageState } from '../../../page/pageState.ts';
import { createPlaces } from '../../../places/places.ts';
import { type GuideStep, guideSteps } from './guideSteps.ts';

/** Where the guided set-up is, counted from zero; undefined while it is not shown. */
export function guidePlace(): Store<number | undefined> {
  return createStore<number | undefined>(undefined);
}

/**
 * Moves the guided set-up, while it is shown, to the step that is asked for, and ends it where there is none. Returns whether it is
 * still shown.
 */
export function leadGuide(page: PageState, isAskedFor: (step: GuideStep) => boolean): boolean {
  const place = page.part(guidePlace);
  if (place.get() === undefined) return false;
  const step = guideSteps.findIndex(isAskedFor);
  if (step !== place.get()) place.set(step < 0 ? undefined : step);
  return step >= 0;
}

/** Shows the guided set-up in the form, from its first step. */
export function startGuide(page: PageState): void {
  page.part(guidePlace).set(0);
  page.part(createPlaces).goTo({ kind: 'form' });
}
