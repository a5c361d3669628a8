import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { afterFrame, whenIdle } from '../platform/afterFrame.ts';
import { type PageState, usePageState } from '../state/pageState.ts';
import { textPane } from '../state/textPane.ts';
import { useStore } from '../state/useStore.ts';
import { PaneActions } from '../ui/Pane.tsx';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { MonacoEditorProps } from './MonacoEditor.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import { TextPreview } from './TextPreview.tsx';
// Before Monaco: a font that comes later has all of the page laid out again. Its package exports no style sheet.
import '../../../node_modules/monaco-editor/esm/vs/base/browser/ui/codicons/codicon/codicon.css';

const loadEditor = () => import('./MonacoEditor.tsx');

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
  const { Editor, hasFailed } = useLoadedEditor();
  return (
    <>
      <LoadBoundary fallback={<PlainEditor />}>
        {Editor && <Editor Head={EditorHead} />}
        {hasFailed && <PlainEditor />}
        {!Editor && !hasFailed && <Loading />}
      </LoadBoundary>
      {!isShown && <TextPreview />}
    </>
  );
}

function Loading() {
  return (
    <>
      {/* Has the pane show its head: the text would move when the buttons come. */}
      <PaneActions>
        <span />
      </PaneActions>
      <p className={styles.placeholder}>Loading the editor…</p>
    </>
  );
}

interface LoadedEditor {
  readonly Editor?: ComponentType<MonacoEditorProps>;
  readonly hasFailed?: boolean;
}

/** Neither of the two until the code has come. Without Suspense: React would hold it back, up to 300 ms after its fallback. */
function useLoadedEditor(): LoadedEditor {
  const [loaded, setLoaded] = useState<LoadedEditor>({});
  useEffect(() => {
    let isMounted = true;
    const note = (result: LoadedEditor) => isMounted && setLoaded(result);
    // Evaluating the editor takes longer than showing the form: it waits until the form is on the screen.
    afterFrame()
      .then(loadEditor)
      .then(
        ({ MonacoEditor }) => note({ Editor: MonacoEditor }),
        () => note({ hasFailed: true }),
      );
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
}
