import { type ParameterKind, writeParameter } from '../../../../../tokenRequest/index.ts';
import { ExprField } from '../../../../exprField/ExprField.tsx';
import { FieldActions } from '../../../../ui/FieldActions.tsx';
import { SecretInput } from '../../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../../ui/ShowButton.tsx';
import { useReveal } from '../../../../ui/useReveal.ts';
import { EditRefusal, LockedNotice } from '../../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../../typing/useHiddenDraft.ts';
import type { ValueProps } from './valueProps.ts';

interface HiddenValueProps extends ValueProps {
  readonly kind: ParameterKind;
  readonly text: string;
  readonly program: string;
}

/** The text or the program of a parameter that holds a secret: in its field only while it is shown. */
export function HiddenValue({ name, shownName, editor, kind, text, program, onFocus }: HiddenValueProps) {
  const isText = kind === 'text';
  const { isRevealed, toggle, containerProps } = useReveal();
  const { draft, field, isSet, isLocked } = useHiddenDraft(
    {
      committed: isText ? text : program,
      write: (next) => editor.type(isText ? writeParameter('text', { text: next, program: '' }) : next),
      takeBack: editor.takeBack,
    },
    isRevealed,
  );
  const label = `${isText ? 'Text' : 'Program'} of ${shownName}`;
  return (
    <>
      <FieldActions {...containerProps} actions={<ShowButton name={label} isRevealed={isRevealed} onClick={toggle} />}>
        {isRevealed && !isText ? (
          <div>
            <ExprField
              name={name}
              label={label}
              value={draft.value}
              isWritten={draft.isWritten}
              showsSecrets
              onChange={draft.change}
              onFocus={onFocus}
            />
          </div>
        ) : (
          <SecretInput
            {...field}
            name={name}
            aria-label={label}
            placeholder={isText ? 'Empty text' : 'Empty program'}
            isRevealed={isRevealed}
            isSet={isSet}
            onFocus={onFocus}
          />
        )}
      </FieldActions>
      {isLocked && <LockedNotice />}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}
