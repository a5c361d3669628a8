import { TextArea, TextInput } from '../../../ui/TextInput.tsx';
import type { OptionView } from '../option/optionView.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { useDraft } from '../typing/useDraft.ts';
import type { ControlProps } from './control.ts';

/** A string: one line, or as many as its value. */
export function TextControl({ view, editor, attributes }: ControlProps) {
  const committed = typeof view.analysis.value === 'string' && view.source !== undefined ? view.analysis.value : '';
  const draft = useDraft({ committed, write: editor.type });
  const shared = {
    ...attributes,
    machine: view.option.kind !== 'text',
    placeholder: placeholderOf(view),
    ...draft.box,
    'data-in-document': draft.isWritten,
    onFocus: editor.onFocus,
  };
  const lines = draft.value.split('\n').length;
  return (
    <>
      {lines > 1 ? <TextArea {...shared} rows={Math.min(12, lines)} /> : <TextInput {...shared} />}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

/** Examples are labelled as such: they must not look like values. A damaged value does not count as unset. */
function placeholderOf({ analysis, option, source }: OptionView): string {
  if (source === undefined && analysis.state !== 'unset') return 'Cannot be read';
  return option.placeholder === undefined ? 'Not set' : `e.g. ${option.placeholder}`;
}
