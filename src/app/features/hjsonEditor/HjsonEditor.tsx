import type { HjsonDocument } from 'hjson-document';
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { patience, textPane } from '../../page/textPane.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { afterFrame } from '../../platform/afterFrame.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PaneActions, PaneNote } from '../../ui/Pane.tsx';
import type { PlainSession } from './binding/plainSession.ts';
import { EditorHead } from './EditorHead.tsx';
import type { MonacoEditorProps } from './MonacoEditor.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import type { SecretCopy } from './secrets/secretCopy.ts';
import { CopySecretsDialog } from './secrets/secretParts.tsx';
// Before Monaco: a font that loads later causes a layout of the whole page. Its package exports no style sheet.
import '../../../../node_modules/monaco-editor/esm/vs/base/browser/ui/codicons/codicon/codicon.css';

const loadEditor = () => import('./MonacoEditor.tsx');

/** Loads and evaluates Monaco's code ahead of time; otherwise, that happens when the editor is shown. */
export function warmEditor(): void {
  loadEditor().catch(() => {});
}

/**
 * The configuration as text: in a plain text area from the first frame on, and in Monaco once it is ready. The area covers Monaco until
 * then, and replaces it if it fails.
 */
export function HjsonEditor() {
  const pane = usePageState().part(textPane);
  const workspace = useWorkspace();
  const plain = useRef<PlainSession>(undefined);
  const [isLong] = useState(() => isTooLong(workspace.snapshot.document));
  const [isTaken, setTaken] = useState(false);
  const [copy, setCopy] = useState<SecretCopy>();
  const { Editor, hasFailed, fail } = useLoadedEditor();
  useLayoutEffect(() => {
    pane.update((state) => (state === 'none' ? 'loading' : state));
    const stopWaiting = () => pane.set('shown');
    const timer = setTimeout(stopWaiting, patience);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [pane]);
  useEffect(() => {
    if (hasFailed) pane.set('shown');
  }, [pane, hasFailed]);
  return (
    <>
      {Editor && (
        <ErrorBoundary onFail={fail}>
          <Editor
            Head={EditorHead}
            plain={plain}
            isTaken={isTaken}
            onTake={() => setTaken(true)}
            onCopySecrets={setCopy}
          />
        </ErrorBoundary>
      )}
      {!isTaken && (
        // Reserves the header row, so that the text does not jump when the buttons load.
        <PaneActions>{hasFailed ? <span /> : <PaneNote>Loading…</PaneNote>}</PaneActions>
      )}
      {(hasFailed || !(isTaken || isLong)) && (
        <PlainEditor session={plain} hasFailed={hasFailed} onCopySecrets={setCopy} />
      )}
      <Suspense>{copy && <CopySecretsDialog copy={copy} onClose={() => setCopy(undefined)} />}</Suspense>
    </>
  );
}

/** Whether a text area would be slow with a text, in UTF-16 units: then it waits for Monaco. */
function isTooLong({ text }: HjsonDocument): boolean {
  return text.length > 200_000 || /[^\n]{10001}/.test(text);
}

interface LoadedEditor {
  /** Undefined until the code has loaded. */
  readonly Editor?: ComponentType<MonacoEditorProps>;
  readonly hasFailed: boolean;
}

/** Without Suspense: React would hold it back, up to 300 ms after its fallback. */
function useLoadedEditor(): LoadedEditor & { readonly fail: () => void } {
  const [loaded, setLoaded] = useState<LoadedEditor>({ hasFailed: false });
  const fail = () => setLoaded({ hasFailed: true });
  useEffect(() => {
    let isMounted = true;
    const note = (result: LoadedEditor) => isMounted && setLoaded(result);
    // Evaluating the editor takes longer than showing the form: it waits until the form is on the screen.
    afterFrame()
      .then(loadEditor)
      .then(
        ({ MonacoEditor }) => note({ Editor: MonacoEditor, hasFailed: false }),
        () => note({ hasFailed: true }),
      );
    return () => {
      isMounted = false;
    };
  }, []);
  return { ...loaded, fail };
}
