import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '../../page/createStore.ts';
import { previewWindow } from '../../page/dialogs.ts';
import { usePageState, useStore } from '../../page/pageState.ts';
import { usePreferences } from '../../page/preferences.ts';
import { applyTheme } from '../../page/storedPreferences.ts';
import { copyStyleSheets } from '../../platform/copyStyleSheets.ts';
import { WidePreview } from './WidePreview.tsx';

/** The preview in a separate window: a view of this page's state, drawn by this page, and closed with it. */
export function PreviewWindow() {
  const store = usePageState().part(previewWindow);
  const view = useStore(store);
  return view && <WindowContent view={view} store={store} />;
}

interface WindowContentProps {
  readonly view: Window;
  readonly store: Store<Window | undefined>;
}

function WindowContent({ view, store }: WindowContentProps) {
  const { theme } = usePreferences();
  const [isStyled, setIsStyled] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    clearTimeout(closing.current);
    const { document: target } = view;
    target.title = 'Branding preview';
    target.documentElement.lang = 'en';
    const stopCopying = copyStyleSheets(target, () => setIsStyled(true));
    const close = () => view.close();
    // Not aborted in the cleanup below: it also reports when this view closes the window.
    view.addEventListener('pagehide', () => store.set(undefined), { once: true });
    view.addEventListener('keydown', forwardHistoryKey);
    window.addEventListener('pagehide', close);
    return () => {
      stopCopying();
      view.removeEventListener('keydown', forwardHistoryKey);
      window.removeEventListener('pagehide', close);
      // Later, since React's strict mode ends an effect only to start it again.
      closing.current = setTimeout(close);
    };
  }, [view, store]);

  useEffect(() => applyTheme(theme, view.document), [view, theme]);

  if (!isStyled) return null;
  return createPortal(<WidePreview level={1} onBack={() => view.close()} />, view.document.body);
}

/** Undo and redo are commands of this page; a text box in the window keeps its own. */
function forwardHistoryKey(event: KeyboardEvent): void {
  const isHistoryKey = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase());
  if (!isHistoryKey || (event.target as Element).matches('input:not([type="color"], [type="range"]), textarea')) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', event));
}
