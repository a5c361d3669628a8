import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { type ConnectionPart, isKnownParameter, isSecretParameter } from '../../../../config/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { rowAction } from '../../../ui/rowAction.ts';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { isPlainEnter } from '../../plainEnter.ts';
import styles from './ConnectionControl.module.css';
import { HiddenSecret } from './ConnectionText.tsx';
import type { ConnectionEditor } from './useConnection.ts';

interface MoreParametersProps {
  readonly parameters: readonly ConnectionPart[];
  readonly secretNames: readonly string[];
  readonly connection: ConnectionEditor;
  readonly onFocus: (part: string) => void;
}

interface EditedParameter {
  readonly name: string;
  /** Empty at first for a secret, which stays where nothing is typed. */
  readonly value: string;
  readonly isNew: boolean;
  readonly isSecret: boolean;
}

/** The parameters without a field, as chips that open for editing. */
export function MoreParameters({ parameters, secretNames, connection, onFocus }: MoreParametersProps) {
  const id = useId();
  const [edited, setEdited] = useState<EditedParameter>();
  const isKnown = edited === undefined || edited.name === '' || isKnownParameter(edited.name);
  const isTaken = edited?.isNew === true && parameters.some(({ name }) => name === edited.name);
  const canSet =
    edited !== undefined &&
    edited.name !== '' &&
    edited.value !== '' &&
    isKnown &&
    !isTaken &&
    connection.canSet(edited.name, edited.value);

  function close() {
    setEdited(undefined);
    requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus());
  }

  function done() {
    if (!edited || !canSet) return;
    onFocus(edited.name);
    connection.set(edited.name, edited.value);
    close();
  }

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (!isPlainEnter(event)) return;
      event.preventDefault();
      done();
    },
  };
  return (
    <fieldset className={styles.more}>
      <legend className={styles.label}>More parameters</legend>
      <ul className={styles.chips}>
        {parameters.map(({ name, value }) => (
          <li key={name} className={styles.chip}>
            <button
              type="button"
              className={styles.chipText}
              {...rowAction}
              aria-label={`Change ${name}`}
              onFocus={() => onFocus(name)}
              onClick={() => {
                const isSecret = secretNames.includes(name);
                setEdited({ name, value: isSecret ? '' : value, isNew: false, isSecret });
              }}
            >
              {name} {secretNames.includes(name) ? <HiddenSecret /> : <b>{value}</b>}
            </button>
            <IconButton
              className={styles.chipRemove ?? ''}
              {...rowAction}
              label={`Remove ${name}`}
              onClick={() => {
                onFocus(name);
                connection.set(name, '');
                close();
              }}
            >
              <X />
            </IconButton>
          </li>
        ))}
        <li>
          <Button
            id={`${id}-add`}
            look="quiet"
            size="compact"
            {...rowAction}
            aria-label="Add a connection parameter"
            onClick={() => setEdited({ name: '', value: '', isNew: true, isSecret: false })}
          >
            <Plus />
            Add
          </Button>
        </li>
      </ul>
      {edited && (
        <div className={styles.adding}>
          <TextInput
            machine
            {...keys}
            aria-label="Name of the connection parameter"
            placeholder="connect_timeout"
            readOnly={!edited.isNew}
            // The user just asked for this row.
            ref={(field) => {
              if (edited.isNew && edited.name === '' && edited.value === '') field?.focus();
            }}
            value={edited.name}
            onChange={({ target }) => setEdited({ ...edited, name: target.value.trim() })}
          />
          <SecretInput
            {...keys}
            aria-label={`Value of ${edited.name || 'the connection parameter'}`}
            isRevealed={!edited.isSecret && !isSecretParameter(edited.name, edited.value)}
            isSet={edited.isSecret && edited.value === ''}
            value={edited.value}
            onChange={({ target }) => setEdited({ ...edited, value: target.value })}
          />
          <Button size="compact" disabled={!canSet} onClick={done}>
            {edited.isNew ? 'Add' : 'Change'}
          </Button>
          <Button size="compact" look="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      )}
      {!isKnown && (
        <Notice kind="warning">
          PostgreSQL libraries do not know this parameter. If it is intentional, add it to the string.
        </Notice>
      )}
      {isTaken && <Notice kind="error">A parameter with this name already exists.</Notice>}
    </fieldset>
  );
}
