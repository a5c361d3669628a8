import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { optionFilter } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { createPlaces } from '../../places/places.ts';
import { isDialogOpen, isMenuOpen } from '../../platform/isDialogOpen.ts';
import { isComposing, isTextEntry } from '../../platform/textBox.ts';
import { leaveTool } from '../panes/paneFocus.ts';
import { isToolInPlace } from '../panes/paneState.ts';

/**
 * Escape closes a tool that covers form or text, or shows all options of a filtered form, from its own text boxes, too, unless
 * something else takes the key.
 */
export function useEscapeFromTool(): void {
  const page = usePageState();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || event.defaultPrevented || isComposing(event) || isDialogOpen() || isMenuOpen()) return;
    const { elements } = page.part(createPlaces);
    const isFor = (pane: 'tool' | 'form') =>
      !isTextEntry(target) || (target instanceof Node && elements.get('pane', pane)?.contains(target));
    if (isToolInPlace(page) && isFor('tool')) {
      event.preventDefault();
      leaveTool(page);
    } else if (isFor('form')) {
      flushSync(() => page.part(optionFilter).forget());
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}
