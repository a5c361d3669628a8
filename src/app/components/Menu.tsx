import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

export interface MenuItem {
  readonly label: string;
  /** A shortcut or the value that the command would bring. */
  readonly detail?: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Groups of commands, with a line between them. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly align?: 'start' | 'end';
}

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
}

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
