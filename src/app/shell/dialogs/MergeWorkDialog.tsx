import type { HjsonDocument } from '../../../hjson/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type ChangedVersions, MergeOffer } from './MergeOffer.tsx';

/** Unsaved work whose file has been opened again, and was changed meanwhile. */
export interface WorkToMerge {
  readonly versions: ChangedVersions;
  readonly mine: HjsonDocument;
}

interface MergeWorkDialogProps {
  readonly work: WorkToMerge;
  readonly onClose: () => void;
}

/** Brings unsaved work into the file as it is now. */
export function MergeWorkDialog({ work: { versions, mine }, onClose }: MergeWorkDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge your changes into ${versions.name}`}
      description="The file is not as it was when you began your changes."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <MergeOffer versions={versions} mine={mine} onMerged={onClose} />
    </Dialog>
  );
}
