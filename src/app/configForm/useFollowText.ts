import { useEffect, useEffectEvent } from 'react';
import { activeOption, optionKeyOf } from '../state/activeOption.ts';
import { usePageState } from '../state/pageState.ts';
import { preferences } from '../state/preferences.ts';
import { rowKeyOf } from './foldedLevels.ts';
import { showSectionOf } from './sections/shownSection.ts';

/** Keeps the option at the text cursor, and its section, in view without moving the focus. Does not scroll a form that the user works in. */
export function useFollowText(): void {
  const page = usePageState();
  const active = page.part(activeOption);
  const follow = useEffectEvent(() => {
    const key = rowKeyOf(optionKeyOf(active.get()));
    const row = key === undefined ? null : document.querySelector(`[data-option="${CSS.escape(key)}"]`);
    const isEditedHere = row?.closest('section')?.contains(document.activeElement) ?? false;
    if (key === undefined || !(isEditedHere || page.part(preferences).get().linksPanes)) return;
    showSectionOf(page, key.split('.'));
    if (!isEditedHere) row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => active.subscribe(follow), [active]);
}
