import { secretRanges } from '../../../secrets/index.ts';
import { overlaps } from '../../../text/index.ts';
import { useSelected } from '../../state/useWorkspace.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import type { ControlProps } from './control.ts';

/** A value of another type than the option's: shown as written, never coerced. The problem below it offers a fix. */
export function RawValueControl({ view, editor, attributes }: ControlProps) {
  const isSecret = useSelected(({ document, config }) => {
    const range = config.entries.get(view.facts.key)?.node?.range;
    return range !== undefined && secretRanges(document).some((secret) => overlaps(secret, range));
  });
  const shown = view.facts.secret || isSecret ? '(hidden value of the wrong type)' : (view.source ?? '');
  return (
    <>
      <TextInput {...attributes} machine readOnly value={shown} onFocus={editor.onFocus} />
      <EditRefusal editor={editor} />
    </>
  );
}
