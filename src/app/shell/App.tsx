import { Suspense, useEffect, useRef, useState } from 'react';
import { useDraftState } from '../drafts/draftState.ts';
import { afterFrame, whenIdle } from '../platform/afterFrame.ts';
import { canPickFiles, type FileChoice, pickFile } from '../platform/fileAccess.ts';
import { preloadStage } from '../platform/preloadStage.ts';
import { usePageState } from '../state/pageState.ts';
import { WorkspaceContext } from '../state/useWorkspace.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import styles from './App.module.css';
import type { Command } from './commands/commands.ts';
import { startShortcuts } from './commands/shortcut.ts';
import { useShortcuts } from './commands/useShortcuts.ts';
import type { OpenDialog } from './DocumentShell.tsx';
import { type Editing, loadEditing, useEditing, useSelectedIn } from './editing.ts';
import { FileDrop } from './files/FileDrop.tsx';
import { FileInput, fileInputId } from './files/FileInput.tsx';
import type { FileActions } from './files/useFileActions.tsx';
import { takeEarlyEvents } from './firstFrame/earlyEvents.ts';
import { Header } from './Header.tsx';
import { StartScreen } from './StartScreen.tsx';

const RestoredDraftNotice = lazyPart(
  async () => (await import('./drafts/RestoredDraftNotice.tsx')).RestoredDraftNotice,
);

/** How long the start screen is left to itself before the editor's code is evaluated, in milliseconds. */
const startScreenRest = 3000;

/**
 * The whole page: header, start screen or workbench, status line, and floating parts. The start screen is there before the
 * workspace; what is asked of it in the meantime happens as soon as it has loaded.
 */
export function App() {
  const page = usePageState();
  const editing = useEditing();
  const isOpen = useSelectedIn(editing, (snapshot) => snapshot.file !== undefined) === true;
  const isRestored = useDraftState().restored !== undefined;
  const [dialog, setDialog] = useState<OpenDialog>();
  const [pasted, setPasted] = useState('');
  const [failed, setFailed] = useState<() => void>();
  const files = useRef<FileActions>(undefined);
  const waiting = useRef<((files: FileActions) => void)[]>([]);

  async function load(then: (editing: Editing) => void = () => {}) {
    setFailed(undefined);
    const loaded = await loadEditing(page).catch(() => undefined);
    if (loaded) then(loaded);
    else setFailed(() => () => load(then));
  }

  function withFiles(task: (files: FileActions) => void) {
    if (files.current) return task(files.current);
    waiting.current.push(task);
    load();
  }

  function read(choice: Promise<FileChoice>) {
    withFiles((actions) => {
      // Not before: it is four times as much as what the form waits for.
      preloadStage('editor');
      void actions.read(choice);
    });
  }

  // Not after loading: a browser opens its picker only soon after the press.
  const openFile = () => (canPickFiles() ? read(pickFile()) : document.getElementById(fileInputId)?.click());
  const openDrafts = () => setDialog('drafts');
  const paste = (text: string) => {
    setPasted(text);
    setDialog('paste');
    if (!editing) load();
  };

  const commandsOf = ({ parts, workspace }: Editing): readonly Command[] =>
    parts.createCommands(workspace, page, {
      openFile,
      saveFile: () => withFiles((actions) => actions.save()),
      closeFile: () =>
        parts.wouldLoseWork(page, workspace.snapshot) ? setDialog('close') : parts.closeDocument(workspace, page),
      paste: () => paste(''),
      openPalette: () => setDialog('palette'),
      openShortcuts: () => setDialog('shortcuts'),
      openAbout: () => setDialog('about'),
      openServerVersion: () => setDialog('version'),
      openDrafts,
      forget: () => setDialog('forget'),
      focusSearch: () => document.querySelector<HTMLElement>('search input')?.focus(),
    });
  const commands = () => (editing ? commandsOf(editing) : []);
  const run = (id: string) => {
    const runIn = (loaded: Editing) =>
      commandsOf(loaded)
        .find((command) => command.id === id)
        ?.run();
    if (editing) runIn(editing);
    else if (id === 'open') openFile();
    else load(runIn);
  };
  const startCommands = () =>
    Object.entries(startShortcuts).map(([id, shortcuts]) => ({ id, shortcuts, isEnabled: true, run: () => run(id) }));
  useShortcuts(() => (editing ? commands() : startCommands()));

  // Evaluated after the start screen is on the screen, or as soon as something is asked of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    takeEarlyEvents(window);
    afterFrame().then(() => load());
  }, []);
  useEffect(() => {
    if (isOpen || !editing) return;
    const timer = setTimeout(() => whenIdle(() => editing.parts.warmEditor(page)), startScreenRest);
    return () => clearTimeout(timer);
  }, [isOpen, editing, page]);

  const parts = isOpen ? editing?.parts : undefined;
  return (
    <WorkspaceContext value={editing?.workspace}>
      <div className={styles.app}>
        {parts && <parts.SkipLinks />}
        <Header commands={commands} run={run}>
          <FileInput onChoose={read} />
        </Header>
        <FileDrop onDrop={read} />
        {editing && isRestored && (
          <Suspense>
            <RestoredDraftNotice />
          </Suspense>
        )}
        {parts ? <parts.Workbench /> : <StartScreen run={run} onPaste={paste} onDrafts={openDrafts} />}
        {parts && <parts.ProtectionOffer onDrafts={openDrafts} />}
        {parts && <parts.StatusLine onDrafts={openDrafts} />}
        {failed && <LoadFailure onRetry={failed} onClose={() => setFailed(undefined)} />}
        {editing && (
          <editing.parts.DocumentShell
            dialog={dialog}
            pasted={pasted}
            commands={commands}
            onClose={() => setDialog(undefined)}
            onFiles={(actions) => {
              files.current = actions;
              for (const task of waiting.current.splice(0)) task(actions);
            }}
          />
        )}
        <Tooltips />
      </div>
    </WorkspaceContext>
  );
}
