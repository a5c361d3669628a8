import { flushSync } from 'react-dom';
import type { SectionId } from '../../../config/index.ts';
import { createLastingStore, type Store } from '../../page/createStore.ts';
import { type PageState, usePart } from '../../page/pageState.ts';
import { preferences, setPreference, usePreferences } from '../../page/preferences.ts';
import type { ToolId } from '../../places/place.ts';
import { createPlaces } from '../../places/places.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import {
  choiceShowing,
  choiceWithLayout,
  choiceWithoutTool,
  choiceWithTool,
  type LayoutId,
  type PaneChoice,
  type PaneId,
  type Room,
  shownPanes,
  shownTool,
  type ViewId,
} from './layout.ts';
import { tools } from './tools.tsx';

type Opened = Pick<PaneChoice, 'front' | 'beside' | 'cover'> & { readonly third: ToolId };

/** The part of the choice of panes that is not stored. */
function openedPanes(): Store<Opened> {
  return createLastingStore<Opened>({ front: 'form', beside: undefined, cover: undefined, third: 'branding' });
}

export function useRoom(): Room {
  const three = useMediaQuery(roomFor.threePanes);
  const two = useMediaQuery(roomFor.twoPanes);
  return three ? 3 : two ? 2 : 1;
}

function roomNow(): Room {
  if (matchMedia(roomFor.threePanes).matches) return 3;
  return matchMedia(roomFor.twoPanes).matches ? 2 : 1;
}

export function usePaneChoice(): PaneChoice {
  const { layout, keepsTools } = usePreferences();
  const opened = usePart(openedPanes);
  return { layout, ...opened, third: keepsTools ? opened.third : undefined };
}

function paneChoice(page: PageState): PaneChoice {
  const { layout, keepsTools } = page.part(preferences).get();
  const opened = page.part(openedPanes).get();
  return { layout, ...opened, third: keepsTools ? opened.third : undefined };
}

function choose(page: PageState, { layout, front, beside, third, cover }: PaneChoice): void {
  const before = paneChoice(page);
  if (layout !== before.layout) setPreference(page, 'layout', layout);
  // A window without room for a third pane ignores whether there is one.
  if ((third === undefined) !== (before.third === undefined) && roomNow() === 3) {
    setPreference(page, 'keepsTools', third !== undefined);
  }
  const opened = page.part(openedPanes);
  opened.set({ front, beside, cover, third: third ?? opened.get().third });
}

/** The tool that is shown now, if any. */
export function useShownTool(): ToolId | undefined {
  return shownTool(usePaneChoice(), useRoom());
}

export function toolShown(page: PageState): ToolId | undefined {
  return shownTool(paneChoice(page), roomNow());
}

/** Whether the current tool covers form or text, which return when it is closed. */
export function isToolInPlace(page: PageState): boolean {
  const choice = paneChoice(page);
  return choice.cover !== undefined || (roomNow() < 3 && choice.beside !== undefined);
}

/** The tool that covers form or text, if any. */
export function useToolInPlace(): ToolId | undefined {
  const choice = usePaneChoice();
  const room = useRoom();
  return choice.cover !== undefined || (room < 3 && choice.beside !== undefined) ? shownTool(choice, room) : undefined;
}

/** Shows a tool synchronously, since a hidden element can't get the focus, and brings the form to the fields it is about. */
export function showTool(page: PageState, tool: ToolId): void {
  const { place = 'text', section } = tools.find(({ id }) => id === tool) ?? {};
  const isNew = tool !== toolShown(page);
  // A page hides the form: it moves before.
  const hasMoved = isNew && showSection(page, section);
  flushSync(() => choose(page, choiceWithTool(paneChoice(page), tool, place)));
  if (isNew && !hasMoved) showSection(page, section);
}

/** Scrolls the form to a section if it is shown; the focus stays. */
function showSection(page: PageState, section: SectionId | undefined): boolean {
  const places = page.part(createPlaces);
  if (!section || !panesShown(page).includes('form') || !places.canShow('section')) return false;
  void places.goTo({ kind: 'section', section, keepsFocus: true });
  return true;
}

/** Closes the tool that is shown. */
export function closeTool(page: PageState): void {
  flushSync(() => choose(page, choiceWithoutTool(paneChoice(page), roomNow())));
}

/** Returns to form and text for another document: with its problems next to the form if it has errors. */
export function showOpened(page: PageState, hasErrors: boolean): void {
  const edited = { ...paneChoice(page), beside: undefined, cover: undefined };
  choose(page, hasErrors && roomNow() > 1 ? choiceWithTool(edited, 'problems', 'text') : edited);
}

export function chooseLayout(page: PageState, layout: LayoutId): void {
  choose(page, choiceWithLayout(paneChoice(page), layout, roomNow()));
}

/** Shows form or text synchronously, since a hidden element can't get the focus. */
export function showView(page: PageState, view: ViewId): void {
  const choice = paneChoice(page);
  const next = choiceShowing(choice, view, roomNow());
  if (next !== choice) flushSync(() => choose(page, next));
}

/** The panes that are shown now. */
export function panesShown(page: PageState): readonly PaneId[] {
  return shownPanes(paneChoice(page), roomNow());
}
