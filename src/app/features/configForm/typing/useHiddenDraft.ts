import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { placeholderRange } from '../../../../presets/index.ts';
import { type Draft, type DraftOptions, useDraft } from './useDraft.ts';

/** The draft of a secret, and the field for it. */
export interface HiddenDraft {
  readonly draft: Draft;
  /**
   * For the field: while the secret is hidden, it holds only new input. That replaces the whole secret;
   * emptied again, the field leaves the secret as it was.
   */
  readonly field: {
    readonly value: string;
    readonly readOnly: boolean;
    readonly 'data-in-document': boolean;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** True for a secret that is set and not in the field. */
  readonly isSet: boolean;
}

/** `useDraft` for a secret that is in its field only while it is shown. */
export function useHiddenDraft(options: DraftOptions, isRevealed: boolean): HiddenDraft {
  const { validate = () => undefined, committed } = options;
  const draft = useDraft({
    ...options,
    // An invalid draft reverts the input before it.
    validate: (text) => (text === '' && !isRevealed ? '' : validate(text)),
  });
  const [typed, setTyped] = useState<string>();
  // A placeholder of a preset is not a secret yet.
  const isOpen = isRevealed || isPlaceholder(committed);
  const value = isOpen || typed === draft.value ? draft.value : '';

  function change(text: string) {
    if (!isRevealed) setTyped(text);
    draft.change(text);
  }

  return {
    draft,
    field: {
      value,
      // A single-line field would join the lines at the next keystroke.
      readOnly: !isRevealed && value.includes('\n'),
      'data-in-document': draft.isWritten || (!isRevealed && value === ''),
      onChange: ({ target }) => change(target.value),
      onPaste(event) {
        const text = event.clipboardData.getData('text/plain');
        if (isRevealed || value !== '' || !/[\r\n]/.test(text.trim())) return;
        event.preventDefault();
        change(text);
      },
      onBlur({ target }) {
        // Switching to another window does not end typing.
        if (document.activeElement === target) return;
        draft.box.onBlur();
        // Input that cannot be written is kept, to try again.
        if (draft.isUnwritten) return;
        if (typed === '') draft.reset();
        setTyped(undefined);
      },
    },
    isSet: !isRevealed && value === '' && committed !== '',
  };
}

function isPlaceholder(text: string): boolean {
  const range = placeholderRange(text);
  return range?.start === 0 && range.end === text.length;
}
