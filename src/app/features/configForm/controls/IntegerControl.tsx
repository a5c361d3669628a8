import { fromPlain } from 'hjson-document';
import { useDraft } from '../../../page/useDraft.ts';
import { isComposing } from '../../../platform/textBox.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { useTypedAt } from '../typing/useTyping.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** A whole number, edited as text and written once it is valid: nothing is coerced while typing. */
export function IntegerControl({ view, editor, attributes }: ControlProps) {
  const { option, source } = view;
  const draft = useDraft({
    committed: source ?? '',
    meaning: (text) => text.trim(),
    validate: integerFault,
    typed: useTypedAt(option.path),
    write: (text) => editor.type(fromPlain(Number(text))),
    takeBack: editor.takeBack,
  });
  return (
    <>
      <div className={styles.row}>
        <TextInput
          {...attributes}
          className={styles.number ?? ''}
          aria-invalid={attributes['aria-invalid'] || draft.fault !== undefined}
          inputMode="numeric"
          machine
          placeholder="Not set"
          {...draft.box}
          data-in-document={draft.isWritten}
          onFocus={editor.onFocus}
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && draft.reset()}
        />
        {option.unit && <span className={styles.unit}>{option.unit}</span>}
      </div>
      {draft.fault && <Notice kind="error">{draft.fault}</Notice>}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

/** The form writes only numbers that a double holds exactly; larger ones can be set in the text. */
function integerFault(text: string): string | undefined {
  if (text === '') return 'Not applied: enter a number, or remove the option in its menu.';
  if (!/^-?(0|[1-9]\d*)$/.test(text)) return 'Not applied: enter a whole number, e.g. 587.';
  if (!Number.isSafeInteger(Number(text))) return 'Not applied: this number is too large.';
  return undefined;
}
