import { lazy, Suspense } from 'react';
import { afterFrame } from '../platform/afterFrame.ts';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { PlainEditor } from './PlainEditor.tsx';

const loadEditor = () => import('./MonacoEditor.tsx');

// Evaluating the editor takes longer than showing the form: it waits until the form is on the screen.
const MonacoEditor = lazy(async () => {
  await afterFrame();
  return { default: (await loadEditor()).MonacoEditor };
});

/** Loads the editor's code ahead, in idle time; without it, or without a connection, it is loaded when it is shown. */
export function warmEditor(): void {
  loadEditor().catch(() => undefined);
}

/** The configuration as text: Monaco once loaded, a plain text area if it can't be. */
export function HjsonEditor() {
  return (
    <LoadBoundary fallback={<PlainEditor />}>
      <Suspense fallback={<p className={styles.placeholder}>Loading the editor…</p>}>
        <MonacoEditor Head={EditorHead} />
      </Suspense>
    </LoadBoundary>
  );
}
