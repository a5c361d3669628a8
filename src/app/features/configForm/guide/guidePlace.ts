import { flushSync } from 'react-dom';
import { type GuidedSetup, guidedSetup } from '../../../page/guidedSetup.ts';
import type { PageState } from '../../../page/pageState.ts';
import type { Place } from '../../../places/place.ts';
import { createPlaces } from '../../../places/places.ts';
import { lastStep } from './guideSteps.ts';

/** How the current step is left: answered, skipped, or for another one. */
export type Leaving = 'passed' | 'skipped' | 'left';

/** Shows another step. */
export function goToStep(page: PageState, next: number, leaving: Leaving = 'left'): void {
  page.part(guidedSetup).update((guide) => guide && leaveStep(guide, next, leaving));
}

function leaveStep(guide: GuidedSetup, next: number, leaving: Leaving): GuidedSetup {
  const { step, passed, skipped } = guide;
  const others = (steps: readonly number[]) => steps.filter((other) => other !== step);
  return {
    ...guide,
    step: Math.min(Math.max(next, 0), lastStep),
    ...(leaving === 'passed' && { passed: [...others(passed), step], skipped: others(skipped) }),
    ...(leaving === 'skipped' && { passed: others(passed), skipped: [...others(skipped), step] }),
  };
}

/** Shows a place of the editor instead of the guided set-up, which keeps its step. */
export function leaveGuide(page: PageState, place: Place): Promise<boolean> {
  // The editor is there before anything is looked for in it.
  flushSync(() => page.part(guidedSetup).update((guide) => guide && { ...guide, isShown: false }));
  return page.part(createPlaces).goTo(place);
}
