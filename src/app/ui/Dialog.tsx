import { Suspense, useState } from 'react';
import type { DialogProps } from './dialogProps.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { lazyPart } from './lazyPart.tsx';

// No dialog is part of the first screen.
const OpenDialog = lazyPart(
  async () => (await import('./OpenDialog.tsx')).OpenDialog,
  ({ open, onClose }: DialogProps, retry) => open && <LoadFailure onRetry={retry} onClose={onClose} />,
);

/** Keeps the focus inside while open, closes with Escape, returns the focus. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <OpenDialog {...props} />
      </Suspense>
    )
  );
}
