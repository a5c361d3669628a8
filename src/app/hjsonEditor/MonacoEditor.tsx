import { Editor, type OnMount } from '@monaco-editor/react';
import { Eye, EyeOff } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { storePageWhenIdle } from '../platform/offlineCopy.ts';
import { usePageState } from '../state/pageState.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
import { IconButton } from '../ui/Button.tsx';
import { PaneAction, PaneActions } from '../ui/Pane.tsx';
import { changeCount } from './binding/changeCount.ts';
import { sessionFor } from './binding/session.ts';
import { ChangesView } from './ChangesView.tsx';
import styles from './Editor.module.css';
import { formatText } from './formatText.ts';
import { attachEditor } from './monaco/attachEditor.ts';
import { largeFile, optionsFor } from './monaco/editorOptions.ts';
import type { SecretCopy } from './monaco/guardClipboard.ts';
import { languageId } from './monaco/language.ts';
import { useEditorTheme } from './monaco/useEditorTheme.ts';

const CopySecretsDialog = lazy(async () => ({
  default: (await import('./CopySecretsDialog.tsx')).CopySecretsDialog,
}));

/** The text in Monaco, or what changed in it, with the pane's buttons. */
export function MonacoEditor() {
  const workspace = useWorkspace();
  const page = usePageState();
  const session = sessionFor(workspace, page);
  const changes = useSelected(changeCount);
  const isLarge = useSelected(({ document, text }) => document.excess !== undefined || text.length > largeFile);
  const options = useSelected((snapshot) => optionsFor(snapshot.document));
  const [showsChanges, setShowsChanges] = useState(false);
  const [copy, setCopy] = useState<SecretCopy>();
  const theme = useEditorTheme();
  const format = () => formatText(workspace, page);
  const showText = () => flushSync(() => setShowsChanges(false));
  const mount: OnMount = (editor) => {
    attachEditor(editor, session, { onCopySecrets: setCopy, format, showText });
    describeTabKey(editor.getContainerDomNode());
    storePageWhenIdle();
  };

  return (
    <div className={styles.editor}>
      <PaneActions>
        <SecretsButton />
        <PaneAction
          name="Changes"
          icon="changes"
          aria-pressed={showsChanges}
          onClick={() => setShowsChanges(!showsChanges)}
        >
          {changes}
        </PaneAction>
        <PaneAction name="Format" icon="format" onClick={format} />
      </PaneActions>
      {showsChanges && <ChangesView onClose={() => session.focus()} />}
      <div className={styles.text} hidden={showsChanges}>
        <Editor
          path={session.model.uri.toString()}
          language={isLarge ? 'plaintext' : languageId}
          theme={theme}
          keepCurrentModel
          className={coloured}
          options={options}
          loading={<p className={styles.placeholder}>Loading the editor…</p>}
          onMount={mount}
        />
      </div>
      <p id={tabKeyHint} className="visuallyHidden">
        {tabKeyText}
      </p>
      <Suspense>{copy && <CopySecretsDialog copy={copy} onClose={() => setCopy(undefined)} />}</Suspense>
    </div>
  );
}

/** One switch for all secrets in the text; what is shown hides again with the tab. */
function SecretsButton() {
  const { binding } = sessionFor(useWorkspace(), usePageState());
  const showsAll = useSyncExternalStore(binding.subscribe, () => binding.reveals.all);
  return (
    <IconButton label="Hide secrets" aria-pressed={!showsAll} onClick={() => binding.reveal({ all: !showsAll })}>
      {showsAll ? <Eye /> : <EyeOff />}
    </IconButton>
  );
}

/** Monaco defines its colours for elements of this class, too: the context menu floats beside the editor, not in it. */
const coloured = 'monaco-component';

const tabKeyHint = 'hjson-tab-key';
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const tabKeyText = `Tab indents. Press ${isApple ? 'Control+Shift+M' : 'Control+M'} to make Tab leave the editor.`;

/** Monaco takes the Tab key: whoever works by keyboard has to be told the way out. */
function describeTabKey(container: HTMLElement): void {
  container.querySelector('[role="textbox"], textarea')?.setAttribute('aria-describedby', tabKeyHint);
}
