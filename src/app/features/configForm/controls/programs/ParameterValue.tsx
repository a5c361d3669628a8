import { type ParameterKind, writeParameter } from '../../../../../tokenRequest/index.ts';
import { ExprField } from '../../../../exprField/ExprField.tsx';
import { FieldActions } from '../../../../ui/FieldActions.tsx';
import { SecretInput } from '../../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../../ui/ShowButton.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useReveal } from '../../../../ui/useReveal.ts';
import type { OptionEditor } from '../../option/useOption.ts';
import { EditRefusal, LockedNotice } from '../../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../../typing/useHiddenDraft.ts';

interface ParameterValueProps {
  /** The name of the field. */
  readonly name: string;
  readonly shownName: string;
  readonly editor: OptionEditor;
  readonly kind: ParameterKind;
  /** The program, or the text that it is a literal of. */
  readonly value: string;
  /** True for what holds a secret: it is in its field only while it is shown. */
  readonly isHidden: boolean;
  /** True for a text that the example leaves open. */
  readonly isAsked: boolean;
  readonly onFocus: () => void;
}

/** The text or the program of a parameter. */
export function ParameterValue(props: ParameterValueProps) {
  const { name, shownName, editor, kind, value, isHidden, isAsked, onFocus } = props;
  const isText = kind === 'text';
  const { isRevealed, toggle, containerProps } = useReveal();
  const { draft, field, isSet, isLocked } = useHiddenDraft(
    {
      committed: value,
      write: (next) => editor.type(isText ? writeParameter('text', { text: next, program: '' }) : next),
      takeBack: editor.takeBack,
    },
    isRevealed || !isHidden,
  );
  const label = `${isText ? 'Text' : 'Program'} of ${shownName}`;
  const shared = {
    name,
    'aria-label': label,
    placeholder: isAsked ? 'To fill in' : isText ? 'Empty text' : 'Empty program',
    onFocus,
  };
  const program = (
    <ExprField
      {...{ name, label, onFocus }}
      value={draft.value}
      isWritten={draft.isWritten}
      showsSecrets={isHidden}
      onChange={draft.change}
    />
  );
  const text = (
    <TextInput {...shared} machine data-part={isAsked || undefined} {...draft.box} data-in-document={draft.isWritten} />
  );
  return (
    <>
      {isHidden ? (
        <FieldActions
          {...containerProps}
          actions={<ShowButton name={label} isRevealed={isRevealed} onClick={toggle} />}
        >
          {isRevealed && !isText ? (
            <div>{program}</div>
          ) : (
            <SecretInput {...shared} {...field} isRevealed={isRevealed} isSet={isSet} />
          )}
        </FieldActions>
      ) : isText ? (
        text
      ) : (
        program
      )}
      {isLocked && <LockedNotice />}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}
