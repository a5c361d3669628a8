import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialogProps.ts';

// No dialog is part of the first screen.
const OpenDialog = lazy(async () => ({ default: (await import('./OpenDialog.tsx')).OpenDialog }));

/** Keeps the focus inside while open, closes with Escape, gives the focus back. */
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
