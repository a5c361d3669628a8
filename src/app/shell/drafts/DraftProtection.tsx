import { useState } from 'react';
import { unprotectDrafts } from '../../drafts/draftKeeper.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './drafts.module.css';
import { NewPassphrase } from './NewPassphrase.tsx';

/** Turns the protection of drafts on and off, and changes its passphrase. */
export function DraftProtection({ isProtected }: { readonly isProtected: boolean }) {
  const page = usePageState();
  const [isChanging, setChanging] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function stop() {
    setRefused(!(await unprotectDrafts(page)));
  }

  if (!isProtected) {
    return (
      <>
        <p>
          Drafts are encrypted; the key exists in memory only. A draft survives a reload or a closed tab. It is lost
          when a tab with this page crashes or the browser closes.
        </p>
        <h3 className={styles.title}>Protect drafts with a passphrase</h3>
        <p>
          With a passphrase, drafts can be restored later: after a crash or a restart of the browser, the page asks for
          it. The passphrase is not stored. If you forget it, the drafts are lost.
        </p>
        <NewPassphrase action="Protect drafts" onDone={() => announce(page, 'Drafts are now protected.')} />
      </>
    );
  }
  return (
    <>
      <Notice kind="good">Drafts are protected. After a crash or a restart, the page asks for your passphrase.</Notice>
      <p>A forgotten passphrase cannot be recovered. You can change it while no draft is locked.</p>
      {isChanging ? (
        <NewPassphrase
          action="Change passphrase"
          onDone={() => {
            setChanging(false);
            announce(page, 'Passphrase changed.');
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setChanging(true)}>Change passphrase…</Button>
          <Button onClick={stop}>Stop protecting drafts</Button>
        </div>
      )}
      {isRefused && (
        <div role="alert">
          <Notice kind="error">The browser could not turn this off. Nothing has changed. Try again.</Notice>
        </div>
      )}
    </>
  );
}
