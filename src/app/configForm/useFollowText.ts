import { useEffect, useEffectEvent } from 'react';
import { activeOption, optionKeyOf } from '../state/activeOption.ts';
import { usePageState } from '../state/pageState.ts';
import { preferences } from '../state/preferences.ts';
import { rowKeyOf } from './foldedLevels.ts';

/** Keeps the option at the text cursor in view without moving the focus. Does not scroll a form that the user works in. */
export function useFollowText(): void {
  const page = usePageState();
  const active = page.part(activeOption);
  const follow = useEffectEvent(() => {
    const key = rowKeyOf(optionKeyOf(active.get()));
    if (key === undefined || !page.part(preferences).get().linksPanes) return;
    const row = document.querySelector(`[data-option="${CSS.escape(key)}"]`);
    const form = row?.closest('section');
    if (!form?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => active.subscribe(follow), [active]);
}
