import { useState } from 'react';
import { lockedSentence } from '../../drafts/draftSentences.ts';
import { draftState, useDraftState } from '../../drafts/draftState.ts';
import { usePageState } from '../../page/pageState.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraftProtection } from './DraftProtection.tsx';
import { UnlockDrafts } from './UnlockDrafts.tsx';
import { WaitingDrafts } from './WaitingDrafts.tsx';

/** What happens to unsaved work, and whether a passphrase can restore it after a crash. */
export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const page = usePageState();
  const { keeping, isProtected, locked } = useDraftState();
  const [isUnlocked, setUnlocked] = useState(false);

  return (
    <Dialog
      onClose={onClose}
      title="Drafts of unsaved work"
      description="While your text differs from its file, this browser keeps an encrypted draft of it and restores it after a reload. Saving the file removes the draft."
    >
      {isUnlocked && <Notice kind="good">The passphrase was right.</Notice>}
      <WaitingDrafts onOpened={onClose} />
      {keeping === 'insecure' ? (
        <p>
          This page keeps no drafts: browsers keep them only for pages on HTTPS, and this one is not. Save your work to
          a file.
        </p>
      ) : keeping === 'off' ? (
        <p>
          This page keeps no drafts: the browser prevents it, or you deleted all local data. Save your work to a file.
        </p>
      ) : locked.length > 0 ? (
        <>
          <p>
            {lockedSentence(locked)} The browser crashed or was closed before the text was saved. Enter your passphrase
            to restore it.
          </p>
          <UnlockDrafts
            onUnlocked={() => (page.part(draftState).get().waiting.length > 0 ? setUnlocked(true) : onClose())}
          />
        </>
      ) : (
        <DraftProtection isProtected={isProtected} />
      )}
    </Dialog>
  );
}
