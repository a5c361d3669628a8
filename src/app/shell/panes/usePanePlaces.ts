import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { activeOption } from '../../page/activeOption.ts';
import { usePageState } from '../../page/pageState.ts';
import { controlIn } from '../../places/elements.ts';
import { usePlaces } from '../../places/places.ts';
import { followOption, shownPanel, showPane } from './paneState.ts';

const paneOf = {
  form: 'form',
  option: 'form',
  section: 'form',
  text: 'hjson',
  changes: 'hjson',
  panel: 'panels',
} as const;

/** Brings the pane of a place to the front before its view shows it, and shows panels and their fields. */
export function usePanePlaces(): void {
  const page = usePageState();
  const places = usePlaces();
  useLayoutEffect(() => {
    const stops = [
      places.onApproach(({ kind }) => showPane(page, paneOf[kind])),
      places.provide('form', () => true),
      places.provide('panel', async ({ panel, field }, signal) => {
        flushSync(() => page.part(shownPanel).set(panel));
        if (field === undefined) {
          // Keyboard users continue in it.
          places.elements.get('tab', panel)?.focus();
          return true;
        }
        const element = await places.elements.whenThere('field', field, signal);
        (element && (controlIn(element, field) ?? element))?.focus({ focusVisible: true });
        return element !== undefined;
      }),
      page.part(activeOption).subscribe(() => followOption(page)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, places]);
}
