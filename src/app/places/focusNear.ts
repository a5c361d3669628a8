import type { PageState } from '../page/pageState.ts';
import { afterFrame } from '../platform/afterFrame.ts';
import { createPlaces } from './places.ts';

export const headingId = 'page-heading';

const controls = 'button, summary, input, textarea, select';

/** Whether nothing has the focus, usually because the focused element is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Makes a change that may remove an element, the focused one unless another is given. Once the page shows the change, a
 * lost focus goes to what `placeNear` finds.
 */
export async function focusNear(
  page: PageState,
  change: () => unknown,
  element: Element | null = document.activeElement,
): Promise<void> {
  const focus = placeNear(page, element);
  await change();
  await afterFrame();
  if (isFocusLost()) focus();
}

/**
 * Remembers where an element is; the returned function focuses it or, if it is gone by then, what is nearest: the field of its
 * option, the control that took its place in its list, the heading of the tool, the heading of the page.
 */
export function placeNear(page: PageState, element: Element | null): () => void {
  const { elements } = page.part(createPlaces);
  const option = elements.optionAround(element);
  const section = element?.closest('section');
  const row = element?.closest('li');
  const position = section && row ? [...section.querySelectorAll('li')].indexOf(row) : 0;
  const isInTool = elements.get('pane', 'tool')?.contains(element) === true;

  function* candidates() {
    yield element;
    if (option !== undefined) yield elements.get('option', option)?.querySelector('[name]');
    else yield controlAt(section, position);
    if (isInTool) yield elements.get('part', 'tool heading');
    yield document.getElementById(headingId);
  }
  return () => {
    for (const candidate of candidates()) if (takesFocus(candidate)) return;
  };
}

/** The first control of the row that is now at this position of a list or after it, or else before it. */
function controlAt(list: Element | null | undefined, position: number): Element | undefined {
  const rows = [...(list?.querySelectorAll('li') ?? [])];
  const inOrder = [...rows.slice(position), ...rows.slice(0, position).reverse()];
  return inOrder.flatMap((row) => row.querySelector(controls) ?? [])[0];
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}
