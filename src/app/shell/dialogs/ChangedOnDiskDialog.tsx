import { Suspense } from 'react';
import type { ChangedVersions } from '../../page/workToMerge.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

// Merging is needed here alone.
const MergeOffer = lazyPart(async () => (await import('./MergeOffer.tsx')).MergeOffer);

interface ChangedOnDiskDialogProps {
  /** What the file was and is on disk; undefined while nothing is asked. */
  readonly versions: ChangedVersions | undefined;
  readonly onClose: () => void;
  readonly onOverwrite: () => void;
  readonly onReload: () => void;
  readonly onDownload: () => void;
  /** Called just before the merged text is written to the document. */
  readonly onMerged: () => void;
}

/** Somebody else changed the file since it was opened: the user decides which text to keep. */
export function ChangedOnDiskDialog(props: ChangedOnDiskDialogProps) {
  const { versions, onClose, onOverwrite, onReload, onDownload, onMerged } = props;
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog
      open={versions !== undefined}
      onClose={onClose}
      title="The file has changed on disk"
      description="Another program changed it after you opened it. Nothing has been saved yet."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={choose(onOverwrite)}>
            Overwrite the file
          </Button>
          <Button onClick={choose(onReload)}>Reload from disk</Button>
          <Button look="primary" onClick={choose(onDownload)}>
            Download my version
          </Button>
        </>
      }
    >
      <p>Reload shows the text on disk; Undo brings yours back. Download keeps both.</p>
      <Suspense>
        {versions && <MergeOffer versions={versions} onMerged={choose(onMerged)} onLeave={onClose} />}
      </Suspense>
    </Dialog>
  );
}
