import type { OptionView } from '../option/optionView.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { useDraft } from '../typing/useDraft.ts';
import type { ControlProps } from './control.ts';
import { TextBox } from './TextBox.tsx';

/** A string. */
export function TextControl({ view, editor, attributes }: ControlProps) {
  const committed = typeof view.analysis.value === 'string' && view.source !== undefined ? view.analysis.value : '';
  const draft = useDraft({ committed, write: editor.type });
  return (
    <>
      <TextBox
        {...attributes}
        draft={draft}
        machine={view.option.kind !== 'text'}
        placeholder={placeholderOf(view)}
        onFocus={editor.onFocus}
      />
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

/** Examples are labelled as such: they must not look like values. A damaged value does not count as unset. */
function placeholderOf({ analysis, option, source }: OptionView): string {
  if (source === undefined && analysis.state !== 'unset') return 'Cannot be read';
  return option.placeholder === undefined ? 'Not set' : `e.g. ${option.placeholder}`;
}
