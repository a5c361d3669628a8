import { Suspense, useLayoutEffect } from 'react';
import { checklistOpen } from '../state/checklistOpen.ts';
import { usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { Command } from './commands/commands.ts';
import { useDeepLink } from './deepLink.ts';
import { PasteDialog } from './dialogs/PasteDialog.tsx';
import { type FileActions, useFileActions } from './files/useFileActions.tsx';
import { Toast } from './Toast.tsx';

/** A dialog over the page; none at first. */
export type OpenDialog =
  | 'palette'
  | 'shortcuts'
  | 'paste'
  | 'version'
  | 'drafts'
  | 'forget'
  | 'close'
  | 'about'
  | undefined;

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

const DraftsDialog = lazyPart(async () => (await import('./drafts/DraftsDialog.tsx')).DraftsDialog, notLoaded);

interface DocumentShellProps {
  readonly dialog: OpenDialog;
  /** What was pasted into the page. */
  readonly pasted: string;
  readonly commands: () => readonly Command[];
  readonly onClose: () => void;
  /** Receives the actions with files, those of the latest rendering. */
  readonly onFiles: (files: FileActions) => void;
}

/** What floats over the page: dialogs, messages and announcements. */
export function DocumentShell({ dialog, pasted, commands, onClose, onFiles }: DocumentShellProps) {
  const page = usePageState();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const hasChecklist = useStore(page.part(checklistOpen));
  const files = useFileActions();
  useDeepLink();
  useLayoutEffect(() => onFiles(files));
  return (
    <>
      {files.messages}
      <Suspense>
        {dialog === 'palette' && <Palette onClose={onClose} commands={commands} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={onClose} commands={commands} />}
        {dialog === 'version' && <ServerVersionDialog onClose={onClose} />}
        {dialog === 'forget' && <ForgetDialog onClose={onClose} onForget={files.forget} />}
        {dialog === 'close' && <CloseDialog onClose={onClose} onSave={files.save} />}
        {dialog === 'drafts' && <DraftsDialog onClose={onClose} />}
        {dialog === 'about' && <AboutDialog onClose={onClose} />}
        {isOpen && hasChecklist && <ChecklistDialog onClose={() => page.part(checklistOpen).set(false)} />}
      </Suspense>
      <PasteDialog open={dialog === 'paste'} pasted={pasted} onClose={onClose} />
      <Toast />
    </>
  );
}
