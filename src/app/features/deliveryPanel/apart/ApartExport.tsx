import type { ApartOutput, SecretsApart, Target } from '../../../../delivery/index.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import panel from '../DeliveryPanel.module.css';
import { OutputNotices } from '../targets/OutputNotices.tsx';
import { TargetNames } from '../targets/TargetNames.tsx';
import type { ExportedTarget } from '../targets/useTargetOutput.ts';
import { withCode } from '../withCode.tsx';
import styles from './ApartExport.module.css';
import { CommittedHalf } from './CommittedHalf.tsx';
import { KeptHalf } from './KeptHalf.tsx';

interface ApartExportProps {
  readonly target: Target;
  readonly apart: SecretsApart;
  readonly exported: ExportedTarget;
}

/** Both halves of a target that keeps the secrets apart, told apart by place, title, icon and colour. */
export function ApartExport({ target, apart, exported }: ApartExportProps) {
  const { output, choices } = exported;
  const { hint, verification } = target;
  return (
    <section className={panel.section} aria-label={target.title}>
      <TargetNames rules={target.names} names={choices.names} />
      <p className={panel.muted}>{withCode(hint)}</p>
      <p className={panel.muted}>
        {verification.tested ? '✓ Tested with its engine.' : `Untested: ${verification.basis}.`}
      </p>
      <OutputNotices output={output} />
      {output.ok && <CommittedHalf target={target} form={apart.form} committed={output.text} files={choices.files} />}
      {output.ok && output.apart && <Kept fileName={apart.keptFileName} output={output.apart} />}
    </section>
  );
}

interface KeptProps {
  readonly fileName: string;
  readonly output: ApartOutput;
}

/** The other half, and the command that puts both together. */
function Kept({ fileName, output }: KeptProps) {
  return (
    <>
      <KeptHalf fileName={fileName} output={output} />
      {output.command && (
        <div className={panel.row}>
          <code className={styles.command}>{output.command}</code>
          <CopyButton label="Copy the command" text={() => output.command ?? ''} />
        </div>
      )}
    </>
  );
}
