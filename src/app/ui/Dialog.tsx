import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { usePageState } from '../page/pageState.ts';
import { isFocusLost, placeNear } from '../places/focusNear.ts';
import { isComposing } from '../platform/textBox.ts';
import { Button } from './Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Wide for long lines. */
  readonly shape?: 'wide';
  /** What its first button says, which only closes it. */
  readonly cancel?: string;
  /** The buttons after that one, the main action last; without them and a word for the first, there are none. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Open while it is rendered: keeps the focus inside, closes with Escape, returns the focus. */
export function Dialog({ onClose, title, description, shape, cancel, actions, children }: DialogProps) {
  const page = usePageState();
  const goBack = useRef<() => void>(null);
  const body = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          data-modal
          className={shape ? `${styles.dialog} ${styles[shape]}` : styles.dialog}
          onOpenAutoFocus={(event) => {
            goBack.current = placeNear(page, document.activeElement);
            event.preventDefault();
            const field = (event.currentTarget as Element).querySelector<HTMLElement>('input, textarea, select');
            // The last is where the arrow keys scroll.
            (field ?? cancelButton.current ?? body.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The dialog's action may have moved the focus already.
            if (isFocusLost()) goBack.current?.();
          }}
          // Cancels the composition, not the dialog and what is typed in it.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <CloseButton />
            </Radix.Close>
          </div>
          <div className={styles.body} ref={body} tabIndex={-1}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          {(actions || cancel) && (
            <div className={styles.actions}>
              <Button ref={cancelButton} onClick={onClose}>
                {cancel ?? 'Cancel'}
              </Button>
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
