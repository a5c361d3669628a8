import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { cloneElement, useState } from 'react';
import styles from './Menu.module.css';
import type { MenuItem, MenuProps, OpenedMenuProps } from './menuProps.ts';
import { useFirstEntry } from './useFirstEntry.ts';

/** A menu that is open when mounted. */
export function OpenMenu({ trigger, groups, more, align = 'start', isByKeyboard }: MenuProps & OpenedMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const firstEntry = useFirstEntry(isByKeyboard);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{openedByClick(trigger, () => setOpen(true))}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          ref={firstEntry}
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={stayWhereSent}
        >
          <Groups groups={groups} more={more} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Radix opens at a pointer or a key; a click without either comes from a shortcut or from assistive technology. */
export function openedByClick(trigger: MenuProps['trigger'], open: () => void): MenuProps['trigger'] {
  return cloneElement(trigger, { onClick: (event) => event.detail === 0 && open() });
}

function Groups({ groups, more }: Pick<MenuProps, 'groups'> & { readonly more: MenuProps['more'] }) {
  const [further] = useState(() => more?.() ?? []);
  const filled = [further, ...groups].filter((group) => group.length > 0);
  return filled.map((group, index) => (
    <DropdownMenu.Group key={group[0]?.label}>
      {index > 0 && <DropdownMenu.Separator className={styles.separator} />}
      {group.map((item) => (
        <MenuEntry key={item.label} {...item} />
      ))}
    </DropdownMenu.Group>
  ));
}

/** Does not return the focus to the button if a command has moved it. */
function stayWhereSent(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

function MenuEntry({ label, detail, disabled = false, isChecked, onSelect }: MenuItem) {
  const content = (
    <>
      <span>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
  const shared = { className: styles.item, disabled, onSelect };
  if (isChecked === undefined) return <DropdownMenu.Item {...shared}>{content}</DropdownMenu.Item>;
  return (
    <DropdownMenu.CheckboxItem {...shared} checked={isChecked}>
      <Check className={styles.check} aria-hidden />
      {content}
    </DropdownMenu.CheckboxItem>
  );
}
