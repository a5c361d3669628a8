import { Suspense } from 'react';
import { ImportForm } from '../../features/deliveryPanel/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface PasteDialogProps {
  readonly open: boolean;
  /** Text pasted so far; empty at first. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** Accepts a pasted configuration, bare or embedded in another file format. */
export function PasteDialog({ open, pasted, onClose }: PasteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="wide"
      title="Paste a configuration"
      description="HJSON or JSON, or a shell line, env file, Compose file, manifest or unit that contains SERVICE_CONFIG_HJSON."
    >
      <Suspense fallback={<p>Loading…</p>}>{open && <ImportForm pasted={pasted} onDone={onClose} />}</Suspense>
    </Dialog>
  );
}
