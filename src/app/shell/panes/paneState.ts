import { flushSync } from 'react-dom';
import { optionAt } from '../../../config/index.ts';
import { activeOption } from '../../page/activeOption.ts';
import { createStore, type Store } from '../../page/createStore.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { preferences, setPreference, usePreferences } from '../../page/preferences.ts';
import { useStore } from '../../page/useStore.ts';
import type { PanelId } from '../../places/place.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { followedPanel } from './followedPanel.ts';
import { choiceShowing, type LayoutId, type PaneChoice, type PaneId, type Room, shownPanes } from './layout.ts';

const roomForThree = '(min-width: 1280px)';
/** Whether the list of sections is shown beside the form, independent of the layout. */
export const roomForNavigation = '(min-width: 1100px)';
const roomForTwo = '(min-width: 820px)';

/** The part of the choice of panes that is not stored. */
function panesOfPage(): Store<Omit<PaneChoice, 'layout'>> {
  return createStore<Omit<PaneChoice, 'layout'>>({ maximised: undefined, front: 'form' });
}

/** The current tab of the tools. */
export function shownPanel(): Store<PanelId> {
  return createStore<PanelId>('branding');
}

export function useRoom(): Room {
  const three = useMediaQuery(roomForThree);
  const two = useMediaQuery(roomForTwo);
  return three ? 3 : two ? 2 : 1;
}

function roomNow(): Room {
  if (matchMedia(roomForThree).matches) return 3;
  return matchMedia(roomForTwo).matches ? 2 : 1;
}

export function usePaneChoice(): PaneChoice {
  const { layout } = usePreferences();
  return { layout, ...useStore(usePageState().part(panesOfPage)) };
}

function paneChoice(page: PageState): PaneChoice {
  return { layout: page.part(preferences).get().layout, ...page.part(panesOfPage).get() };
}

function choose(page: PageState, { layout, maximised, front }: PaneChoice): void {
  if (layout !== paneChoice(page).layout) setPreference(page, 'layout', layout);
  page.part(panesOfPage).set({ maximised, front });
}

export function chooseLayout(page: PageState, layout: LayoutId): void {
  choose(page, { ...paneChoice(page), layout, maximised: undefined });
}

/** Maximises a pane, or restores the others. */
export function toggleMaximised(page: PageState, pane: PaneId): void {
  const choice = paneChoice(page);
  choose(page, { ...choice, maximised: choice.maximised === pane ? undefined : pane });
}

/** Hides the tools; form and text get their width. */
export function collapseTools(page: PageState): void {
  choose(page, { ...paneChoice(page), layout: 'formText', maximised: undefined });
}

/** Shows a pane synchronously, since a hidden element can't get the focus. */
export function showPane(page: PageState, pane: PaneId): void {
  const choice = paneChoice(page);
  const next = choiceShowing(choice, pane, roomNow());
  if (next !== choice) flushSync(() => choose(page, next));
}

/** The panes that are shown now. */
export function panesShown(page: PageState): readonly PaneId[] {
  return shownPanes(paneChoice(page), roomNow());
}

/** Brings the panel to the front that shows the effect of the edited option. */
export function followOption(page: PageState): void {
  if (page.part(preferences).get().panelPinned) return;
  const panel = page.part(shownPanel);
  const next = followedPanel(panel.get(), optionAt(page.part(activeOption).get())?.section);
  if (next !== panel.get()) panel.set(next);
}
