import { cloneElement, lazy, Suspense, useState } from 'react';
import type { MenuProps } from './menuProps.ts';

// There is a menu on every option: none costs anything before it is opened.
const OpenMenu = lazy(async () => ({ default: (await import('./OpenMenu.tsx')).OpenMenu }));

export function Menu(props: MenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWasOpened(true),
  });
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
