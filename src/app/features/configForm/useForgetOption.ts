import { useEffect } from 'react';
import { activeOption } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';

/** Another file has no active option, unless a field of the form keeps the focus. */
export function useForgetOption(): void {
  const { elements } = usePlaces();
  const active = usePageState().part(activeOption);
  const workspace = useWorkspace();
  useEffect(
    () =>
      workspace.subscribe(() => {
        const { file, lastChange } = workspace.snapshot;
        if (lastChange?.kind !== 'open') return;
        if (!file || elements.optionAround(document.activeElement) === undefined) active.set([]);
      }),
    [workspace, active, elements],
  );
}
