import { TextInput } from '../../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import type { ControlProps } from './control.ts';

/** A value that its option has no control for: shown as written, never coerced; of another type, or one that repeats a secret. */
export function RawValueControl({ view, editor, attributes }: ControlProps) {
  const shown = view.option.secret || view.holdsSecret ? '(hidden value)' : (view.source ?? '');
  return (
    <>
      <TextInput {...attributes} machine readOnly value={shown} onFocus={editor.onFocus} />
      <EditRefusal editor={editor} />
    </>
  );
}
