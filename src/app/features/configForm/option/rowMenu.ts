import { type KeyboardEvent, useRef } from 'react';
import type { PageState } from '../../../page/pageState.ts';
import { createPlaces } from '../../../places/places.ts';
import { rowActions } from '../../../places/rowActions.ts';
import { nextFrame } from '../../../platform/afterFrame.ts';
import type { MenuItem } from '../../../ui/Menu.tsx';

/** The actions of a row and of its section, as entries of the row's menu; the focus goes to the control of this name. */
export function actionItems(page: PageState, name: string, section?: string): readonly MenuItem[] {
  const { of } = page.part(rowActions);
  return [...of(name), ...(section === undefined ? [] : of(section))].map(({ label, run, button }) => ({
    label,
    onSelect() {
      page.part(createPlaces).elements.control(name)?.focus();
      // By then, the menu is closed: the action may open another.
      nextFrame(() => button.current && run(button.current));
    },
  }));
}

/** Opens the menu of a row from its fields: Alt+Enter, or the context-menu key. */
export function useRowMenu() {
  const menuButton = useRef<HTMLButtonElement>(null);
  return {
    /** For the button of the menu, which is not in the Tab order. */
    menuButton,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // Dialogs are descendants in React, not in the DOM.
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (!asksForMenu(event) || !isInside) return;
      event.preventDefault();
      // Not the menu of an outer row as well.
      event.stopPropagation();
      menuButton.current?.click();
    },
  };
}

function asksForMenu({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'Enter' && altKey);
}
