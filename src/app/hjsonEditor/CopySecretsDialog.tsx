import { writeClipboard } from '../platform/clipboard.ts';
import { announce } from '../state/announcer.ts';
import { usePageState } from '../state/pageState.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { redacted, withSecrets } from './copiedText.ts';
import styles from './Editor.module.css';
import type { SecretCopy } from './monaco/guardClipboard.ts';

interface CopySecretsDialogProps {
  readonly copy: SecretCopy;
  readonly onClose: () => void;
}

/** Asks before hidden secrets are copied to the clipboard. */
export function CopySecretsDialog({ copy, onClose }: CopySecretsDialogProps) {
  const page = usePageState();
  const secrets = copy.count === 1 ? '1 hidden secret' : `${copy.count} hidden secrets`;
  const verb = copy.cut ? 'Cut' : 'Copy';

  async function take(text: string, said: string) {
    const written = await writeClipboard(text);
    onClose();
    if (!written) {
      announce(page, 'The browser did not let the page copy. Nothing was copied.');
      return;
    }
    copy.cut?.();
    announce(page, said);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verb} ${secrets}?`}
      description="The selection holds secrets that are not shown. Other programs can read the clipboard."
    >
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => take(withSecrets(copy), `Copied with ${secrets}.`)}>{verb} with secrets</Button>
        <Button look="primary" onClick={() => take(redacted(copy), 'Copied, redacted.')}>
          {verb} redacted
        </Button>
      </div>
    </Dialog>
  );
}
