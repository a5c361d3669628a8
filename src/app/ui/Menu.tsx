import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { usePlaces } from '../places/places.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  /** Where labels may be the same. */
  readonly id?: string;
  readonly label: string;
  /** A shortcut, or the value that the command would set. */
  readonly detail?: string;
  readonly isShortcut?: boolean;
  /** What it does cannot be undone. */
  readonly isDangerous?: boolean;
  readonly disabled?: boolean;
  /** Set for something that is on or off: whether it is on. */
  readonly isChecked?: boolean;
  /** Set in a group with one choice: whether it is chosen. */
  readonly isChosen?: boolean;
  readonly onSelect: () => void;
}

/** The button that opens a menu. */
export type MenuTrigger = ReactElement<ComponentProps<'button'>>;

interface MenuProps {
  readonly trigger: MenuTrigger;
  /** Groups of commands, separated by lines. */
  readonly groups: readonly (readonly MenuItem[])[];
  /** Another group, collected each time the menu opens. */
  readonly more?: () => readonly MenuItem[];
  readonly align?: 'start' | 'end';
}

/** Commands behind a button. */
export function Menu({ trigger, groups, more, align = 'start' }: MenuProps) {
  return (
    <MenuFrame trigger={trigger} align={align} onCloseAutoFocus={stayWhereSent}>
      <Groups groups={groups} more={more} />
    </MenuFrame>
  );
}

interface MenuFrameProps {
  readonly trigger: MenuTrigger;
  readonly className?: string | undefined;
  readonly align: 'start' | 'end';
  readonly onCloseAutoFocus: (event: Event) => void;
  /** Rendered while the menu is open. */
  readonly children: ReactNode;
}

/**
 * The frame of a menu, for entries of any kind that Radix has. Radix is mounted while the menu is open: closed, each of its menus would
 * listen to every key of the page.
 */
export function MenuFrame({ trigger, className = '', align, onCloseAutoFocus, children }: MenuFrameProps) {
  const id = useId();
  const [opened, setOpened] = useState<{ readonly from: HTMLElement; readonly isByKey: boolean }>();
  const { elements } = usePlaces();
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        onPointerDown(event) {
          if (trigger.props.disabled || event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus.
          if (!opened) event.preventDefault();
          setOpened(opened ? undefined : { from: event.currentTarget, isByKey: false });
        },
        // Of a key, a shortcut or assistive technology.
        onClick: ({ detail, currentTarget }) => detail === 0 && setOpened({ from: currentTarget, isByKey: true }),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened({ from: event.currentTarget, isByKey: true });
        },
      })}
      {opened && (
        <DropdownMenu.Root modal={false} open onOpenChange={() => setOpened(undefined)}>
          <DropdownMenu.Trigger asChild>
            <InPlaceOf button={opened.from} />
          </DropdownMenu.Trigger>
          {/* Inside the landmark `main`: assistive technology expects all content of a page in one. */}
          <DropdownMenu.Portal container={elements.get('part', 'main')}>
            <DropdownMenu.Content
              ref={opened.isByKey ? focusFirst : null}
              className={`${styles.menu} ${className}`}
              aria-labelledby={id}
              align={align}
              sideOffset={4}
              collisionPadding={8}
              onCloseAutoFocus={onCloseAutoFocus}
            >
              {children}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </>
  );
}

/** Stands in Radix's tree for a button that is outside of it. The reference stays after the menu, which then returns the focus. */
function InPlaceOf({ button, ref }: { readonly button: HTMLElement; readonly ref?: RefCallback<HTMLElement> }) {
  useLayoutEffect(() => void ref?.(button), [button, ref]);
  return null;
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
}

function Groups({ groups, more }: Pick<MenuProps, 'groups'> & { readonly more: MenuProps['more'] }) {
  const [further] = useState(() => more?.() ?? []);
  const filled = [further, ...groups].filter((group) => group.length > 0);
  return filled.map((group, index) => (
    <DropdownMenu.RadioGroup
      key={group[0]?.id ?? group[0]?.label}
      value={group.find(({ isChosen }) => isChosen)?.label ?? ''}
    >
      {index > 0 && <DropdownMenu.Separator />}
      {group.map((item) => (
        <MenuEntry key={item.id ?? item.label} {...item} />
      ))}
    </DropdownMenu.RadioGroup>
  ));
}

/** Does not return the focus to the button if a command has moved it. */
function stayWhereSent(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

function MenuEntry(item: MenuItem) {
  const { label, detail, isShortcut, isDangerous, disabled = false, isChecked, isChosen, onSelect } = item;
  const content = (
    <>
      {(isChecked ?? isChosen) !== undefined && <Check className={styles.check} aria-hidden />}
      <span>{label}</span>
      {detail && (isShortcut ? <kbd>{detail}</kbd> : <span className={styles.detail}>{detail}</span>)}
    </>
  );
  const shared = { className: `${styles.item} ${isDangerous ? styles.danger : ''}`, disabled, onSelect };
  if (isChosen !== undefined) {
    return (
      <DropdownMenu.RadioItem {...shared} value={label}>
        {content}
      </DropdownMenu.RadioItem>
    );
  }
  if (isChecked === undefined) return <DropdownMenu.Item {...shared}>{content}</DropdownMenu.Item>;
  return (
    <DropdownMenu.CheckboxItem {...shared} checked={isChecked}>
      {content}
    </DropdownMenu.CheckboxItem>
  );
}
