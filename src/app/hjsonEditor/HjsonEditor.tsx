import { lazy, Suspense } from 'react';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';

// Loaded at once although rarely shown: it must be available when nothing more can be loaded.
const plainEditor = import('./PlainEditor.tsx');
const PlainEditor = lazy(async () => ({ default: (await plainEditor).PlainEditor }));

// The editor is several times the size of the rest of the page: it is loaded after the form is rendered.
const MonacoEditor = lazy(async () => ({ default: (await import('./MonacoEditor.tsx')).MonacoEditor }));

/** The configuration as text: Monaco once loaded, a plain text area if it can't be. */
export function HjsonEditor() {
  return (
    <LoadBoundary
      fallback={
        <Suspense>
          <PlainEditor />
        </Suspense>
      }
    >
      <Suspense fallback={<p className={styles.placeholder}>Loading the editor…</p>}>
        <MonacoEditor Head={EditorHead} />
      </Suspense>
    </LoadBoundary>
  );
}
