import { DropdownMenu } from 'radix-ui';
import styles from './Menu.module.css';
import type { MenuProps } from './menuProps.ts';

/** A menu that shows its commands as soon as it is mounted. */
export function OpenMenu({ trigger, groups, align = 'start' }: MenuProps) {
  const filled = groups.filter((group) => group.length > 0);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
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
