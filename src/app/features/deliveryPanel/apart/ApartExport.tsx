import { Download, GitBranch } from 'lucide-react';
import { Fragment } from 'react';
import type { CarriedFile, SecretsApart, Target } from '../../../../delivery/index.ts';
import { findReferences, type ReferenceFormId } from '../../../../references/index.ts';
import { downloadText } from '../../../commands/downloadText.ts';
import { usePageState } from '../../../page/pageState.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import panel from '../DeliveryPanel.module.css';
import { BesideDownload } from '../serverFiles/BesideDownload.tsx';
import { TargetFacts } from '../targets/TargetFacts.tsx';
import { TargetNames } from '../targets/TargetNames.tsx';
import type { ExportedTarget } from '../targets/useTargetOutput.ts';
import styles from './ApartExport.module.css';
import { KeptHalf } from './KeptHalf.tsx';

interface ApartExportProps {
  readonly target: Target;
  readonly apart: SecretsApart;
  readonly exported: ExportedTarget;
}

/** Both halves of a target that keeps the secrets apart, told apart by place, title, icon and colour, and what puts them together. */
export function ApartExport({ target, apart, exported }: ApartExportProps) {
  const { output, choices } = exported;
  const kept = output.ok ? output.apart : undefined;
  return (
    <section className={panel.section} aria-label={target.title}>
      <TargetNames rules={target.names} names={choices.names} />
      <TargetFacts target={target} output={output}>
        {target.untested === undefined ? '✓ Tested with its engine.' : `Untested: ${target.untested}.`}
      </TargetFacts>
      {output.ok && <CommittedHalf target={target} form={apart.form} committed={output.text} files={choices.files} />}
      {kept && <KeptHalf fileName={apart.keptFileName} output={kept} />}
      {kept?.command && (
        <div className={panel.row}>
          <code className={styles.command}>{kept.command}</code>
          <CopyButton label="Copy the command" text={() => kept.command ?? ''} />
        </div>
      )}
    </section>
  );
}

/** The most that is shown of a half; the download is complete. */
const longest = 20_000;

interface CommittedHalfProps {
  readonly target: Target;
  readonly form: ReferenceFormId;
  readonly committed: string;
  readonly files: readonly CarriedFile[];
}

/** The half without a secret, in which the references are marked. */
function CommittedHalf({ target, form, committed, files }: CommittedHalfProps) {
  const page = usePageState();
  const { fileName } = target;
  return (
    <section className={`${styles.half} ${styles.committed}`} aria-label="Commit this">
      <h3 className={styles.heading}>
        <GitBranch aria-hidden /> Commit this <code>{fileName}</code>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={panel.found} aria-label="Half to commit" tabIndex={0}>
        <pre>
          <WithMarks text={committed.length > longest ? `${committed.slice(0, longest)}…` : committed} form={form} />
        </pre>
      </section>
      <div className={panel.row}>
        <Button look="primary" onClick={() => downloadText(page, fileName, committed)}>
          <Download />
          Download {fileName}
        </Button>
        <CopyButton label={`Copy ${fileName}`} text={() => committed} done="Copied, no secrets in it" />
        <BesideDownload fileName={fileName} text={committed} carriage={target.carriesFiles} files={files} />
      </div>
    </section>
  );
}

/** The text with each reference that the target fills in marked. */
function WithMarks({ text, form }: { readonly text: string; readonly form: ReferenceFormId }) {
  const found = findReferences(text).filter((reference) => reference.form.id === form);
  return (
    <>
      {found.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <mark className={styles.reference}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
