import type { HjsonDocument } from 'hjson-document';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { type Redaction, withSecretsOut } from '../../../../delivery/index.ts';
import { downloadText } from '../../../commands/downloadText.ts';
import { usePageState } from '../../../page/pageState.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../DeliveryPanel.module.css';

interface HandOverProps {
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
}

/** Files for somebody who must not see the secrets: with a sentinel, or with a reference, in place of each. */
export function HandOver({ document, redaction }: HandOverProps) {
  const page = usePageState();
  const copy = useMemo(() => withSecretsOut(document), [document]);
  const download = (name: string, text: string) => downloadText(page, name, text, '. It holds no secret.');
  return (
    <section className={styles.section} aria-label="Hand over">
      <h3 className={styles.heading}>Hand over without secrets</h3>
      <p className={styles.muted}>
        The redacted file gets its secrets back when it is opened, dropped or pasted while the original is open. The
        other one has references that a program can fill in, and no comments that may mention a secret.
      </p>
      <div className={styles.row}>
        <Button
          disabled={!redaction.ok}
          onClick={() => redaction.ok && download('config.redacted.json', redaction.text)}
        >
          <Download />
          Download redacted
        </Button>
        <Button disabled={!copy.ok} onClick={() => copy.ok && download('config.references.json', copy.after.text)}>
          <Download />
          Download with references
        </Button>
      </div>
      {!copy.ok && <Notice kind="hint">No download with references. {copy.reason}</Notice>}
    </section>
  );
}
