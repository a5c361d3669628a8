import { dottedName } from 'source-text';
import { optionAt } from '../../../config/index.ts';
import { activeOption } from '../../page/editing.ts';
import type { PageState } from '../../page/pageState.ts';
import { firstTabStop } from '../../places/elements.ts';
import type { Place } from '../../places/place.ts';
import { createPlaces } from '../../places/places.ts';
import type { PaneId, ViewId } from './layout.ts';
import { closeTool, panesShown, showView, toolShown } from './paneState.ts';
import { tools } from './tools.tsx';

/** The id of the element of a pane. */
export const paneElementId = (pane: PaneId) => `pane-${pane}`;

/** What had the focus last in form or text. */
export function lastEdited(): { element?: HTMLElement } {
  return {};
}

/** Shows form or text and focuses the edited option or the text. */
export async function focusView(page: PageState, view: ViewId): Promise<void> {
  const { goTo, canShow, elements } = page.part(createPlaces);
  showView(page, view);
  if (view === 'form' && focusOutsideRows(page)) return;
  const place = mainPlace(page, view);
  // A view that is still loading would take the focus later.
  if (!canShow(place.kind) || !(await goTo(place))) elements.get('pane', view)?.focus();
}

/** Focuses what last had the focus in the form, if that is in no option's row: one of the variables, for instance. */
function focusOutsideRows(page: PageState): boolean {
  const { element } = page.part(lastEdited);
  const form = page.part(createPlaces).elements.get('pane', 'form');
  if (page.part(activeOption).get().length > 0 || !element?.checkVisibility() || !form?.contains(element)) return false;
  element.focus();
  return true;
}

function mainPlace(page: PageState, view: ViewId): Place {
  if (view === 'hjson') return { kind: 'text' };
  const { elements } = page.part(createPlaces);
  const path = page.part(activeOption).get();
  const isInForm = path.some((_, index) => elements.control(dottedName(path.slice(0, index + 1))));
  return { kind: 'option', path: isInForm ? path : [] };
}

/** Focuses the heading of the tool that is shown. */
export function focusTool(page: PageState): void {
  const { elements } = page.part(createPlaces);
  (elements.get('part', 'tool heading') ?? elements.get('pane', 'tool'))?.focus();
}

/**
 * Closes the tool that is shown, and focuses what had the focus before it; the fields that the tool is about, if that was a field of
 * another section, or nothing: the form has moved to them.
 */
export function leaveTool(page: PageState): void {
  const tool = toolShown(page);
  closeTool(page);
  const { element } = page.part(lastEdited);
  const { elements, goTo } = page.part(createPlaces);
  const section = tools.find(({ id }) => id === tool)?.section;
  const edited = element?.checkVisibility() ? elements.optionAround(element) : undefined;
  const wasElsewhere = edited !== undefined && optionAt(edited.split('.'))?.section !== section;
  // The page may have started with the tool.
  const wasNowhere = !element && panesShown(page).includes('form');
  if (section && (wasElsewhere || wasNowhere)) void goTo({ kind: 'section', section });
  else if (element?.isConnected && element.checkVisibility()) element.focus({ preventScroll: true });
  else void focusView(page, panesShown(page).includes('hjson') ? 'hjson' : 'form');
}

/** The parts of the page that F6 goes through, in its order. */
const stops = ['header', 'sections', 'form', 'hjson', 'tool', 'rail', 'status'] as const;

type Stop = (typeof stops)[number];

/** Goes to the next or previous part of the page that is shown, wrapping around. */
export function focusNextPane(page: PageState, step: 1 | -1): void {
  const shown = stops.filter((stop) =>
    isPane(stop) ? elementOf(page, stop)?.checkVisibility() : firstTabStop(elementOf(page, stop)),
  );
  const current = shown.findIndex((stop) => elementOf(page, stop)?.contains(document.activeElement));
  // With the focus on none of them, such as on a divider, to the form or to the last one.
  const from = current >= 0 ? current : step > 0 ? shown.indexOf('form') - 1 : 0;
  const next = shown.at((from + step) % shown.length);
  if (next) focusStop(page, next);
}

const isPane = (stop: Stop): stop is PaneId => stop === 'form' || stop === 'hjson' || stop === 'tool';

function elementOf(page: PageState, stop: Stop): HTMLElement | undefined {
  const { elements } = page.part(createPlaces);
  return isPane(stop) ? elements.get('pane', stop) : elements.get('part', stop);
}

function focusStop(page: PageState, stop: Stop): void {
  if (stop === 'form' || stop === 'hjson') void focusView(page, stop);
  else if (stop === 'tool') focusTool(page);
  else firstTabStop(elementOf(page, stop))?.focus();
}
