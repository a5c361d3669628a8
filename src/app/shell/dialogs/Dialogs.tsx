import { type ReactNode, Suspense } from 'react';
import { FillInDialog, TakeSecretsOutDialog } from '../../features/configForm/index.ts';
import { ImportForm } from '../../features/deliveryPanel/index.ts';
import { closeDialog, type ShownDialog, shownDialog, type WrappedFile } from '../../page/dialogs.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyDialog } from '../../ui/lazyPart.tsx';
import { ChangedOnDiskDialog } from './ChangedOnDiskDialog.tsx';

const Palette = lazyDialog(async () => (await import('./Palette.tsx')).Palette);
const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);
const AboutDialog = lazyDialog(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const EditorDialog = lazyDialog(async () => (await import('./EditorDialog.tsx')).EditorDialog);
const ServerVersionDialog = lazyDialog(async () => (await import('./ServerVersionDialog.tsx')).ServerVersionDialog);
const ForgetDialog = lazyDialog(async () => (await import('./ForgetDialog.tsx')).ForgetDialog);
const CloseDialog = lazyDialog(async () => (await import('./CloseDialog.tsx')).CloseDialog);
const DraftsDialog = lazyDialog(async () => (await import('../drafts/DraftsDialog.tsx')).DraftsDialog);
const MergeWorkDialog = lazyDialog(async () => (await import('./MergeOffer.tsx')).MergeWorkDialog);

/** The dialog over the page, if one is shown. */
export function Dialogs() {
  const page = usePageState();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const shown = usePart(shownDialog);
  return <Suspense>{shown && dialogFor(shown, isOpen, () => closeDialog(page, shown))}</Suspense>;
}

function dialogFor(shown: ShownDialog, isOpen: boolean, onClose: () => void): ReactNode {
  switch (shown.kind) {
    case 'palette':
      return <Palette onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'version':
      return <ServerVersionDialog onClose={onClose} />;
    case 'forget':
      return <ForgetDialog onClose={onClose} />;
    case 'close':
      return <CloseDialog onClose={onClose} />;
    case 'drafts':
      return <DraftsDialog onClose={onClose} />;
    case 'about':
      return <AboutDialog onClose={onClose} />;
    case 'editor':
      return <EditorDialog onClose={onClose} />;
    case 'secrets':
      return isOpen && <TakeSecretsOutDialog onClose={onClose} />;
    case 'checklist':
      return isOpen && <FillInDialog onClose={onClose} />;
    case 'paste':
      return <ImportDialog pasted={shown.pasted} onClose={onClose} />;
    case 'wrapped':
      return <ImportDialog file={shown.file} onClose={onClose} />;
    case 'merge':
      return <MergeWorkDialog work={shown.work} onClose={onClose} />;
    case 'changed':
      return <ChangedOnDiskDialog file={shown.file} onClose={onClose} />;
  }
}

interface ImportDialogProps {
  /** The file that contains a configuration: the user opens that or the file itself. Without one, the user pastes it. */
  readonly file?: WrappedFile;
  /** Text pasted so far; empty at first. */
  readonly pasted?: string;
  readonly onClose: () => void;
}

/** Accepts a configuration, bare or embedded in another file format. */
function ImportDialog({ file, pasted, onClose }: ImportDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      shape="wide"
      title={file ? `Open ${file.name}` : 'Paste a configuration'}
      description={
        file?.says ??
        'HJSON or JSON, or a shell line, env file, Compose file, manifest or unit that contains SERVICE_CONFIG_HJSON.'
      }
    >
      <Suspense fallback={<p>Loading…</p>}>
        {file ? <ImportForm file={file} onDone={onClose} /> : <ImportForm pasted={pasted ?? ''} onDone={onClose} />}
      </Suspense>
    </Dialog>
  );
}
