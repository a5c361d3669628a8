import { Suspense } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const ImportForm = lazyPart(async () => (await import('../../deliveryPanel/ImportForm.tsx')).ImportForm);

interface PasteDialogProps {
  readonly open: boolean;
  /** What was pasted already; empty while nothing was. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** Takes a pasted configuration, bare or inside what some other program wraps around it. */
export function PasteDialog({ open, pasted, onClose }: PasteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Paste a configuration"
      description="HJSON or JSON, or a shell line, env file, Compose file, manifest or unit that contains SERVICE_CONFIG_HJSON."
    >
      <Suspense fallback={<p>Loading…</p>}>{open && <ImportForm pasted={pasted} onDone={onClose} />}</Suspense>
    </Dialog>
  );
}
