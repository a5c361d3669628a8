import { Suspense, useEffect, useState } from 'react';
import { closeDocument } from '../commands/openDocument.ts';
import { showServerReport } from '../commands/showServerReport.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { wouldLoseWork } from '../drafts/replacedWork.ts';
import { GuidedSetup } from '../features/configForm/index.ts';
import { warmEditor } from '../features/hjsonEditor/index.ts';
import { useGuide } from '../page/guidedSetup.ts';
import { usePageState } from '../page/pageState.ts';
import { hasServerReport } from '../page/serverReport.ts';
import { useSelected, useWorkspace } from '../page/useWorkspace.ts';
import { usePlaces } from '../places/places.ts';
import { whenIdle } from '../platform/afterFrame.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import styles from './App.module.css';
import { createCommands } from './commands/commands.ts';
import { useEscapeFromTool } from './commands/useEscapeFromTool.ts';
import { useShortcuts } from './commands/useShortcuts.ts';
import { Dialogs, type OpenDialog } from './dialogs/Dialogs.tsx';
import { ProtectionOffer } from './drafts/ProtectionOffer.tsx';
import { RestoredDraftNotice } from './drafts/RestoredDraftNotice.tsx';
import { FileDrop } from './files/FileDrop.tsx';
import { FileInput } from './files/FileInput.tsx';
import { OtherTabNotice } from './files/OtherTabNotice.tsx';
import { useFileActions } from './files/useFileActions.tsx';
import { usePasteAnywhere } from './files/usePasteAnywhere.ts';
import { Header } from './Header.tsx';
// Inline: as a file, it would be fetched again besides the icon of the tab.
import mark from './mark.svg?inline';
import { roomForRail } from './panes/paneState.ts';
import { SkipLinks } from './panes/SkipLinks.tsx';
import { Workbench } from './panes/Workbench.tsx';
import { StartScreen } from './StartScreen.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Toast } from './Toast.tsx';
import { useFragment } from './useFragment.ts';

/** How long the start screen is idle before the editor's code is evaluated, in milliseconds. */
const startScreenRest = 3000;

/** The whole page: header, start screen or workbench, status line, and floating parts. */
export function App() {
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const isReadable = useSelected(({ document }) => document.excess === undefined);
  const isGuided = useGuide()?.isShown === true && isOpen && isReadable;
  const hasRail = useMediaQuery(roomForRail);
  const isRestored = useDraftState().restored !== undefined;
  const [dialog, setDialog] = useState<OpenDialog>();
  const [pasted, setPasted] = useState('');
  const files = useFileActions();

  const openDrafts = () => setDialog('drafts');
  const paste = (text: string) => {
    setPasted(text);
    setDialog('paste');
  };
  const showReport = (text: string) => void showServerReport(page, text);
  usePasteAnywhere(showReport, hasServerReport);

  const commands = () =>
    createCommands(workspace, page, {
      openFile: () => elements.get('part', 'file input')?.click(),
      saveFile: files.save,
      closeFile: () => (wouldLoseWork(page, workspace.snapshot) ? setDialog('close') : closeDocument(workspace, page)),
      paste: () => paste(''),
      openPalette: () => setDialog('palette'),
      openShortcuts: () => setDialog('shortcuts'),
      openAbout: () => setDialog('about'),
      openEditor: () => setDialog('editor'),
      openServerVersion: () => setDialog('version'),
      takeSecretsOut: () => setDialog('secrets'),
      openDrafts,
      forget: () => setDialog('forget'),
      focusSearch: () => elements.get('part', 'search')?.focus(),
    });
  const run = (id: string) =>
    commands()
      .find((command) => command.id === id)
      ?.run();
  useShortcuts(commands);
  useEscapeFromTool();
  useFragment(run);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => whenIdle(() => warmEditor()), startScreenRest);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <div className={styles.app}>
      {isOpen && !isGuided && <SkipLinks />}
      {!isGuided && <Header commands={commands} run={run} onChoose={files.read} onDrafts={openDrafts} />}
      <FileDrop onDrop={isGuided ? files.read : files.drop} />
      {isRestored && !isGuided && <RestoredDraftNotice />}
      {isOpen && <OtherTabNotice />}
      {isGuided ? (
        <Suspense>
          <GuidedSetup onSave={files.save} onDrafts={openDrafts}>
            <img src={mark} alt="" />
            <FileInput onChoose={files.read} />
          </GuidedSetup>
        </Suspense>
      ) : isOpen ? (
        <>
          <Workbench />
          <ProtectionOffer onDrafts={openDrafts} />
          {hasRail && <StatusLine onDrafts={openDrafts} />}
        </>
      ) : (
        <StartScreen
          run={run}
          onChoose={files.read}
          onCompare={files.compareFiles}
          onPaste={paste}
          onDrafts={openDrafts}
        />
      )}
      {files.messages}
      <Dialogs
        dialog={dialog}
        pasted={pasted}
        commands={commands}
        onForget={files.forget}
        onSave={files.save}
        onClose={() => setDialog(undefined)}
      />
      <Toast />
      <Tooltips />
    </div>
  );
}
