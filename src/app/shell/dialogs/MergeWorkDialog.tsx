import type { WorkToMerge } from '../../page/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MergeOffer } from './MergeOffer.tsx';

interface MergeWorkDialogProps {
  readonly work: WorkToMerge;
  readonly onClose: () => void;
}

/** Brings unsaved work into the file as it is now. */
export function MergeWorkDialog({ work, onClose }: MergeWorkDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge your changes into ${work.versions.name}`}
      description="The file is not as it was when you began your changes."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <MergeOffer {...work} onMerged={onClose} onLeave={onClose} />
    </Dialog>
  );
}
