import { Download } from 'lucide-react';
import { downloadText } from '../../commands/downloadText.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ServerCheck.module.css';

interface ScriptStepProps {
  /** Undefined while the text cannot be read. */
  readonly script: string | undefined;
  readonly isSaved: boolean;
}

/** The script, as a file or a copy, and what it does. */
export function ScriptStep({ script, isSaved }: ScriptStepProps) {
  const page = usePageState();
  return (
    <li className={styles.step}>
      <h3 className={styles.heading}>Take the script</h3>
      <p className={styles.muted}>
        It connects to what the configuration names, and says in known words what it saw, within 60 seconds. It sends no
        mail, tries no password, changes nothing, and holds no secret: read it before you run it.
      </p>
      {script === undefined ? (
        <Notice kind="error">The text has errors: correct them first.</Notice>
      ) : (
        <>
          {!isSaved && (
            <Notice kind="warning">
              Save first: the script is for the saved file. This one has the current values, and cannot tell whether the
              file there has them, too.
            </Notice>
          )}
          <div className={styles.row}>
            <Button look="primary" onClick={() => downloadText(page, 'check.sh', script, '. It holds no secret.')}>
              <Download aria-hidden />
              Download check.sh
            </Button>
            <CopyButton label="Copy the script" text={() => script} />
          </div>
        </>
      )}
    </li>
  );
}
