import { Dialog } from 'radix-ui';
import { usePageState } from '../../page/pageState.ts';
import { usePlaces } from '../../places/places.ts';
import { changePreview } from './look/previewSettings.ts';
import styles from './WidePreview.module.css';
import { WidePreview } from './WidePreview.tsx';

/** The preview over the whole window; Escape and a button return to what opened it. */
export function ExpandedPreview() {
  const page = usePageState();
  const { elements } = usePlaces();
  const close = () => changePreview(page, { isExpanded: false });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.expanded}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            elements.get('part', 'expand preview')?.focus();
          }}
        >
          <Dialog.Title className="visuallyHidden">Branding preview</Dialog.Title>
          <WidePreview level={2} hasEscape onBack={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
