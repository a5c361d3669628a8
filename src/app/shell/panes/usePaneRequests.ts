import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { activeOption } from '../../state/activeOption.ts';
import { type NavigationRequest, useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { panels } from './panels.tsx';
import { followOption, shownPanel, showPane } from './paneState.ts';

const paneOf = { form: 'form', search: 'form', text: 'hjson', changes: 'hjson', panel: 'panels' } as const;

/** Brings the pane to the front that a request is about, before the pane serves it: what is hidden cannot have the focus. */
export function usePaneRequests(): void {
  const page = usePageState();
  const navigation = useNavigation();
  // A layout effect listens before the effects of the panes do, and so is asked first.
  useLayoutEffect(() => {
    const servePanel = (request: NavigationRequest | undefined) => {
      const panel = request?.kind === 'panel' && panels.find(({ id }) => id === request.panel)?.id;
      if (!request || !panel) return;
      flushSync(() => page.part(shownPanel).set(panel));
      // The panel itself goes to a field.
      if (request.field !== undefined) return;
      focusTab(panel);
      navigation.served(request);
    };
    const serve = (request: NavigationRequest) => {
      showPane(page, paneOf[request.kind]);
      servePanel(request);
    };
    const waiting = navigation.pending('panel');
    if (waiting) requestAnimationFrame(() => serve(waiting));
    const stops = [navigation.listen(serve), page.part(activeOption).subscribe(() => followOption(page))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, navigation]);
}

/** Who asks for a panel by a command goes on in it by the keyboard. */
function focusTab(panel: string): void {
  document.querySelector<HTMLElement>(`[role="tab"][aria-controls="panel-${panel}"]`)?.focus();
}
