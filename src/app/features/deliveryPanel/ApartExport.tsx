import { Download, GitBranch, ShieldAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type ApartOutput,
  type ApartTarget,
  type CarriedFile,
  exportApart,
  otherVariableNames,
} from '../../../delivery/index.ts';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { saveBytes } from '../../../opening/index.ts';
import { counted } from '../../../text/index.ts';
import { announce } from '../../page/announcer.ts';
import { useChosenNames } from '../../page/chosenNames.ts';
import { usePageState } from '../../page/pageState.ts';
import { downloadFile } from '../../platform/fileAccess.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './ApartExport.module.css';
import { BesideDownload } from './BesideDownload.tsx';
import { copiedWith } from './copiedWith.ts';
import panel from './DeliveryPanel.module.css';
import { asVariables, useOtherVariables } from './otherVariables.ts';
import { TargetNames } from './TargetNames.tsx';
import { withCode } from './withCode.tsx';

interface ApartExportProps {
  readonly target: ApartTarget;
  readonly document: HjsonDocument;
  readonly files: readonly CarriedFile[];
}

/** Both halves of a target that keeps the secrets apart, told apart by place, title, icon and colour. */
export function ApartExport({ target, document, files }: ApartExportProps) {
  const names = useChosenNames();
  const values = useOtherVariables();
  const output = useMemo(
    () => exportApart(document, target, asVariables(values, otherVariableNames), names, files),
    [document, target, values, names, files],
  );
  const { hint, verification } = target;
  return (
    <section className={panel.section} aria-label={target.title}>
      <TargetNames rules={target.names} names={names} />
      <p className={panel.muted}>{withCode(hint)}</p>
      <p className={panel.muted}>
        {verification.tested ? '✓ Tested with its engine.' : `Untested: ${verification.basis}.`}
      </p>
      {output.ok ? (
        <Halves target={target} output={output} files={files} />
      ) : (
        <Notice kind="error">{output.reason}</Notice>
      )}
    </section>
  );
}

interface HalfProps {
  readonly files: readonly CarriedFile[];
  readonly target: ApartTarget;
  readonly output: Extract<ApartOutput, { ok: true }>;
}

function Halves({ target, output, files }: HalfProps) {
  return (
    <>
      {output.warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      <CommittedHalf target={target} output={output} files={files} />
      <KeptHalf target={target} output={output} />
      {output.command && (
        <div className={panel.row}>
          <code className={styles.command}>{output.command}</code>
          <CopyButton label="Copy the command" text={() => output.command ?? ''} />
        </div>
      )}
    </>
  );
}

function CommittedHalf({ target, output, files }: HalfProps) {
  const page = usePageState();
  const { committed } = output;
  const { fileName } = target;
  return (
    <section className={`${styles.half} ${styles.committed}`} aria-label="Commit this">
      <h3 className={styles.heading}>
        <GitBranch aria-hidden /> Commit this <code>{fileName}</code>
      </h3>
      <TextArea
        machine
        readOnly
        rows={12}
        aria-label="Half to commit"
        value={committed.length > 20_000 ? `${committed.slice(0, 20_000)}…` : committed}
      />
      <div className={panel.row}>
        <Button
          look="primary"
          onClick={() => {
            downloadFile(fileName, saveBytes(committed));
            announce(page, `Downloaded ${fileName}.`);
          }}
        >
          <Download />
          Download {fileName}
        </Button>
        <CopyButton label={`Copy ${fileName}`} text={() => committed} done="Copied, no secrets in it" />
        <BesideDownload fileName={fileName} text={committed} carriage={target.carriesFiles} files={files} />
      </div>
    </section>
  );
}

const contents = [
  { value: 'names', label: 'Names only' },
  { value: 'values', label: 'With values' },
] as const;

function KeptHalf({ target, output }: Omit<HalfProps, 'files'>) {
  const page = usePageState();
  const [content, setContent] = useState<'names' | 'values'>('names');
  const withValues = content === 'values';
  const kept = output.kept(withValues);
  const { keptFileName } = target;
  const held = withValues ? output.secrets.filter(({ value }) => value !== undefined).length : 0;
  return (
    <section className={`${styles.half} ${styles.kept}`} aria-label="Keep this out of git">
      <h3 className={styles.heading}>
        <ShieldAlert aria-hidden /> Keep this out of git <code>{keptFileName}</code>
      </h3>
      {output.secrets.length === 0 ? (
        <p className={panel.muted}>The configuration has no secrets and no references.</p>
      ) : (
        <table className={panel.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Option</th>
            </tr>
          </thead>
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
      <Segmented options={contents} value={content} onChange={setContent} aria-label={`What ${keptFileName} holds`} />
      {!kept.ok && <Notice kind="error">{kept.reason}</Notice>}
      <div className={panel.row}>
        <Button
          disabled={!kept.ok}
          onClick={() => {
            if (!kept.ok) return;
            downloadFile(keptFileName, saveBytes(kept.text));
            announce(page, `Downloaded ${keptFileName}, ${withValues ? counted(held, 'secret') : 'names only'}.`);
          }}
        >
          <Download />
          Download {keptFileName}
        </Button>
        <CopyButton
          label={`Copy ${keptFileName}`}
          text={() => (kept.ok ? kept.text : '')}
          done={withValues ? copiedWith(held) : 'Copied, names only'}
          disabled={!kept.ok}
        />
      </div>
    </section>
  );
}
