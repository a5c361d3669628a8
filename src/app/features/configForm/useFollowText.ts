import { useEffect, useEffectEvent } from 'react';
import { activeOption, optionKeyOf } from '../../page/editing.ts';
import { shownGuide } from '../../page/guidedSetup.ts';
import { usePageState } from '../../page/pageState.ts';
import { preferences } from '../../page/preferences.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { rowKeyOf } from './option/foldedLevels.ts';
import { showSectionOf } from './sections/shownSection.ts';

/** Keeps the option at the text cursor, and its section, in view without moving the focus. Does not scroll a form that the user works in. */
export function useFollowText(): void {
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const active = page.part(activeOption);
  const follow = useEffectEvent(() => {
    // Its questions follow one another, wherever the cursor is.
    if (shownGuide(workspace, page)) return;
    const key = rowKeyOf(optionKeyOf(active.get()));
    const isEditedHere = elements.optionAround(document.activeElement) !== undefined;
    if (key === undefined || !(isEditedHere || page.part(preferences).get().linksPanes)) return;
    showSectionOf(workspace, page, key.split('.'));
    if (!isEditedHere) elements.get('option', key)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => active.subscribe(follow), [active]);
}
