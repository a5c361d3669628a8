import { useState } from 'react';
import { useDraftState } from '../../browser/drafts/draftState.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useWorkspace } from '../../useWorkspace.ts';
import { DraftProtection } from './DraftProtection.tsx';
import styles from './drafts.module.css';
import { lockedSentence } from './lockedSentence.ts';
import { UnlockDrafts } from './UnlockDrafts.tsx';

/** What becomes of unsaved work, and whether a passphrase brings it back after a crash. */
export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { keeping, isProtected, locked } = useDraftState();
  const [unlocked, setUnlocked] = useState(0);

  /** One draft comes back in this page, if it has no document open; the others do in pages of their own. */
  const isFree = workspace.snapshot.file === undefined;
  const elsewhere = locked.length - (isFree ? 1 : 0);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Drafts of unsaved work"
      description="While your text differs from its file, this browser keeps an encrypted draft of it, which comes back after a reload. Saving to the file removes the draft."
    >
      {unlocked > 0 && (
        <Notice
          kind="good"
          actions={
            <a className={styles.link} href="./" target="_blank" rel="noopener">
              Open it in a new tab
            </a>
          }
        >
          The passphrase was right. {unlocked === 1 ? 'A draft' : `${unlocked} drafts, one after another,`} can be
          opened in a page of its own.
        </Notice>
      )}
      {keeping === 'off' ? (
        <p>
          This page keeps no drafts: the browser does not let it, or everything was forgotten on request. Save your work
          to a file.
        </p>
      ) : locked.length > 0 ? (
        <>
          <p>
            {lockedSentence(locked)} The browser crashed or was closed before the text was saved. Your passphrase brings
            it back.
          </p>
          <UnlockDrafts onUnlocked={() => (elsewhere > 0 ? setUnlocked(elsewhere) : onClose())} />
        </>
      ) : (
        <DraftProtection isProtected={isProtected} />
      )}
    </Dialog>
  );
}
