import { useId, useState } from 'react';
import { discardLockedDrafts, unlockDrafts } from '../../drafts/draftKeeper.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useReveal } from '../../ui/useReveal.ts';
import styles from '../kept.module.css';
import { PassphraseField } from './PassphraseField.tsx';

const problems = {
  'wrong-passphrase': 'This passphrase does not open the draft. Nothing is lost: try again.',
  failed: 'The browser did not respond. Nothing is lost. Try again.',
};

/** Asks for the passphrase of drafts from before a crash, or discards them. */
export function UnlockDrafts({ onUnlocked }: { readonly onUnlocked: () => void }) {
  const page = usePageState();
  const problemId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<keyof typeof problems>();
  const [isBusy, setBusy] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { isRevealed, toggle, containerProps } = useReveal();

  async function unlock() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await unlockDrafts(page, passphrase);
    setBusy(false);
    if (outcome === 'unlocked') onUnlocked();
    else setProblem(outcome);
  }

  async function discard() {
    setDiscarding(false);
    if (!(await discardLockedDrafts(page))) setProblem('failed');
  }

  return (
    <div className={styles.part} {...containerProps}>
      <PassphraseField
        label="Passphrase"
        value={passphrase}
        isRevealed={isRevealed}
        isInvalid={problem !== undefined}
        describedBy={problemId}
        onChange={setPassphrase}
        onEnter={unlock}
      />
      {problem && (
        <div role="alert" id={problemId}>
          <Notice kind="error">{problems[problem]}</Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button look="primary" aria-disabled={isBusy} onClick={unlock}>
          Unlock
        </Button>
        <Button onClick={toggle}>{isRevealed ? 'Hide' : 'Show'} the passphrase</Button>
        <Button onClick={() => setDiscarding(true)}>Discard…</Button>
      </div>
      {isDiscarding && (
        <div role="alert">
          <Notice
            kind="warning"
            actions={
              <>
                <Button onClick={discard}>Discard for good</Button>
                <Button onClick={() => setDiscarding(false)}>Keep it</Button>
              </>
            }
          >
            Discarded drafts cannot be restored.
          </Notice>
        </div>
      )}
    </div>
  );
}
