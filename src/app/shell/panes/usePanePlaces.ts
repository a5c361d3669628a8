import { useLayoutEffect } from 'react';
import type { Snapshot } from '../../../workspace/index.ts';
import { draftState } from '../../drafts/draftState.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import type { Place } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { focusTool, lastEdited } from './paneFocus.ts';
import { showOpened, showTool, showView } from './paneState.ts';

/**
 * Brings the pane of a place to the front before its view shows it, and shows tools and their fields; shows the problems of a file
 * that is opened with errors.
 */
export function usePanePlaces(): void {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  useLayoutEffect(() => {
    const approach = (place: Place) => {
      if (place.kind === 'text' && place.staysBehind) return;
      if (place.kind === 'tool') showTool(page, place.tool);
      else showView(page, place.kind === 'text' || place.kind === 'changes' ? 'hjson' : 'form');
    };
    const stops = [
      places.onApproach(approach),
      places.provide('form', () => true),
      places.provide('tool', ({ field }, signal) => {
        if (field === undefined) {
          // Keyboard users continue from there.
          focusTool(page);
          return true;
        }
        return places.elements.focusField(field, signal);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, places]);

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const isInView = (['form', 'hjson'] as const).some((view) => places.elements.get('pane', view)?.contains(target));
      if (isInView) page.part(lastEdited).element = target;
    };
    window.addEventListener('focusin', note);
    return () => window.removeEventListener('focusin', note);
  }, [page, places]);

  useLayoutEffect(() => {
    let shown: Snapshot['file'];
    const show = () => {
      const { file, diagnostics } = workspace.snapshot;
      if (file && file.id !== shown?.id) {
        // Restored work is shown as it was before the reload.
        const isRestored = page.part(draftState).get().restored?.fileId === file.id;
        showOpened(page, !isRestored && diagnostics.some(({ severity }) => severity === 'error'));
      }
      shown = file;
    };
    show();
    return workspace.subscribe(show);
  }, [page, workspace]);
}
