import { useEffect } from 'react';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { Binding } from './binding/binding.ts';
import type { CopySecretsDialogProps } from './CopySecretsDialog.tsx';
import type { SecretPopoverProps } from './SecretPopover.tsx';

interface AskedProps {
  readonly binding: Pick<Binding, 'subscribe'>;
  readonly onClose: () => void;
}

/** Closes when the view changes: what was asked for names places of the view as it was, and the text can be edited meanwhile. */
function NotLoaded({ binding, onClose, onRetry }: AskedProps & { readonly onRetry: () => void }) {
  useEffect(() => binding.subscribe(onClose), [binding, onClose]);
  return <LoadFailure onRetry={onRetry} onClose={onClose} />;
}

const notLoaded = ({ binding, onClose }: AskedProps, retry: () => void) => (
  <NotLoaded binding={binding} onClose={onClose} onRetry={retry} />
);

export const CopySecretsDialog = lazyPart<CopySecretsDialogProps & AskedProps>(
  async () => (await import('./CopySecretsDialog.tsx')).CopySecretsDialog,
  notLoaded,
);

export const SecretPopover = lazyPart<SecretPopoverProps & AskedProps>(
  async () => (await import('./SecretPopover.tsx')).SecretPopover,
  notLoaded,
);
