import { useState } from 'react';
import { isServerVersion } from '../../../config/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { preferences, setPreference } from '../../page/preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './dialogs.module.css';

const formId = 'server-version-form';

/** The target server version: options that are known to be newer become problems. */
export function ServerVersionDialog({ onClose }: { readonly onClose: () => void }) {
  const page = usePageState();
  const [draft, setDraft] = useState(() => page.part(preferences).get().serverVersion.replace('latest', ''));
  const wanted = draft.trim() || 'latest';
  const isValid = wanted === 'latest' || isServerVersion(wanted);

  return (
    <Dialog
      onClose={onClose}
      title="Server version"
      description="Flags options newer than this version. Only endpointParams has a known first version, 3.42.0. Empty = latest. Reference documentation is published per server version: read the one of yours; this page knows one."
      actions={
        <Button type="submit" form={formId} look="primary" disabled={!isValid}>
          Use {wanted === 'latest' ? 'the latest version' : wanted}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isValid) return;
          setPreference(page, 'serverVersion', wanted);
          onClose();
        }}
      >
        <label htmlFor="server-version">Version</label>
        <TextInput
          id="server-version"
          placeholder="latest"
          inputMode="decimal"
          aria-invalid={!isValid}
          value={draft}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        {!isValid && <Notice kind="error">Enter numbers with dots, e.g. 3.42.0.</Notice>}
      </form>
    </Dialog>
  );
}
