import { lazy, Suspense, useLayoutEffect } from 'react';
import { afterFrame, whenIdle } from '../platform/afterFrame.ts';
import { type PageState, usePageState } from '../state/pageState.ts';
import { textPane } from '../state/textPane.ts';
import { useStore } from '../state/useStore.ts';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import { TextPreview } from './TextPreview.tsx';

const loadEditor = () => import('./MonacoEditor.tsx');

// Evaluating the editor takes longer than showing the form: it waits until the form is on the screen.
const MonacoEditor = lazy(async () => {
  await afterFrame();
  return { default: (await loadEditor()).MonacoEditor };
});

/**
 * Loads the editor's code and creates the first editor ahead, each in an idle moment of its own; without it, or without a
 * connection, both happen when the editor is shown.
 */
export function warmEditor(page: PageState): void {
  loadEditor().then(
    ({ prepareEditor }) => whenIdle(() => prepareEditor(page)),
    () => {},
  );
}

/** The configuration as text: its first lines at once, Monaco once loaded, a plain text area if it can't be. */
export function HjsonEditor() {
  const pane = usePageState().part(textPane);
  useLayoutEffect(() => {
    pane.set('loading');
    return () => pane.set('none');
  }, [pane]);
  const isShown = useStore(pane) === 'shown';
  return (
    <>
      <LoadBoundary fallback={<PlainEditor />}>
        <Suspense fallback={<p className={styles.placeholder}>Loading the editor…</p>}>
          <MonacoEditor Head={EditorHead} />
        </Suspense>
      </LoadBoundary>
      {!isShown && <TextPreview />}
    </>
  );
}
