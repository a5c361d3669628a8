import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConnectionPart, isKnownParameter, isSecretParameter } from '../../../../../config/index.ts';
import { useRowAction } from '../../../../places/rowActions.ts';
import { isComposing, isPlainEnter } from '../../../../platform/textBox.ts';
import { Button, IconButton } from '../../../../ui/Button.tsx';
import { Mask } from '../../../../ui/Mask.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SecretInput } from '../../../../ui/SecretInput.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import styles from './ConnectionControl.module.css';
import type { ConnectionEditor } from './useConnection.ts';

interface MoreParametersProps {
  readonly parameters: readonly ConnectionPart[];
  readonly secretNames: readonly string[];
  readonly connection: ConnectionEditor;
  readonly onFocus: (part: string) => void;
}

interface EditedParameter {
  /** As it is typed: blanks around it do not count. */
  readonly name: string;
  /** Initially empty for a secret, which is kept if nothing is typed. */
  readonly value: string;
  readonly isNew: boolean;
  readonly isSecret: boolean;
}

const addLabel = 'Add a connection parameter';

/** The parameters without a field, as chips that open for editing. */
export function MoreParameters({ parameters, secretNames, connection, onFocus }: MoreParametersProps) {
  const startAdding = () => setEdited({ name: '', value: '', isNew: true, isSecret: false });
  const add = useRowAction({ label: addLabel, run: startAdding });
  const [edited, setEdited] = useState<EditedParameter>();
  const editedName = edited?.name.trim() ?? '';
  const isKnown = editedName === '' || isKnownParameter(editedName);
  const isTaken = edited?.isNew === true && parameters.some(({ name }) => name === editedName);
  const isWhole = edited !== undefined && editedName !== '' && edited.value !== '' && isKnown && !isTaken;
  const canSet = isWhole && connection.canSet(editedName, edited.value);

  function close() {
    flushSync(() => setEdited(undefined));
    add?.ref.current?.focus();
  }

  function done() {
    if (!canSet) return;
    onFocus(editedName);
    if (connection.set(editedName, edited.value)) close();
  }

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event.nativeEvent)) close();
      if (!isPlainEnter(event.nativeEvent)) return;
      event.preventDefault();
      done();
    },
  };
  return (
    <fieldset className={styles.more}>
      <legend className="visuallyHidden">More parameters</legend>
      <ul className="kit-row kit-wrap">
        {parameters.map(({ name, value }) => (
          <li key={name} className={styles.chip}>
            <Chip
              name={name}
              onFocus={() => onFocus(name)}
              onChange={() => {
                const isSecret = secretNames.includes(name);
                setEdited({ name, value: isSecret ? '' : value, isNew: false, isSecret });
              }}
              onRemove={() => {
                onFocus(name);
                connection.set(name, '');
                close();
              }}
            >
              {name} {secretNames.includes(name) ? <Mask /> : <b>{value}</b>}
            </Chip>
          </li>
        ))}
        <li>
          <Button {...add} look="quiet" size="compact" aria-label={addLabel} onClick={startAdding}>
            <Plus />
            Parameter
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
            autoFocus={edited.isNew}
            value={edited.name}
            onChange={({ target }) => setEdited({ ...edited, name: target.value })}
          />
          <SecretInput
            {...keys}
            aria-label={`Value of ${editedName || 'the connection parameter'}`}
            isRevealed={!edited.isSecret && !isSecretParameter(editedName, edited.value)}
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
      {isWhole && !canSet && (
        <Notice kind="error">This connection string cannot have that value. Write it in the string.</Notice>
      )}
      {isTaken && <Notice kind="error">A parameter with this name already exists.</Notice>}
    </fieldset>
  );
}

interface ChipProps {
  readonly name: string;
  readonly onFocus: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Chip({ name, onFocus, onChange, onRemove, children }: ChipProps) {
  const change = useRowAction({ label: `Change ${name}`, run: onChange });
  const remove = useRowAction({ label: `Remove ${name}`, run: onRemove });
  return (
    <>
      <button
        type="button"
        {...change}
        className={styles.chipText}
        aria-label={`Change ${name}`}
        onFocus={onFocus}
        onClick={onChange}
      >
        {children}
      </button>
      <IconButton {...remove} className={styles.chipRemove ?? ''} label={`Remove ${name}`} onClick={onRemove}>
        <X />
      </IconButton>
    </>
  );
}
