import { Suspense, useEffect, useState } from 'react';
import { useDraftState } from '../drafts/draftState.ts';
import { whenIdle } from '../platform/afterFrame.ts';
import { checklistOpen } from '../state/checklistOpen.ts';
import { closeDocument, wouldLoseWork } from '../state/openDocument.ts';
import { usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import styles from './App.module.css';
import { type Command, createCommands } from './commands/commands.ts';
import { useShortcuts } from './commands/useShortcuts.ts';
import { useDeepLink } from './deepLink.ts';
import { PasteDialog } from './dialogs/PasteDialog.tsx';
import { FileDrop } from './files/FileDrop.tsx';
import { FileInput } from './files/FileInput.tsx';
import { useFileActions } from './files/useFileActions.tsx';
import { Header } from './Header.tsx';
import { StartScreen } from './StartScreen.tsx';
import { Toast } from './Toast.tsx';

interface LaterDialogProps {
  readonly onClose: () => void;
}

interface CommandDialogProps extends LaterDialogProps {
  readonly commands: () => readonly Command[];
}

const notLoaded = ({ onClose }: LaterDialogProps, retry: () => void) => (
  <LoadFailure onRetry={retry} onClose={onClose} />
);
const Palette = lazyPart<CommandDialogProps>(async () => (await import('./dialogs/Palette.tsx')).Palette, notLoaded);
const ShortcutsDialog = lazyPart<CommandDialogProps>(
  async () => (await import('./dialogs/ShortcutsDialog.tsx')).ShortcutsDialog,
  notLoaded,
);

const AboutDialog = lazyPart(async () => (await import('./dialogs/AboutDialog.tsx')).AboutDialog, notLoaded);

const ChecklistDialog = lazyPart(
  async () => (await import('../configForm/ChecklistDialog.tsx')).ChecklistDialog,
  notLoaded,
);

const ServerVersionDialog = lazyPart(
  async () => (await import('./dialogs/ServerVersionDialog.tsx')).ServerVersionDialog,
  notLoaded,
);

const ForgetDialog = lazyPart<LaterDialogProps & { readonly onForget: () => void }>(
  async () => (await import('./dialogs/ForgetDialog.tsx')).ForgetDialog,
  notLoaded,
);

const CloseDialog = lazyPart<LaterDialogProps & { readonly onSave: () => void }>(
  async () => (await import('./dialogs/CloseDialog.tsx')).CloseDialog,
  notLoaded,
);

const RestoredDraftNotice = lazyPart(
  async () => (await import('./drafts/RestoredDraftNotice.tsx')).RestoredDraftNotice,
);

const DraftsDialog = lazyPart(async () => (await import('./drafts/DraftsDialog.tsx')).DraftsDialog, notLoaded);

// The start screen needs none of them. Their code is requested at once, so that it is ready when a file is opened.
const openParts = () => import('./openParts.ts');
const Workbench = lazyPart(async () => (await openParts()).Workbench);
const SkipLinks = lazyPart(async () => (await openParts()).SkipLinks);
const StatusLine = lazyPart(async () => (await openParts()).StatusLine);
for (const part of [Workbench, SkipLinks, StatusLine]) part.preload();

/** How long the start screen is left to itself before the editor's code is evaluated, in milliseconds. */
const startScreenRest = 3000;

type OpenDialog = 'palette' | 'shortcuts' | 'paste' | 'version' | 'drafts' | 'forget' | 'close' | 'about' | undefined;

/** The whole page: header, start screen or workbench, status line, and floating parts. */
export function App() {
  const workspace = useWorkspace();
  const page = usePageState();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [pasted, setPasted] = useState('');
  const isRestored = useDraftState().restored !== undefined;
  const hasChecklist = useStore(page.part(checklistOpen));
  const files = useFileActions();
  const openDrafts = () => setDialog('drafts');
  const paste = (text: string) => {
    setPasted(text);
    setDialog('paste');
  };
  const commands = () =>
    createCommands(workspace, page, {
      openFile: files.open,
      saveFile: files.save,
      closeFile: () => (wouldLoseWork(page, workspace.snapshot) ? setDialog('close') : closeDocument(workspace, page)),
      paste: () => paste(''),
      openPalette: () => setDialog('palette'),
      openShortcuts: () => setDialog('shortcuts'),
      openAbout: () => setDialog('about'),
      openServerVersion: () => setDialog('version'),
      openDrafts,
      forget: () => setDialog('forget'),
      focusSearch: () => document.querySelector<HTMLElement>('search input')?.focus(),
    });
  useShortcuts(commands);
  useDeepLink();
  const close = () => setDialog(undefined);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => whenIdle(async () => (await openParts()).warmEditor()), startScreenRest);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <div className={styles.app}>
      {isOpen && (
        <Suspense>
          <SkipLinks />
        </Suspense>
      )}
      <Header commands={commands}>
        <FileInput onChoose={files.read} />
      </Header>
      <FileDrop onDrop={files.read} />
      {isRestored && (
        <Suspense>
          <RestoredDraftNotice />
        </Suspense>
      )}
      {isOpen ? (
        <Suspense fallback={<main aria-busy />}>
          <Workbench />
        </Suspense>
      ) : (
        <StartScreen commands={commands} onPaste={paste} onDrafts={openDrafts} />
      )}
      {isOpen && (
        <Suspense fallback={<footer className={styles.status} />}>
          <StatusLine onDrafts={openDrafts} />
        </Suspense>
      )}
      {files.messages}
      <Suspense>
        {dialog === 'palette' && <Palette onClose={close} commands={commands} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} commands={commands} />}
        {dialog === 'version' && <ServerVersionDialog onClose={close} />}
        {dialog === 'forget' && <ForgetDialog onClose={close} onForget={files.forget} />}
        {dialog === 'close' && <CloseDialog onClose={close} onSave={files.save} />}
        {dialog === 'drafts' && <DraftsDialog onClose={close} />}
        {dialog === 'about' && <AboutDialog onClose={close} />}
        {isOpen && hasChecklist && <ChecklistDialog onClose={() => page.part(checklistOpen).set(false)} />}
      </Suspense>
      <PasteDialog open={dialog === 'paste'} pasted={pasted} onClose={close} />
      <Toast />
      <Tooltips />
    </div>
  );
}
