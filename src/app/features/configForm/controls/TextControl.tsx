import type { ReactNode } from 'react';
import { useDraft } from '../../../page/useDraft.ts';
import { FieldActions } from '../../../ui/FieldActions.tsx';
import type { OptionView } from '../option/optionView.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import type { ControlProps } from './control.ts';
import { TextBox } from './TextBox.tsx';

interface TextControlProps extends ControlProps {
  /** An action of the field. */
  readonly children?: ReactNode;
}

/** A string. */
export function TextControl({ view, editor, attributes, children }: TextControlProps) {
  const committed = typeof view.analysis.value === 'string' && view.source !== undefined ? view.analysis.value : '';
  const draft = useDraft({ committed, write: editor.type });
  const box = <TextBox {...attributes} draft={draft} placeholder={placeholderOf(view)} onFocus={editor.onFocus} />;
  return (
    <>
      {children ? <FieldActions actions={children}>{box}</FieldActions> : box}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

/** Examples are labelled as such: they must not look like values. A damaged value does not count as unset. */
function placeholderOf({ analysis, option, source }: OptionView): string {
  if (source === undefined && analysis.state !== 'unset') return 'Cannot be read';
  return option.placeholder === undefined ? 'Not set' : `e.g. ${option.placeholder}`;
}
