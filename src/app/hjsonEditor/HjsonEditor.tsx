import { lazy, Suspense } from 'react';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { PlainEditor } from './PlainEditor.tsx';

// The editor is several times the size of the rest of the page: it is loaded after the form is rendered.
const MonacoEditor = lazy(async () => ({ default: (await import('./MonacoEditor.tsx')).MonacoEditor }));

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
