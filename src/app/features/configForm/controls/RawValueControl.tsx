import { TextInput } from '../../../ui/TextInput.tsx';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import type { ControlProps } from './control.ts';

/** A value that the control of its option cannot show, because of its type or because it repeats a secret: shown as written, never coerced. */
export function RawValueControl({ view, editor, attributes }: ControlProps) {
  const shown = view.option.secret || view.holdsSecret ? '(hidden value)' : (view.source ?? '');
  return (
    <>
      <TextInput {...attributes} machine readOnly value={shown} onFocus={editor.onFocus} />
      <EditRefusal editor={editor} />
    </>
  );
}
