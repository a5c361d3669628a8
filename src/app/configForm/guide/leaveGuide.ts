import type { OptionPath } from '../../../text/index.ts';
import type { PageState } from '../../state/pageState.ts';
import { focusFirstOption, focusOption } from '../focusOption.ts';
import { showSectionOf } from '../sections/shownSection.ts';
import { guidePlace } from './guidePlace.ts';

/** Shows the whole form in place of the guided set-up, with the focus on an option, or on the first one for the empty path. */
export function leaveGuide(page: PageState, path: OptionPath): void {
  page.part(guidePlace).set(undefined);
  showSectionOf(page, path);
  requestAnimationFrame(() => {
    if (!focusOption(path)) focusFirstOption();
  });
}
