import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { activeOption } from '../../state/activeOption.ts';
import { type NavigationRequest, useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { panels } from './panels.tsx';
import { followOption, shownPanel, showPane } from './paneState.ts';

const paneOf = { form: 'form', search: 'form', text: 'hjson', changes: 'hjson', panel: 'panels' } as const;

/** Brings the pane of a request to the front before the pane serves it, since a hidden element can't get the focus. */
export function usePaneRequests(): void {
  const page = usePageState();
  const navigation = useNavigation();
  // A layout effect subscribes before the effects of the panes do, and so is called first.
  useLayoutEffect(() => {
    const servePanel = (request: NavigationRequest | undefined) => {
      const panel = request?.kind === 'panel' && panels.find(({ id }) => id === request.panel)?.id;
      if (!request || !panel) return;
      flushSync(() => page.part(shownPanel).set(panel));
      // The panel itself moves to the field.
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

/** After opening a panel by command, keyboard users continue in it. */
function focusTab(panel: string): void {
  document.querySelector<HTMLElement>(`[role="tab"][aria-controls="panel-${panel}"]`)?.focus();
}
