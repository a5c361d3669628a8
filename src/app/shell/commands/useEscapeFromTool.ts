import { useEffectEvent, useLayoutEffect } from 'react';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { createPlaces } from '../../places/places.ts';
import { isDialogOpen, isMenuOpen } from '../../platform/isDialogOpen.ts';
import { isComposing, isTextEntry } from '../../platform/textBox.ts';
import { leaveTool } from '../panes/paneFocus.ts';
import { isToolInPlace } from '../panes/paneState.ts';

/** Escape closes a tool that covers form or text, from its own text boxes, too, unless something else takes the key. */
export function useEscapeFromTool(): void {
  const page = usePageState();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (isTextEntry(event.target) && !isInTool(page, event.target)) return;
    if (isDialogOpen() || isMenuOpen() || !isToolInPlace(page)) return;
    event.preventDefault();
    leaveTool(page);
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}

function isInTool(page: PageState, target: EventTarget | null): boolean {
  return target instanceof Node && page.part(createPlaces).elements.get('pane', 'tool')?.contains(target) === true;
}
