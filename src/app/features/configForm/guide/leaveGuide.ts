import { flushSync } from 'react-dom';
import { options } from '../../../../config/index.ts';
import type { OptionPath } from '../../../../text/index.ts';
import type { PageState } from '../../../page/pageState.ts';
import { createPlaces } from '../../../places/places.ts';
import { guidePlace } from './guidePlace.ts';

/** Shows the whole form in place of the guided set-up, with the focus on an option or the first one. */
export function leaveGuide(page: PageState, path?: OptionPath): void {
  flushSync(() => page.part(guidePlace).set(undefined));
  page.part(createPlaces).goTo({ kind: 'option', path: path ?? options[0]?.path ?? [] });
}
