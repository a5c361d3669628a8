import { closeDocument } from '../../commands/openDocument.ts';
import { saveFile } from '../../commands/saveFile.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before unsaved work is lost: this browser keeps no draft of it. */
export function CloseDialog({ onClose }: { readonly onClose: () => void }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const name = useSelected(({ file }) => file?.name ?? '');
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Close ${name}?`}
      description="Your changes are not saved, and this browser keeps no draft of them."
      actions={
        <>
          <Button look="danger" onClick={choose(() => closeDocument(workspace, page))}>
            Close without saving
          </Button>
          <Button look="primary" onClick={choose(() => saveFile(workspace, page))}>
            Save
          </Button>
        </>
      }
    />
  );
}
