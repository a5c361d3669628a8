import { Suspense, useMemo } from 'react';
import { decodeFile } from '../../commands/openFile.ts';
import { downloadDocument, saveFile } from '../../commands/saveFile.ts';
import type { ChangedFile } from '../../page/dialogs.ts';
import { filesOnDisk } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

// Merging is needed here alone.
const MergeOffer = lazyPart(async () => (await import('./MergeOffer.tsx')).MergeOffer);

interface ChangedOnDiskDialogProps {
  readonly file: ChangedFile;
  readonly onClose: () => void;
}

/** Somebody else changed the file since it was opened: the user decides which text to keep. */
export function ChangedOnDiskDialog({ file, onClose }: ChangedOnDiskDialogProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { id, name, handle, before, bytes } = file;
  const versions = useMemo(() => ({ name, before, now: bytes }), [name, before, bytes]);
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };

  /** The file is as it was read just now: the next save writes over that. */
  function knowOnDisk() {
    page.part(filesOnDisk).set(id, { handle, bytes });
  }

  function overwrite() {
    knowOnDisk();
    saveFile(workspace, page);
  }

  return (
    <Dialog
      onClose={onClose}
      title="The file has changed on disk"
      description="Another program changed it after you opened it. Nothing has been saved yet."
      actions={
        <>
          <Button look="danger" onClick={choose(overwrite)}>
            Overwrite the file
          </Button>
          <Button onClick={choose(() => decodeFile(workspace, page, file))}>Reload from disk</Button>
          <Button look="primary" onClick={choose(() => downloadDocument(workspace, page))}>
            Download my version
          </Button>
        </>
      }
    >
      <p>Reload shows the text on disk; Undo brings yours back. Download keeps both.</p>
      <Suspense>
        <MergeOffer versions={versions} onMerged={choose(knowOnDisk)} onLeave={onClose} />
      </Suspense>
    </Dialog>
  );
}
