import { TextInput } from '../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import type { ControlProps } from './control.ts';

/** A value of another type than the option's: shown as written, never coerced. The problem below it offers a fix. */
export function RawValueControl({ view, editor, attributes }: ControlProps) {
  const shown = view.facts.secret || view.holdsSecret ? '(hidden value of the wrong type)' : (view.source ?? '');
  return (
    <>
      <TextInput {...attributes} machine readOnly value={shown} onFocus={editor.onFocus} />
      <EditRefusal editor={editor} />
    </>
  );
}
