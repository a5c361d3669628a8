import { forgetEverything } from '../../commands/forgetEverything.ts';
import { useDraftState } from '../../drafts/draftState.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';

/** Asks before all local data is deleted, and lists what that is. */
export function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { keeping, waiting, locked } = useDraftState();
  const drafts = waiting.length + locked.length + (keeping === 'kept' ? 1 : 0);
  async function forget() {
    onClose();
    const isDone = await forgetEverything(workspace, page);
    announce(page, isDone ? forgotten : notAllForgotten, { kind: isDone ? 'good' : 'error' });
  }

  return (
    <Dialog
      onClose={onClose}
      title="Delete all local data?"
      description="This cannot be undone. Your files on disk, and what other pages of this site store, are not touched."
      actions={
        <Button look="danger" onClick={forget}>
          Delete all local data
        </Button>
      }
    >
      <ul className={styles.bullets}>
        <li>Drafts of unsaved work{drafts > 0 && `: ${drafts} here`}, including those of other tabs</li>
        <li>The passphrase that protects drafts</li>
        <li>Theme, pane widths and other preferences</li>
        <li>Preview pictures, and names of recent files</li>
        <li>Texts to compare with</li>
        <li>The offline copy of this page</li>
      </ul>
      <p>The open configuration stays until you close it, but its drafts are no longer kept.</p>
    </Dialog>
  );
}

const forgotten =
  'All local data is deleted. The open configuration stays until you close it, and Undo does not bring it back then.';

const notAllForgotten = "The browser did not delete everything. Delete this site's data in the browser settings.";
