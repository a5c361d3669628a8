import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  /** A shortcut or the value that the command would bring. */
  readonly detail?: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  /** Groups of commands, with a line between them. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly align?: 'start' | 'end';
}

export function Menu({ trigger, groups, align = 'start' }: MenuProps) {
  const filled = groups.filter((group) => group.length > 0);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {filled.map((group, index) => (
            <DropdownMenu.Group key={group[0]?.label}>
              {index > 0 && <DropdownMenu.Separator className={styles.separator} />}
              {group.map((item) => (
                <DropdownMenu.Item
                  key={item.label}
                  className={styles.item}
                  disabled={item.disabled ?? false}
                  onSelect={item.onSelect}
                >
                  <span>{item.label}</span>
                  {item.detail && <span className={styles.detail}>{item.detail}</span>}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
