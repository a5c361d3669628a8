import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { activeOption } from '../../state/activeOption.ts';
import { type NavigationRequest, type PanelId, useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { followOption, shownPanel, showPane } from './paneState.ts';

const paneOf = { form: 'form', search: 'form', text: 'hjson', changes: 'hjson', panel: 'panels' } as const;

/** Brings the pane of a request to the front before the pane serves it, since a hidden element can't get the focus. */
export function usePaneRequests(): void {
  const page = usePageState();
  const navigation = useNavigation();
  // A layout effect subscribes before the effects of the panes do, and so is called first.
  useLayoutEffect(() => {
    const servePanel = (request: NavigationRequest | undefined) => {
      if (request?.kind !== 'panel') return;
      const { panel } = request;
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
function focusTab(panel: PanelId): void {
  document.querySelector<HTMLElement>(`[role="tab"][aria-controls="panel-${panel}"]`)?.focus();
}
