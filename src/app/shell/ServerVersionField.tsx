import { useState } from 'react';
import { isServerVersion } from '../../config/index.ts';
import { setPreference } from '../browser/preferences.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Notice } from '../components/Notice.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { useSelected } from '../useWorkspace.ts';
import styles from './ServerVersionField.module.css';

/** Which server the configuration is for: options that it does not have yet become problems. */
export function ServerVersionField() {
  const version = useSelected((snapshot) => snapshot.serverVersion);
  const [draft, setDraft] = useState<string>();
  const close = () => setDraft(undefined);
  const wanted = draft?.trim() || 'latest';
  const isValid = wanted === 'latest' || isServerVersion(wanted);

  function save() {
    if (!isValid) return;
    setPreference('serverVersion', wanted);
    close();
  }

  return (
    <>
      <Button look="quiet" className={styles.button} onClick={() => setDraft(version === 'latest' ? '' : version)}>
        Server: {version}
      </Button>
      <Dialog
        open={draft !== undefined}
        onClose={close}
        title="Server version"
        description="Options that are newer than this server are reported. Leave it empty for the latest version."
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <label htmlFor="server-version">Version</label>
          <TextInput
            id="server-version"
            placeholder="latest"
            inputMode="decimal"
            value={draft ?? ''}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          {!isValid && <Notice kind="error">Write a version as three numbers, such as 3.42.0.</Notice>}
          <Button type="submit" look="primary" disabled={!isValid}>
            Use {wanted === 'latest' ? 'the latest version' : wanted}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
