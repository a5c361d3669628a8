import { useEffect } from 'react';
import { activeOption } from '../state/activeOption.ts';
import { usePageState } from '../state/pageState.ts';
import { useWorkspace } from '../state/useWorkspace.ts';

/** Another file has no active option, unless a field of the form keeps the focus. */
export function useForgetOption(): void {
  const active = usePageState().part(activeOption);
  const workspace = useWorkspace();
  useEffect(
    () =>
      workspace.subscribe(() => {
        const { file, lastChange } = workspace.snapshot;
        if (lastChange?.kind !== 'open') return;
        if (!file || !document.activeElement?.closest('[data-option]')) active.set([]);
      }),
    [workspace, active],
  );
}
