import { lazy, Suspense } from 'react';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';

// Asked for at once, though seldom shown: it has to be there when nothing more can be loaded.
const plainEditor = import('./PlainEditor.tsx');
const PlainEditor = lazy(async () => ({ default: (await plainEditor).PlainEditor }));

// The editor is several times the size of the rest of the page: it comes after the form is there.
const MonacoEditor = lazy(async () => ({ default: (await import('./MonacoEditor.tsx')).MonacoEditor }));

/** The configuration as text: Monaco when it is there, a plain text area when it cannot be. */
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
