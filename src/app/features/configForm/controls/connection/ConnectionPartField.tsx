import { type ClipboardEvent, useId } from 'react';
import { dottedName } from 'source-text';
import { isReference } from '../../../../../references/index.ts';
import { useElement } from '../../../../places/useElement.ts';
import { FieldActions } from '../../../../ui/FieldActions.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SecretInput } from '../../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../../ui/ShowButton.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useReveal } from '../../../../ui/useReveal.ts';
import type { OptionEditor } from '../../option/useOption.ts';
import { EditRefusal, LockedNotice } from '../../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../../typing/useHiddenDraft.ts';
import styles from './ConnectionControl.module.css';
import type { ConnectionEditor } from './useConnection.ts';

interface ConnectionPartFieldProps {
  readonly part: 'host' | 'port' | 'dbname' | 'user' | 'password';
  readonly value: string;
  /** True while the cursor in the text is in this part. */
  readonly isMarked: boolean;
  readonly connection: ConnectionEditor;
  readonly editor: OptionEditor;
  readonly onFocus: (part: string) => void;
  /** Takes a whole connection string that is pasted into this field; false if the text is none. */
  readonly onPasteWhole: (text: string) => boolean;
  readonly attributes?: { readonly id: string; readonly name: string; readonly 'aria-describedby': string };
}

const labels = {
  host: ['host', 'Database host'],
  port: ['port', 'Database port'],
  dbname: ['database', 'Database name'],
  user: ['user', 'Database user'],
  password: ['password', 'Database password'],
} as const;

const faults = {
  host: 'Not a host name, an IP address or the path of a socket. Write several hosts in the string.',
  port: 'Not a port. Write a number between 1 and 65535.',
  dbname: 'This connection string cannot have that name. Write it in the string.',
  user: 'This connection string cannot have that user. Write it in the string.',
  password: 'This connection string cannot have that password. Write it in the string.',
} as const;

/** The field of one part of a connection string. */
export function ConnectionPartField(props: ConnectionPartFieldProps) {
  const { part, value, isMarked, connection, editor, onFocus, onPasteWhole, attributes } = props;
  const ownId = useId();
  const ownName = dottedName(['pgConnStr', part]);
  const id = attributes?.id ?? ownId;
  const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
  const isSecret = part === 'password';
  const { isRevealed: isAskedFor, toggle, containerProps } = useReveal();
  // A reference is not a secret.
  const isRevealed = isAskedFor || isReference(value);
  const { draft, field, isSet, isLocked } = useHiddenDraft(
    {
      committed: value,
      validate: (text) =>
        text === '' || ((part !== 'port' || isPort(text)) && connection.canSet(part, text)) ? undefined : faults[part],
      write: (text) => connection.set(part, text),
      takeBack: editor.takeBack,
    },
    isRevealed || !isSecret,
  );
  const fault = draft.fault || undefined;
  const [label, name] = labels[part];

  /** A password may look like a connection string. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (isSecret) field.onPaste(event);
    else if (onPasteWhole(event.clipboardData.getData('text/plain'))) event.preventDefault();
  }

  const shared = {
    name: ownName,
    ...attributes,
    ...field,
    id,
    'aria-label': name,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-fault ${attributes?.['aria-describedby'] ?? ''}`.trim(),
    onFocus: () => onFocus(part),
    onPaste: paste,
  };
  return (
    <div
      className={`${styles.part} ${styles[part]}`}
      data-marked={isMarked || undefined}
      ref={useElement('entry', ownName)}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isSecret ? (
        <FieldActions {...containerProps} actions={<ShowButton name={name} isRevealed={isRevealed} onClick={toggle} />}>
          <SecretInput {...shared} isRevealed={isRevealed} isSet={isSet} />
        </FieldActions>
      ) : (
        <TextInput machine {...shared} {...(part === 'port' && { inputMode: 'numeric' })} />
      )}
      <div id={`${id}-fault`}>{fault && <Notice kind="error">{fault}</Notice>}</div>
      {isLocked && <LockedNotice />}
      {draft.isUnwritten && <EditRefusal editor={editor} draft={draft} />}
    </div>
  );
}
