import type { ReactNode } from 'react';
import { fieldName } from '../../../page/editing.ts';
import { FieldActions } from '../../../ui/FieldActions.tsx';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../ui/ShowButton.tsx';
import { TextArea } from '../../../ui/TextInput.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import { useSameFocus } from '../../../ui/useSameFocus.ts';
import type { OptionView } from '../option/optionView.ts';
import { EditRefusal, LockedNotice } from '../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../typing/useHiddenDraft.ts';
import type { ControlProps } from './control.ts';

interface SecretControlProps extends ControlProps {
  /** Another action of the field. */
  readonly children?: ReactNode;
}

/** A secret: not in the field until revealed, and hidden again soon after. Input while it is hidden replaces it. */
export function SecretControl({ view, editor, attributes, children }: SecretControlProps) {
  const committed = typeof view.analysis.value === 'string' && view.source !== undefined ? view.analysis.value : '';
  const { isRevealed, toggle, containerProps } = useReveal();
  const { draft, field, isSet, isLocked } = useHiddenDraft(
    { committed, write: editor.type, takeBack: editor.takeBack },
    isRevealed,
  );
  const sameFocus = useSameFocus();
  const shared = { ...attributes, ...field, ref: sameFocus, onFocus: editor.onFocus };
  return (
    <>
      <FieldActions
        {...containerProps}
        actions={
          <>
            <ShowButton name={fieldName(view.option)} isRevealed={isRevealed} onClick={toggle} />
            {children}
          </>
        }
      >
        {isRevealed && field.value.includes('\n') ? (
          <TextArea {...shared} machine rows={field.value.split('\n').length} />
        ) : (
          <SecretInput {...shared} isRevealed={isRevealed} isSet={isSet} placeholder={placeholderFor(view)} />
        )}
      </FieldActions>
      {isLocked && <LockedNotice />}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

function placeholderFor({ analysis, source }: OptionView): string {
  if (analysis.state === 'unset') return 'Not set';
  return source === undefined ? 'Cannot be read' : 'Empty';
}
