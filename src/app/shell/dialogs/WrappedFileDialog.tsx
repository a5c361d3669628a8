import { Suspense } from 'react';
import { ImportForm } from '../../features/deliveryPanel/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';

export interface WrappedFile {
  readonly name: string;
  readonly text: string;
  /** What the file is, and what happens with it. */
  readonly says: string;
  readonly openAsItIs: () => void;
}

interface WrappedFileDialogProps {
  /** Undefined while the dialog is closed. */
  readonly file: WrappedFile | undefined;
  readonly onClose: () => void;
}

/** Shows the configuration in a file; the user opens that or the file itself. */
export function WrappedFileDialog({ file, onClose }: WrappedFileDialogProps) {
  const name = file?.name ?? '';
  return (
    <Dialog
      open={file !== undefined}
      onClose={onClose}
      shape="wide"
      title={`Open ${name}`}
      description={file?.says ?? ''}
    >
      <Suspense fallback={<p>Loading…</p>}>{file && <ImportForm file={file} onDone={onClose} />}</Suspense>
    </Dialog>
  );
}
