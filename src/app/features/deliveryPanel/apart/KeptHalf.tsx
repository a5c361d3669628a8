import { Download, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { counted } from 'source-text';
import type { ApartOutput } from '../../../../delivery/index.ts';
import { downloadText } from '../../../commands/downloadText.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { usePageState } from '../../../page/pageState.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { copiedWith } from '../copiedWith.ts';
import panel from '../DeliveryPanel.module.css';
import styles from './ApartExport.module.css';

const contents = [
  { value: 'names', label: 'Names only' },
  { value: 'values', label: 'With values' },
] as const;

/** Whether the user has agreed to files with values; asked once in a page. */
function valuesAgreed(): Store<boolean> {
  return createStore(false);
}

interface KeptHalfProps {
  readonly fileName: string;
  readonly output: ApartOutput;
}

/** The half that names the secrets, and holds them if that is asked for. */
export function KeptHalf({ fileName, output }: KeptHalfProps) {
  const page = usePageState();
  const [content, setContent] = useState<'names' | 'values'>('names');
  const [isAsking, setAsking] = useState(false);
  const withValues = content === 'values';
  const kept = output.kept(withValues);
  const known = output.secrets.filter(({ value }) => value !== undefined).length;
  const held = withValues ? known : 0;
  const heldText = withValues ? counted(held, 'secret') : 'names only';
  const choose = (wanted: 'names' | 'values') => {
    if (wanted === 'values' && known > 0 && !page.part(valuesAgreed).get()) setAsking(true);
    else setContent(wanted);
  };
  return (
    <section className={`${styles.half} ${styles.kept}`} aria-label="Keep this out of git">
      <h3 className={styles.heading}>
        <ShieldAlert aria-hidden /> Keep this out of git <code>{fileName}</code>
      </h3>
      {output.secrets.length === 0 ? (
        <p className={panel.muted}>The configuration has no secrets and no references.</p>
      ) : (
        <table className={panel.table}>
          <TableHead columns={['Name', 'Option']} />
          <tbody>
            {output.secrets.map(({ name, usedBy, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  {usedBy.join(', ')}
                  {value === undefined && ' (a reference already)'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Segmented options={contents} value={content} onChange={choose} aria-label={`What ${fileName} holds`} />
      {!kept.ok && <Notice kind="error">{kept.reason}</Notice>}
      <div className={panel.row}>
        <Button
          disabled={!kept.ok}
          onClick={() => kept.ok && downloadText(page, fileName, kept.text, `, ${heldText}.`)}
        >
          <Download />
          Download {fileName}
        </Button>
        <CopyButton
          label={`Copy ${fileName}`}
          text={() => (kept.ok ? kept.text : '')}
          done={withValues ? copiedWith(held) : 'Copied, names only'}
          disabled={!kept.ok}
        />
      </div>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title="Write the values into the file?"
          description={`${fileName} will hold ${counted(known, 'secret')} in clear. Keep it out of git, and delete it once the values are in your vault or cluster.`}
          cancel="Names only"
          actions={
            <Button
              look="primary"
              onClick={() => {
                page.part(valuesAgreed).set(true);
                setContent('values');
                setAsking(false);
              }}
            >
              With values
            </Button>
          }
        />
      )}
    </section>
  );
}
