import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useState } from 'react';
import { placeholderRange } from '../../../../presets/index.ts';
import { type DraftOptions, useDraft } from '../../../page/useDraft.ts';
import type { TextBox } from '../../../platform/textBox.ts';

/** `useDraft` for a secret that is in its field only while it is shown. */
export function useHiddenDraft(options: DraftOptions, isRevealed: boolean) {
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
  /** While the field has several lines, hidden, only another paste changes them: the next keystroke would join them. */
  const isLocked = !isRevealed && value.includes('\n');

  function change(text: string) {
    setTyped(text);
    draft.change(text);
  }

  return {
    draft,
    /**
     * For the field: while the secret is hidden, it holds only new input. That replaces the whole secret;
     * emptied again, the field leaves the secret as it was.
     */
    field: {
      value,
      readOnly: isLocked,
      'data-in-document': draft.isWritten || (!isRevealed && value === ''),
      onChange: ({ target }: ChangeEvent<TextBox>) => change(target.value),
      onPaste(event: ClipboardEvent<TextBox>) {
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
      onBlur({ target }: FocusEvent) {
        // Switching to another window does not end typing.
        if (document.activeElement === target) return;
        draft.box.onBlur();
        // Input that cannot be written is kept, to try again.
        if (draft.isUnwritten) return;
        if (typed === '' && !isRevealed) draft.reset();
        setTyped(undefined);
      },
    },
    /** True for a secret that is set and not in the field. */
    isSet: !isRevealed && value === '' && committed !== '',
    isLocked,
  };
}

function isPlaceholder(text: string): boolean {
  const range = placeholderRange(text);
  return range?.start === 0 && range.end === text.length;
}
