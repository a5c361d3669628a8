import { useId, useState } from 'react';
import { protectDrafts, unprotectDrafts } from '../../drafts/draftKeeper.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useReveal } from '../../ui/useReveal.ts';
import styles from '../kept.module.css';
import { PassphraseField } from './PassphraseField.tsx';

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

interface NewPassphraseProps {
  /** What the passphrase is for, on the button. */
  readonly action: string;
  readonly onDone: () => void;
}

/** Asks for a new passphrase and protects the drafts of all tabs with it. */
function NewPassphrase({ action, onDone }: NewPassphraseProps) {
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
      <p className={styles.note} id={adviceId}>
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

/** In characters. Guessing is slow, but anyone who steals the disk has unlimited time. */
const shortest = 12;
/** A repeated word is long but easy to guess. */
const fewestDifferent = 6;

const passphraseAdvice = `At least ${shortest} characters. Four or five unrelated words are strong and easy to remember.`;

/** What is wrong with a new passphrase, as a sentence; undefined when nothing is. */
export function passphraseProblem(passphrase: string, repeated: string): string | undefined {
  const characters = [...passphrase];
  if (characters.length < shortest) return `This passphrase is too short: use at least ${shortest} characters.`;
  if (new Set(characters).size < fewestDifferent)
    return 'This passphrase is too easy to guess: use more different characters.';
  if (passphrase !== repeated) return 'The two passphrases differ. Type both again, or show them to compare.';
  return undefined;
}
