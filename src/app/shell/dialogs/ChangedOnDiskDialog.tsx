import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ChangedOnDiskDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOverwrite: () => void;
  readonly onReload: () => void;
  readonly onDownload: () => void;
}

/** Somebody else changed the file since it was opened: the user decides which text to keep. */
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
    </Dialog>
  );
}
