import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '../state/createStore.ts';
import { usePageState } from '../state/pageState.ts';
import { usePreferences } from '../state/preferences.ts';
import { previewWindow } from '../state/previewWindow.ts';
import { applyTheme } from '../state/storedPreferences.ts';
import { useStore } from '../state/useStore.ts';
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
    // Not ended below: it also tells when this view closes the window.
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
  return createPortal(
    <WidePreview level={1} backLabel="Back to the editor" onBack={() => view.close()} />,
    view.document.body,
  );
}

/**
 * Keeps the style sheets of a document those of this page, which loads some of them later. Calls back once the first ones are
 * there. Returns the function that ends it.
 */
function copyStyleSheets(target: Document, onReady: () => void): () => void {
  const selector = 'link[rel="stylesheet"], style[data-vite-dev-id]';
  const copy = (sheet: Element): Promise<unknown> => {
    const twin = target.importNode(sheet, true);
    if (twin.localName === 'link') (twin as HTMLLinkElement).href = (sheet as HTMLLinkElement).href;
    const loaded = new Promise((resolve) => {
      twin.addEventListener('load', resolve);
      twin.addEventListener('error', resolve);
    });
    target.head.append(twin);
    return twin.localName === 'link' ? loaded : Promise.resolve();
  };
  const first = [...document.head.querySelectorAll(selector)].map(copy);
  void Promise.all(first).then(onReady);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.matches(selector)) void copy(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

/** Undo and redo are commands of this page; a text box in the window keeps its own. */
function forwardHistoryKey(event: KeyboardEvent): void {
  const isHistoryKey = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase());
  if (!isHistoryKey || (event.target as Element).matches('input:not([type="color"], [type="range"]), textarea')) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', event));
}
