import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { placeholderRange } from '../../../../presets/index.ts';
import { type Draft, type DraftOptions, useDraft } from '../../../page/useDraft.ts';

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
    readonly onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** True for a secret that is set and not in the field. */
  readonly isSet: boolean;
  /** True while the field has several lines of a secret, hidden: only another paste changes them. */
  readonly isLocked: boolean;
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
  // What is typed stays in the field until it is left, even if it is hidden meanwhile.
  const value = isOpen || typed === draft.value ? draft.value : '';
  // A single-line field would join the lines at the next keystroke.
  const isLocked = !isRevealed && value.includes('\n');

  function change(text: string) {
    setTyped(text);
    draft.change(text);
  }

  return {
    draft,
    field: {
      value,
      readOnly: isLocked,
      'data-in-document': draft.isWritten || (!isRevealed && value === ''),
      onChange: ({ target }) => change(target.value),
      onPaste(event) {
        const { currentTarget: box, clipboardData } = event;
        const text = clipboardData.getData('text/plain');
        // A single-line field would join the lines.
        if (!isLocked && (box instanceof HTMLTextAreaElement || !/[\r\n]/.test(text.trim()))) return;
        event.preventDefault();
        const [before, after] = isLocked
          ? ['', '']
          : [value.slice(0, box.selectionStart ?? 0), value.slice(box.selectionEnd ?? value.length)];
        change(before + text + after);
      },
      onBlur({ target }) {
        // Switching to another window does not end typing.
        if (document.activeElement === target) return;
        draft.box.onBlur();
        // Input that cannot be written is kept, to try again.
        if (draft.isUnwritten) return;
        if (typed === '' && !isRevealed) draft.reset();
        setTyped(undefined);
      },
    },
    isSet: !isRevealed && value === '' && committed !== '',
    isLocked,
  };
}

function isPlaceholder(text: string): boolean {
  const range = placeholderRange(text);
  return range?.start === 0 && range.end === text.length;
}
