import type { MouseEvent, ReactElement } from 'react';

export interface MenuItem {
  readonly label: string;
  /** A shortcut, or the value that the command would set. */
  readonly detail?: string;
  readonly disabled?: boolean;
  /** Set for a choice: whether it is the current one. */
  readonly isChecked?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Groups of commands, separated by lines. */
  readonly groups: readonly (readonly MenuItem[])[];
  /** A further group, collected each time the menu opens. */
  readonly more?: () => readonly MenuItem[];
  readonly align?: 'start' | 'end';
}

/** For a menu that is open when mounted. */
export interface OpenedMenuProps {
  /** Whether a key, a shortcut or assistive technology opened it, and no pointer. */
  readonly isByKeyboard: boolean;
}

/** What a menu adds to its button. */
export interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent) => void;
}
