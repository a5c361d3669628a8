import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ChangedOnDiskDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOverwrite: () => void;
  readonly onReload: () => void;
  readonly onDownload: () => void;
}

/** Somebody else wrote the file since it was opened: the user decides which text lives on. */
export function ChangedOnDiskDialog({ open, onClose, onOverwrite, onReload, onDownload }: ChangedOnDiskDialogProps) {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="The file has changed on disk"
      description="Another program wrote it after you opened it. Nothing has been saved yet."
    >
      <Button onClick={choose(onOverwrite)}>Overwrite it with my text</Button>
      <Button onClick={choose(onReload)}>Load the text on disk; undo brings mine back</Button>
      <Button look="primary" onClick={choose(onDownload)}>
        Keep both: download mine
      </Button>
    </Dialog>
  );
}
