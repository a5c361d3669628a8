import { Suspense } from 'react';
import { ChecklistDialog, TakeSecretsOutDialog } from '../../features/configForm/index.ts';
import { checklistOpen } from '../../page/checklistOpen.ts';
import { usePageState } from '../../page/pageState.ts';
import { usePart } from '../../page/useStore.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { lazyDialog } from '../../ui/lazyPart.tsx';
import type { Command } from '../commands/commands.ts';
import { PasteDialog } from './PasteDialog.tsx';

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
  | 'editor'
  | 'secrets'
  | undefined;

const Palette = lazyDialog(async () => (await import('./Palette.tsx')).Palette);
const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);
const AboutDialog = lazyDialog(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const EditorDialog = lazyDialog(async () => (await import('./EditorDialog.tsx')).EditorDialog);
const ServerVersionDialog = lazyDialog(async () => (await import('./ServerVersionDialog.tsx')).ServerVersionDialog);
const ForgetDialog = lazyDialog(async () => (await import('./ForgetDialog.tsx')).ForgetDialog);
const CloseDialog = lazyDialog(async () => (await import('./CloseDialog.tsx')).CloseDialog);
const DraftsDialog = lazyDialog(async () => (await import('../drafts/DraftsDialog.tsx')).DraftsDialog);

interface DialogsProps {
  readonly dialog: OpenDialog;
  /** The text pasted into the page. */
  readonly pasted: string;
  readonly commands: () => readonly Command[];
  readonly onForget: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The dialogs over the page. */
export function Dialogs({ dialog, pasted, commands, onForget, onSave, onClose }: DialogsProps) {
  const page = usePageState();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const hasChecklist = usePart(checklistOpen);
  return (
    <>
      <Suspense>
        {dialog === 'palette' && <Palette onClose={onClose} commands={commands} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={onClose} commands={commands} />}
        {dialog === 'version' && <ServerVersionDialog onClose={onClose} />}
        {dialog === 'forget' && <ForgetDialog onClose={onClose} onForget={onForget} />}
        {dialog === 'close' && <CloseDialog onClose={onClose} onSave={onSave} />}
        {dialog === 'drafts' && <DraftsDialog onClose={onClose} />}
        {isOpen && dialog === 'secrets' && <TakeSecretsOutDialog onClose={onClose} />}
        {dialog === 'about' && <AboutDialog onClose={onClose} />}
        {dialog === 'editor' && <EditorDialog onClose={onClose} />}
        {isOpen && hasChecklist && <ChecklistDialog onClose={() => page.part(checklistOpen).set(false)} />}
      </Suspense>
      <PasteDialog open={dialog === 'paste'} pasted={pasted} onClose={onClose} />
    </>
  );
}
