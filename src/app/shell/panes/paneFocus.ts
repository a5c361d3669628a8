import { dottedName } from '../../../text/index.ts';
import { activeOption } from '../../page/activeOption.ts';
import type { PageState } from '../../page/pageState.ts';
import type { Place } from '../../places/place.ts';
import { createPlaces } from '../../places/places.ts';
import type { PaneId } from './layout.ts';
import { panesShown, shownPanel, showPane } from './paneState.ts';

/** The id of the element of a pane. */
export const paneElementId = (pane: PaneId) => `pane-${pane}`;

/** Shows a pane and focuses its main element: the edited option, the text, the current tab. */
export async function focusPane(page: PageState, pane: PaneId): Promise<void> {
  const { goTo, canShow, elements } = page.part(createPlaces);
  showPane(page, pane);
  const tab = pane === 'panels' ? elements.get('tab', page.part(shownPanel).get()) : undefined;
  if (tab) return tab.focus();
  const place = mainPlace(page, pane);
  // A view that is still loading would take the focus later.
  if (!place || !canShow(place.kind) || !(await goTo(place))) elements.get('pane', pane)?.focus();
}

function mainPlace(page: PageState, pane: PaneId): Place | undefined {
  if (pane === 'panels') return undefined;
  if (pane === 'hjson') return { kind: 'text' };
  const { elements } = page.part(createPlaces);
  const path = page.part(activeOption).get();
  const isInForm = path.some((_, index) => elements.control(dottedName(path.slice(0, index + 1))));
  return { kind: 'option', path: isInForm ? path : [] };
}

/** Goes to the next or previous pane shown, wrapping around. */
export function focusNextPane(page: PageState, step: 1 | -1): void {
  const { elements } = page.part(createPlaces);
  const shown = panesShown(page);
  const current = shown.findIndex((pane) => elements.get('pane', pane)?.contains(document.activeElement));
  const start = current < 0 && step < 0 ? 0 : current;
  const next = shown.at((start + step) % shown.length);
  if (next) focusPane(page, next);
}
