import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './dialogProps.ts';

export function OpenDialog({ open, onClose, title, description, wide = false, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <div>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
