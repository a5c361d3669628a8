import type { editor } from 'monaco-editor/editor';
import { type ComponentType, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../platform/afterFrame.ts';
import { storePageWhenIdle } from '../platform/offlineCopy.ts';
import { usePageState } from '../state/pageState.ts';
import { usePreferences } from '../state/preferences.ts';
import { textPane } from '../state/textPane.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
import { changeCount } from './binding/changeCount.ts';
import { sessionFor } from './binding/session.ts';
import { ChangesView } from './ChangesView.tsx';
import styles from './Editor.module.css';
import type { EditorHeadProps } from './EditorHead.tsx';
import { formatText } from './formatText.ts';
import { attachEditor } from './monaco/attachEditor.ts';
import { largeFile, optionsFor, readingOptions } from './monaco/editorOptions.ts';
import type { SecretCopy } from './monaco/guardClipboard.ts';
import { languageId } from './monaco/language.ts';
import type { TappedSecret } from './monaco/offerSecret.ts';
import { PlacedEditor } from './monaco/PlacedEditor.tsx';
import { revealRange } from './monaco/revealSecret.ts';
import { useEditorTheme } from './monaco/useEditorTheme.ts';
import { CopySecretsDialog, SecretPopover } from './secretParts.tsx';

export { prepareEditor } from './monaco/spareEditor.tsx';

export interface MonacoEditorProps {
  /** The buttons of the pane. */
  readonly Head: ComponentType<EditorHeadProps>;
}

/** The text in Monaco, or its changes, with the pane's buttons. */
export function MonacoEditor({ Head }: MonacoEditorProps) {
  const workspace = useWorkspace();
  const page = usePageState();
  const session = sessionFor(workspace, page);
  const changes = useSelected(changeCount);
  const isLarge = useSelected(({ document, text }) => document.excess !== undefined || text.length > largeFile);
  const suited = useSelected((snapshot) => optionsFor(snapshot.document));
  const wishes = usePreferences();
  const options = useMemo(() => ({ ...suited, ...readingOptions(wishes) }), [suited, wishes]);
  const { binding } = session;
  const showsSecrets = useSyncExternalStore(binding.subscribe, () => binding.reveals.all);
  const [showsChanges, setShowsChanges] = useState(false);
  const [copy, setCopy] = useState<SecretCopy>();
  const [tapped, setTapped] = useState<TappedSecret>();
  const theme = useEditorTheme();
  const format = () => formatText(workspace, page);
  const showText = () => flushSync(() => setShowsChanges(false));
  const mount = (view: editor.IStandaloneCodeEditor) => {
    attachEditor(view, session, { onCopySecrets: setCopy, onTapSecret: setTapped, format, showText });
    describeTabKey(view.getContainerDomNode());
    // Monaco draws in the next frame.
    afterFrame().then(() => page.part(textPane).update((state) => (state === 'loading' ? 'shown' : state)));
    storePageWhenIdle();
  };

  return (
    <div className={styles.editor}>
      <Head
        changes={changes}
        showsChanges={showsChanges}
        onShowChanges={setShowsChanges}
        showsSecrets={showsSecrets}
        onShowSecrets={(all) => binding.reveal({ all })}
        onFormat={format}
      />
      {showsChanges && <ChangesView onClose={() => session.focus()} />}
      <div className={styles.text} hidden={showsChanges}>
        <PlacedEditor
          model={session.model}
          language={isLarge ? 'plaintext' : languageId}
          theme={theme}
          className={coloured}
          options={options}
          loading=""
          onMount={mount}
        />
      </div>
      <p id={tabKeyHint} className="visuallyHidden">
        {tabKeyText}
      </p>
      <Suspense>
        {copy && <CopySecretsDialog copy={copy} binding={binding} onClose={() => setCopy(undefined)} />}
      </Suspense>
      <Suspense>
        {tapped && (
          <SecretPopover
            secret={tapped}
            binding={binding}
            onShow={({ sourceRange }) => revealRange(session, sourceRange)}
            onClose={() => setTapped(undefined)}
            onLeave={() => session.focus()}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Monaco defines its colours for this class as well: the context menu is outside the editor's element. */
const coloured = 'monaco-component';

const tabKeyHint = 'hjson-tab-key';
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const tabKeyText = `Tab leaves the editor until you type; then it indents, and Escape makes it leave again. ${isApple ? 'Control+Shift+M' : 'Control+M'} makes it always leave.`;

/** Says what Tab does: keyboard users need to know how to leave, and how to indent. */
function describeTabKey(container: HTMLElement): void {
  container.querySelector('[role="textbox"], textarea')?.setAttribute('aria-describedby', tabKeyHint);
}
