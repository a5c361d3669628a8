import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../page/announcer.ts';
import { usePageState } from '../page/pageState.ts';
import { useRowAction } from '../places/rowActions.ts';
import { afterPress } from '../platform/afterPress.ts';
import { writeClipboard } from '../platform/clipboard.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './CopyButton.module.css';
import { keptPrivate } from './TextInput.tsx';
import { useHiddenSoon } from './useReveal.ts';

interface CopyButtonProps {
  /** The button's name: what is copied. */
  readonly label: string;
  /** The text to copy; computed only when the button is pressed. */
  readonly text: () => string;
  /** What to say afterwards, such as "Copied with 5 secrets". */
  readonly done?: string;
  readonly look?: 'plain' | 'primary' | 'quiet';
  readonly size?: 'compact' | 'control';
  readonly disabled?: boolean;
  readonly isRowAction?: boolean;
  /** True inside a field: its name is a tooltip. */
  readonly isIcon?: boolean;
}

/** Copies, confirms in place, and shows the text for manual copying where the clipboard is denied. */
export function CopyButton({
  label,
  text,
  done = 'Copied',
  look = 'plain',
  size = 'control',
  disabled = false,
  isRowAction = false,
  isIcon = false,
}: CopyButtonProps) {
  const page = usePageState();
  const [isDone, setDone] = useState(false);
  const [byHand, setByHand] = useState<string>();
  // Outdated text is dropped for good: it may contain secrets.
  if (byHand !== undefined && byHand !== text()) setByHand(undefined);
  useHiddenSoon(byHand !== undefined, () => setByHand(undefined));

  const shown = isDone ? done : label;
  const action = useRowAction(isRowAction ? { label: shown, isDisabled: disabled, run: copy } : undefined);

  async function copy() {
    const content = text();
    const copied = await writeClipboard(content);
    setDone(copied);
    setByHand(copied ? undefined : content);
    announce(page, copied ? done : 'The browser did not let the page copy. The text is selected for copying by hand.', {
      isInPlace: true,
    });
  }

  const icon = isDone ? <Check /> : <Copy />;
  const shared = { disabled, ...action, onClick: copy, onBlur: () => isDone && afterPress(() => setDone(false)) };
  return (
    <>
      {isIcon ? (
        <IconButton size="compact" label={shown} {...shared}>
          {icon}
        </IconButton>
      ) : (
        <Button look={look} size={size} {...shared}>
          {icon}
          {shown}
        </Button>
      )}
      {byHand !== undefined && (
        <textarea
          {...keptPrivate}
          className={styles.fallback}
          aria-label={`${label}: copy this by hand`}
          readOnly
          value={byHand}
          ref={(area) => area?.select()}
        />
      )}
    </>
  );
}
