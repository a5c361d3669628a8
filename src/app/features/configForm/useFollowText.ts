import { useEffect, useEffectEvent } from 'react';
import { activeOption, optionKeyOf } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { preferences } from '../../page/preferences.ts';
import { usePlaces } from '../../places/places.ts';
import { rowKeyOf } from './option/foldedLevels.ts';
import { showSectionOf } from './sections/shownSection.ts';

/** Keeps the option at the text cursor, and its section, in view without moving the focus. Does not scroll a form that the user works in. */
export function useFollowText(): void {
  const page = usePageState();
  const { elements } = usePlaces();
  const active = page.part(activeOption);
  const follow = useEffectEvent(() => {
    const key = rowKeyOf(optionKeyOf(active.get()));
    const isEditedHere = elements.optionAround(document.activeElement) !== undefined;
    if (key === undefined || !(isEditedHere || page.part(preferences).get().linksPanes)) return;
    showSectionOf(page, key.split('.'));
    if (!isEditedHere) elements.get('option', key)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => active.subscribe(follow), [active]);
}
