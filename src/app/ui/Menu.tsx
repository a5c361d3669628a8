import { cloneElement, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { MenuProps } from './menuProps.ts';

// Every option has a menu, so a menu costs nothing until it is opened.
// If its code can't be loaded, the button stays and the next press tries again.
const OpenMenu = lazyPart(
  async () => (await import('./OpenMenu.tsx')).OpenMenu,
  ({ trigger }: MenuProps, retry) => cloneElement(trigger, { 'aria-haspopup': 'menu', onClick: retry }),
);

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
