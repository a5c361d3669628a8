import type { Draft } from '../../../page/useDraft.ts';
import { TextArea, TextInput } from '../../../ui/TextInput.tsx';
import { useSameFocus } from '../../../ui/useSameFocus.ts';
import type { ControlProps } from './control.ts';

interface TextBoxProps extends Readonly<ControlProps['attributes']> {
  readonly draft: Draft;
  readonly placeholder: string;
  readonly onFocus: ControlProps['editor']['onFocus'];
}

/** A box for a string: one line, or as many as its value. */
export function TextBox({ draft, ...rest }: TextBoxProps) {
  const ref = useSameFocus(draft.box.ref);
  const shared = { ...rest, ...draft.box, ref, 'data-in-document': draft.isWritten };
  const lines = draft.value.split('\n').length;
  return lines > 1 ? <TextArea {...shared} machine rows={Math.min(12, lines)} /> : <TextInput {...shared} machine />;
}
