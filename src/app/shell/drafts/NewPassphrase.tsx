import { useId, useState } from 'react';
import { protectDrafts } from '../../drafts/draftKeeper.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useReveal } from '../../ui/useReveal.ts';
import styles from './drafts.module.css';
import { PassphraseField } from './PassphraseField.tsx';
import { passphraseAdvice, passphraseProblem } from './passphraseProblem.ts';

interface NewPassphraseProps {
  /** What the passphrase is for, on the button. */
  readonly action: string;
  readonly onDone: () => void;
}

/** Asks for a new passphrase and protects the drafts of all tabs with it. */
export function NewPassphrase({ action, onDone }: NewPassphraseProps) {
  const page = usePageState();
  const adviceId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { isRevealed, toggle, containerProps } = useReveal();

  async function protect() {
    const found = passphraseProblem(passphrase, repeated);
    setProblem(found);
    if (found || isBusy) return;
    setBusy(true);
    const isDone = await protectDrafts(page, passphrase);
    setBusy(false);
    if (isDone) onDone();
    else setProblem('The browser could not store it. Nothing has changed. Try again.');
  }

  const shared = { isRevealed, isInvalid: problem !== undefined, describedBy: adviceId, onEnter: protect };
  return (
    <div className={styles.part} {...containerProps}>
      <PassphraseField {...shared} label="New passphrase" value={passphrase} onChange={setPassphrase} />
      <PassphraseField {...shared} label="Repeat passphrase" value={repeated} onChange={setRepeated} />
      <p className={styles.advice} id={adviceId}>
        {passphraseAdvice}
      </p>
      {problem && (
        <div role="alert">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button look="primary" aria-disabled={isBusy} onClick={protect}>
          {action}
        </Button>
        <Button onClick={toggle}>{isRevealed ? 'Hide' : 'Show'} the passphrase</Button>
      </div>
    </div>
  );
}
