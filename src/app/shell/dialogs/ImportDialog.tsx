import { Suspense } from 'react';
import { ImportForm } from '../../features/deliveryPanel/index.ts';
import type { WrappedFile } from '../../page/dialogs.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface ImportDialogProps {
  /** The file that contains a configuration: the user opens that or the file itself. Without one, the user pastes it. */
  readonly file?: WrappedFile;
  /** Text pasted so far; empty at first. */
  readonly pasted?: string;
  readonly onClose: () => void;
}

/** Accepts a configuration, bare or embedded in another file format. */
export function ImportDialog({ file, pasted, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open
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
