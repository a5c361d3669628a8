import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { recoverFocus } from '../platform/focusHeading.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './dialogProps.ts';

export function OpenDialog({ open, onClose, title, description, wide = false, actions, children }: DialogProps) {
  const opener = useRef<Element>(null);
  const body = useRef<HTMLDivElement>(null);
  const actionBar = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          data-modal
          className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            const field = (event.currentTarget as Element).querySelector<HTMLElement>('input, textarea, select');
            const cancel = actionBar.current?.querySelector('button');
            // The last is where the arrow keys scroll.
            (field ?? cancel ?? body.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The dialog's action may have moved the focus already.
            const isFree = document.activeElement === document.body;
            if (!isFree) return;
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
            recoverFocus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={styles.body} ref={body} tabIndex={-1}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          {actions && (
            <div className={styles.actions} ref={actionBar}>
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
