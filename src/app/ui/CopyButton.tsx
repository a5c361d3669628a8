import { Check, Copy as CopyIcon } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../page/announcer.ts';
import { usePageState } from '../page/pageState.ts';
import { useRowAction } from '../places/rowActions.ts';
import { afterPress } from '../platform/afterPress.ts';
import { writeClipboard } from '../platform/clipboard.ts';
import { Button, IconButton } from './Button.tsx';
import { TextArea } from './TextInput.tsx';
import { useHiddenSoon } from './useReveal.ts';

export interface Copy {
  /** The name of the button or entry: what is copied. */
  readonly label: string;
  /** The text to copy; computed only when it is asked for. */
  readonly text: () => string;
  /** What to say afterwards, such as "Copied with 5 secrets". */
  readonly done?: string;
}

interface CopyButtonProps extends Copy {
  readonly look?: 'plain' | 'primary' | 'quiet';
  readonly size?: 'compact' | 'control';
  readonly disabled?: boolean;
  readonly isRowAction?: boolean;
  /** True inside a field: its name is a tooltip. */
  readonly isIcon?: boolean;
}

/** Copies one of these, and shows the text for manual copying where the clipboard is denied. */
export function useCopies(copies: readonly Copy[], isInPlace = false) {
  const page = usePageState();
  const [byHand, setByHand] = useState<{ readonly label: string; readonly text: string }>();
  // Outdated text is dropped for good: it may contain secrets.
  if (byHand && copies.find(({ label }) => label === byHand.label)?.text() !== byHand.text) setByHand(undefined);
  useHiddenSoon(byHand !== undefined, () => setByHand(undefined));

  /** Returns whether the clipboard took it. */
  async function copy({ label, text, done = 'Copied' }: Copy): Promise<boolean> {
    const content = text();
    const copied = await writeClipboard(content);
    setByHand(copied ? undefined : { label, text: content });
    announce(page, copied ? done : 'The browser did not let the page copy. The text is selected for copying by hand.', {
      isInPlace: isInPlace || !copied,
    });
    return copied;
  }

  const area = byHand && (
    <TextArea
      machine
      rows={3}
      aria-label={`${byHand.label}: copy this by hand`}
      readOnly
      value={byHand.text}
      ref={(area) => area?.select()}
    />
  );
  return { copy, area };
}

/** Copies, and confirms in place. */
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
  const [isDone, setDone] = useState(false);
  const own = { label, text, done };
  const { copy, area } = useCopies([own], true);
  const run = async () => setDone(await copy(own));
  const shown = isDone ? done : label;
  const action = useRowAction(isRowAction ? { label: shown, isDisabled: disabled, run } : undefined);

  const icon = isDone ? <Check /> : <CopyIcon />;
  const shared = { disabled, ...action, onClick: run, onBlur: () => isDone && afterPress(() => setDone(false)) };
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
      {area}
    </>
  );
}
