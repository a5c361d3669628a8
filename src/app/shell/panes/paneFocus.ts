import { firstControl, focusOption } from '../../configForm/focusOption.ts';
import { activeOption } from '../../state/activeOption.ts';
import type { PageState } from '../../state/pageState.ts';
import type { PaneId } from './layout.ts';
import { panesShown, showPane } from './paneState.ts';

/** The id of the element of a pane. */
export const paneElementId = (pane: PaneId) => `pane-${pane}`;

/** Shows a pane and focuses its main element: the edited option, the text, the current tab. */
export function focusPane(page: PageState, pane: PaneId): void {
  showPane(page, pane);
  if (pane === 'form' && focusOption(page.part(activeOption).get())) return;
  const element = document.getElementById(paneElementId(pane));
  const target = element?.querySelector<HTMLElement>(places[pane]);
  (target ?? element)?.focus();
}

/** The element to focus in a pane. The editor's element with this role handles its keys. */
const places: Readonly<Record<PaneId, string>> = {
  form: firstControl,
  hjson: '[role="textbox"], textarea',
  panels: '[role="tab"][aria-selected="true"]',
};

/** Goes to the next or previous pane shown, wrapping around. */
export function focusNextPane(page: PageState, step: 1 | -1): void {
  const shown = panesShown(page);
  const current = shown.findIndex((pane) =>
    document.getElementById(paneElementId(pane))?.contains(document.activeElement),
  );
  const start = current < 0 && step < 0 ? 0 : current;
  const next = shown.at((start + step) % shown.length);
  if (next) focusPane(page, next);
}
