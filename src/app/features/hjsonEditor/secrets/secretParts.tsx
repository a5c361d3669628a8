import { useEffect } from 'react';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { CopySecretsDialogProps } from './CopySecretsDialog.tsx';
import type { SecretPopoverProps } from './SecretPopover.tsx';

interface AskedProps {
  readonly onClose: () => void;
}

/** Closes when the text changes: the request refers to ranges of the previous text. */
function NotLoaded({ onClose, onRetry }: AskedProps & { readonly onRetry: () => void }) {
  const workspace = useWorkspace();
  useEffect(() => workspace.subscribe(onClose), [workspace, onClose]);
  return <LoadFailure onRetry={onRetry} onClose={onClose} />;
}

const notLoaded = ({ onClose }: AskedProps, retry: () => void) => <NotLoaded onClose={onClose} onRetry={retry} />;

export const CopySecretsDialog = lazyPart<CopySecretsDialogProps>(
  async () => (await import('./CopySecretsDialog.tsx')).CopySecretsDialog,
  notLoaded,
);

export const SecretPopover = lazyPart<SecretPopoverProps>(
  async () => (await import('./SecretPopover.tsx')).SecretPopover,
  notLoaded,
);
