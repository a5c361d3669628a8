import { cloneElement, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { MenuProps, OpenedMenuProps } from './menuProps.ts';

// Every option has a menu, so a menu costs nothing until it is opened.
// If its code can't be loaded, the button stays and the next press tries again.
const OpenMenu = lazyPart(
  async () => (await import('./OpenMenu.tsx')).OpenMenu,
  ({ trigger }: MenuProps & OpenedMenuProps, retry) =>
    cloneElement(trigger, { 'aria-haspopup': 'menu', onClick: retry }),
);

export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<OpenedMenuProps>();
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: ({ detail }) => setOpened({ isByKeyboard: detail === 0 }),
  });
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} {...opened} />
    </Suspense>
  );
}
