import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { ValuePath } from 'source-text';
import { optionAt } from '../../../config/index.ts';
import type { EnvironmentName } from '../../../delivery/index.ts';
import { shownName } from '../../../workspace/index.ts';
import { setOptionFilter } from '../../page/editing.ts';
import { endGuide, goToStep, shownGuide } from '../../page/guidedSetup.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import type { PlaceOf } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { findSectionInView } from './sections/sectionInView.ts';
import { showOneSection, showSectionOf, unfoldedVariables } from './sections/shownSection.ts';

/** Shows options and sections: draws all rows, and clears a filter that hides the requested one. */
export function useFormPlaces(drawAll: () => void): void {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const { elements } = places;
  const clearFilter = () => flushSync(() => setOptionFilter(page, { query: '', filter: 'all' }));

  const showOption = useEffectEvent(({ path }: PlaceOf<'option'>): boolean => {
    flushSync(() => {
      drawAll();
      if (path.length === 0) return;
      showSectionOf(workspace, page, path);
    });
    if (path.length === 0) {
      if (elements.shown('option').some(([name]) => elements.focus(name))) return true;
      const guide = shownGuide(workspace, page);
      // Its summary has no option.
      if (guide) goToStep(page, guide.step);
      return guide !== undefined;
    }
    if (focusNearest(path)) return true;
    clearFilter();
    if (focusNearest(path)) return true;
    // The guided set-up does not ask for it.
    flushSync(() => endGuide(page));
    return focusNearest(path);
  });

  /** Focuses the control of a path, or of the nearest option above it. */
  function focusNearest(path: ValuePath): boolean {
    const { document } = workspace.snapshot;
    const above = path.map((_, index) => path.slice(0, path.length - index));
    return above.some((each) => elements.focus(shownName(document, each)));
  }

  const showSection = useEffectEvent(
    ({ section, variable, keepsFocus }: PlaceOf<'section'>, signal: AbortSignal): boolean | Promise<boolean> => {
      if (keepsFocus && findSectionInView(page, elements) === section) return true;
      flushSync(() => {
        drawAll();
        showOneSection(workspace, page, section, keepsFocus);
        if (section === 'environment') page.part(unfoldedVariables).set(true);
      });
      // It goes to its question by itself.
      if (shownGuide(workspace, page)) return true;
      if (!elements.get('section', section)) clearFilter();
      const head = elements.get('section', section);
      const [first] = elements.shown('option').find(([name]) => optionAt(name.split('.'))?.section === section) ?? [];
      if (!keepsFocus && first !== undefined) elements.control(first)?.focus({ preventScroll: true });
      head?.scrollIntoView({ block: 'start' });
      // The code of its fields is loaded late.
      if (head && section === 'environment' && !keepsFocus) return showVariable(head, variable, signal);
      return head !== undefined;
    },
  );

  async function showVariable(head: HTMLElement, name: EnvironmentName | undefined, signal: AbortSignal) {
    const hasArrived = await elements.focusField(name ?? 'HTTP_PROXY', signal);
    if (!name) head.scrollIntoView({ block: 'start' });
    return hasArrived;
  }

  // Before the panes provide the tools: one that the page starts with moves the form to its fields.
  useLayoutEffect(() => {
    const stops = [
      places.provide('option', (place) => showOption(place)),
      places.provide('section', (place, signal) => showSection(place, signal)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [places]);
}
