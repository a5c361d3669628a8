import { lockedSentence } from '../../drafts/draftSentences.ts';
import { useDraftState } from '../../drafts/draftState.ts';
import { showDialog } from '../../page/dialogs.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../kept.module.css';

/** Says on a page without a document what happened to unsaved work from before a crash. */
export function DraftNotice() {
  const page = usePageState();
  const { locked, isLost } = useDraftState();
  const action = (name: string) => (
    <Button aria-haspopup="dialog" onClick={() => showDialog(page, { kind: 'drafts' })}>
      {name}
    </Button>
  );
  return (
    <div role="status" className={styles.notice}>
      {locked.length > 0 ? (
        <Notice kind="hint" place="strip" actions={action('Unlock…')}>
          {lockedSentence(locked)} Enter your passphrase to restore it.
        </Notice>
      ) : (
        isLost && (
          <Notice kind="warning" place="strip" actions={action('Protect drafts…')}>
            Unsaved work could not be restored. The key of its draft was in memory only, and is lost when a tab crashes
            or the browser closes. Drafts that are protected with a passphrase survive both.
          </Notice>
        )
      )}
    </div>
  );
}
