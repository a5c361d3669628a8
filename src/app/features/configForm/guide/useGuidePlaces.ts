import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { shownName } from '../../../../workspace/index.ts';
import { guidedSetup } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import type { Place, PlaceOf } from '../../../places/place.ts';
import { usePlaces } from '../../../places/places.ts';
import { goToStep, leaveGuide } from './guidePlace.ts';
import { guideSteps, stepOf } from './guideSteps.ts';

/** Shows the options and sections that the guided set-up asks for; every other place is in the editor. */
export function useGuidePlaces(): void {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();

  const showOption = useEffectEvent((place: PlaceOf<'option'>): boolean | Promise<boolean> => {
    const step = stepOf(place.path[0]);
    if (step < 0) return leaveGuide(page, place);
    flushSync(() => goToStep(page, step));
    const { document } = workspace.snapshot;
    const above = place.path.map((_, index) => place.path.slice(0, place.path.length - index));
    return above.some((path) => places.elements.focus(shownName(document, path)));
  });

  const showSection = useEffectEvent((place: PlaceOf<'section'>): boolean | Promise<boolean> => {
    const step = guideSteps.findIndex(({ section }) => section === place.section);
    if (step < 0) return leaveGuide(page, place);
    goToStep(page, step);
    return true;
  });

  const leave = useEffectEvent((place: Place) => leaveGuide(page, place));
  const leaveForForm = useEffectEvent(() => {
    const step = page.part(guidedSetup).get()?.step ?? 0;
    return leaveGuide(page, { kind: 'option', path: guideSteps[step]?.keys.slice(0, 1) ?? [] });
  });

  useEffect(() => {
    const stops = [
      places.provide('option', (place) => showOption(place)),
      places.provide('section', (place) => showSection(place)),
      places.provide('form', () => leaveForForm()),
      ...(['text', 'changes', 'tool'] as const).map((kind) => places.provide(kind, (place) => leave(place))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [places]);
}
