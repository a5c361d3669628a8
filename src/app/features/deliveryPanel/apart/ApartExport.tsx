import { useMemo } from 'react';
import { type ApartOutput, type ApartTarget, type CarriedFile, exportApart } from '../../../../delivery/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import { useChosenNames } from '../../../page/deployment.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import panel from '../DeliveryPanel.module.css';
import { useSetVariables } from '../otherVariables.ts';
import { TargetNames } from '../targets/TargetNames.tsx';
import { withCode } from '../withCode.tsx';
import styles from './ApartExport.module.css';
import { CommittedHalf } from './CommittedHalf.tsx';
import { KeptHalf } from './KeptHalf.tsx';

interface ApartExportProps {
  readonly target: ApartTarget;
  readonly document: HjsonDocument;
  readonly files: readonly CarriedFile[];
}

/** Both halves of a target that keeps the secrets apart, told apart by place, title, icon and colour. */
export function ApartExport({ target, document, files }: ApartExportProps) {
  const names = useChosenNames();
  const variables = useSetVariables();
  const output = useMemo(
    () => exportApart(document, target, variables, names, files),
    [document, target, variables, names, files],
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

interface HalvesProps {
  readonly files: readonly CarriedFile[];
  readonly target: ApartTarget;
  readonly output: Extract<ApartOutput, { ok: true }>;
}

function Halves({ target, output, files }: HalvesProps) {
  return (
    <>
      {output.warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      <CommittedHalf target={target} committed={output.committed} files={files} />
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
