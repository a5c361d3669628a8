import { Editor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { usePreferences } from '../../page/preferences.ts';
import { textPane } from '../../page/textPane.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { afterFrame } from '../../platform/afterFrame.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { storePageWhenIdle } from '../../platform/offlineCopy.ts';
import { isApple } from '../../platform/shortcut.ts';
import type { PlaceInText, PlainSession } from './binding/plainSession.ts';
import { showSecret } from './binding/toggleSecret.ts';
import { ChangesView } from './ChangesView.tsx';
import { changeCount } from './changeCount.ts';
import styles from './Editor.module.css';
import type { EditorHeadProps } from './EditorHead.tsx';
import { formatText } from './formatText.ts';
import { attachEditor } from './monaco/attachEditor.ts';
import { displayOptions, largeFile, optionsFor } from './monaco/editorOptions.ts';
import type { EditorSession } from './monaco/editorSession.ts';
import { languageId } from './monaco/language/language.ts';
import { darkTheme, lightTheme } from './monaco/language/themes.ts';
import { monaco } from './monaco/monaco.ts';
import { shownAt } from './monaco/positions.ts';
import { sessionFor } from './monaco/session.ts';
import type { TappedSecret } from './secrets/SecretPopover.tsx';
import type { SecretCopy } from './secrets/secretCopy.ts';
import { SecretPopover } from './secrets/secretParts.tsx';

export interface MonacoEditorProps {
  /** The buttons of the pane. */
  readonly Head: ComponentType<EditorHeadProps>;
  /** The editor that covers this one. */
  readonly plain: RefObject<PlainSession | undefined>;
  /** Whether this editor has replaced it. */
  readonly isTaken: boolean;
  /** Called when it takes over: must set `isTaken`. */
  readonly onTake: () => void;
  readonly onCopySecrets: (copy: SecretCopy) => void;
}

/** The text in Monaco, or its changes, with the pane's buttons. */
export function MonacoEditor({ Head, plain, isTaken, onTake, onCopySecrets }: MonacoEditorProps) {
  const workspace = useWorkspace();
  const page = usePageState();
  const session = sessionFor(workspace, page);
  const changes = useSelected(changeCount);
  const isLarge = useSelected(({ document, text }) => document.excess !== undefined || text.length > largeFile);
  const suited = useSelected((snapshot) => optionsFor(snapshot.document));
  const preferences = usePreferences();
  const options = useMemo(() => ({ ...displayOptions(preferences), ...suited }), [suited, preferences]);
  const { binding } = session;
  const showsSecrets = useSyncExternalStore(binding.subscribe, () => binding.reveals.all);
  const [showsChanges, setShowsChanges] = useState(false);
  const [tapped, setTapped] = useState<TappedSecret>();
  const theme = useEditorTheme();
  const format = () => formatText(workspace, page);
  const showText = () => flushSync(() => setShowsChanges(false));
  /** In one task, so that no keystroke comes in between. */
  const takeOver = (view: editor.IStandaloneCodeEditor) => {
    const place = plain.current?.place();
    flushSync(onTake);
    // Revealing the active option needs the height.
    view.layout();
    attachEditor(view, session, { onCopySecrets, onTapSecret: setTapped, format, showText });
    describeTabKey(view.getContainerDomNode());
    if (place) continueAt(view, session, place);
    // Monaco draws in the next frame.
    afterFrame().then(() => page.part(textPane).set('shown'));
    storePageWhenIdle();
  };
  const mount = (view: editor.IStandaloneCodeEditor) => {
    // React cannot flush within an effect.
    const take = () => queueMicrotask(() => view.getModel() && takeOver(view));
    if (plain.current) plain.current.afterTyping(take);
    else take();
  };

  // Anything else that Escape closes, such as a menu or the find box, prevents the default.
  const leaveChanges = (event: KeyboardEvent) => {
    if (!showsChanges || event.key !== 'Escape' || event.isDefaultPrevented()) return;
    event.preventDefault();
    session.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the buttons and editors inside.
    <div className={styles.editor} onKeyDown={leaveChanges}>
      {isTaken && (
        <Head
          changes={changes}
          showsChanges={showsChanges}
          onShowChanges={setShowsChanges}
          showsSecrets={showsSecrets}
          onShowSecrets={(all) => binding.reveal({ all })}
          onFormat={format}
        />
      )}
      {showsChanges && <ChangesView />}
      <div className={styles.text} hidden={showsChanges} inert={!isTaken}>
        <Editor
          keepCurrentModel
          path={session.model.uri.toString()}
          language={isLarge ? 'plaintext' : languageId}
          theme={theme}
          className={coloured}
          options={options}
          loading={null}
          // The wrapper sets it after creating the editor, which would force another style recalculation of the page.
          beforeMount={() => monaco.editor.setTheme(theme)}
          onMount={mount}
        />
      </div>
      <p id={tabKeyHint} className="visuallyHidden">
        {tabKeyText}
      </p>
      <Suspense>
        {tapped && (
          <SecretPopover
            secret={tapped}
            onShow={({ sourceRange }) => announce(page, showSecret(binding, sourceRange))}
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
const tabKeyText = `Tab leaves the editor until you type; then it indents, and Escape makes it leave again. ${isApple ? 'Control+Shift+M' : 'Control+M'} makes it always leave.`;

/** Says what Tab does: keyboard users need to know how to leave, and how to indent. */
function describeTabKey(container: HTMLElement): void {
  container.querySelector('[role="textbox"], textarea')?.setAttribute('aria-describedby', tabKeyHint);
}

/** The editor theme for the page's theme; Monaco's own in forced colours. */
export function useEditorTheme(): string {
  const { theme } = usePreferences();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isForced = useMediaQuery('(forced-colors: active)');
  if (isForced) return prefersDark ? 'hc-black' : 'hc-light';
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return isDark ? darkTheme : lightTheme;
}

/** Continues in Monaco where the user was in the plain editor: the same selection, scroll position and focus, drawn at once. */
function continueAt(view: editor.IStandaloneCodeEditor, session: EditorSession, place: PlaceInText): void {
  const { LTR, RTL } = monaco.SelectionDirection;
  const range = monaco.Range.lift(shownAt(session, place.selection));
  const selection = monaco.Selection.fromRange(range, place.isBackward ? RTL : LTR);
  view.setSelection(selection);
  const { lineNumber, column } = selection.getPosition();
  const top = view.getTopForPosition(lineNumber, column) - view.getTopForPosition(1, 1) - place.caretTop;
  view.setScrollTop(top, monaco.editor.ScrollType.Immediate);
  if (place.hasFocus) view.focus();
  view.render(true);
}
