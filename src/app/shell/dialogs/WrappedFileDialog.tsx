import { Suspense } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const ImportForm = lazyPart(async () => (await import('../../deliveryPanel/ImportForm.tsx')).ImportForm);

export interface WrappedFile {
  readonly name: string;
  readonly text: string;
  /** What kind of file it is: «Compose file». */
  readonly reader: string;
  readonly openAsItIs: () => void;
}

interface WrappedFileDialogProps {
  /** Undefined while the dialog is closed. */
  readonly file: WrappedFile | undefined;
  readonly onClose: () => void;
}

/** Shows the configuration that a file holds; the user takes it out, or opens the file as it is. */
export function WrappedFileDialog({ file, onClose }: WrappedFileDialogProps) {
  const name = file?.name ?? '';
  return (
    <Dialog
      open={file !== undefined}
      onClose={onClose}
      wide
      title={`Open ${name}`}
      description={`This looks like a file that holds the configuration (${file?.reader}), not like the configuration itself. What you open is taken out of it; ${name} stays as it is.`}
    >
      <Suspense fallback={<p>Loading…</p>}>{file && <ImportForm file={file} onDone={onClose} />}</Suspense>
    </Dialog>
  );
}
