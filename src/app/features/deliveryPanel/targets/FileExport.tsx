import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { exportFile, type FileForm, type Redaction } from '../../../../delivery/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import { configPath } from '../../../../opening/index.ts';
import { counted } from '../../../../text/index.ts';
import { downloadDocument } from '../../../commands/saveFile.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/TextInput.tsx';
import { copiedWith } from '../copiedWith.ts';
import styles from '../DeliveryPanel.module.css';
import type { ExportState } from '../Preflight.tsx';
import { FilePreview } from '../preview/FilePreview.tsx';
import { HandOver } from './HandOver.tsx';

const forms: readonly { readonly id: FileForm; readonly title: string }[] = [
  { id: 'asIs', title: 'Unchanged' },
  { id: 'formatted', title: 'Formatted HJSON' },
  { id: 'strictJson', title: 'Strict JSON (no comments)' },
];

interface FileExportProps {
  readonly state: ExportState;
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
  /** How many secrets the configuration has; undefined if they were not searched for. */
  readonly secrets: number | undefined;
}

/** `config.json` as a download or a copy, and a redacted copy for sharing. */
export function FileExport({ state, document, redaction, secrets }: FileExportProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const [form, setForm] = useState<FileForm>('asIs');
  const formId = useId();
  const output = useMemo(() => exportFile(document, form), [document, form]);

  function download() {
    if (!output.ok) return;
    downloadDocument(workspace, page, 'config.json', output.text);
  }

  return (
    <section className={styles.section} aria-label="The file">
      <p className={styles.muted}>
        The server reads it from <code>{configPath}</code>. It holds secrets: only its administrators and the user of
        the container have to be able to read it.
      </p>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={formId}>
          Format
        </label>
        <Select id={formId} value={form} onChange={({ target }) => setForm(formOf(target.value))}>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      {output.ok ? (
        output.warnings.map((warning) => (
          <Notice key={warning} kind="warning">
            {warning}
          </Notice>
        ))
      ) : (
        <Notice kind="error">{output.reason}</Notice>
      )}
      <div className={styles.row} ref={useElement('uncovered', 'file export')}>
        <Button look={state.errors > 0 ? 'plain' : 'primary'} disabled={!output.ok} onClick={download}>
          <Download />
          Download config.json
          {state.errors > 0 && ' anyway'}
        </Button>
        <CopyButton
          label="Copy the text"
          text={() => (output.ok ? output.text : '')}
          done={copiedWith(secrets)}
          disabled={!output.ok}
        />
        {secrets !== undefined && secrets > 0 && <span className={styles.held}>with {counted(secrets, 'secret')}</span>}
        <RedactedCopy redaction={redaction} />
      </div>
      {output.ok && redaction.ok && <FilePreview text={output.text} />}
      <HandOver document={document} redaction={redaction} />
    </section>
  );
}

/** The text with a sentinel for each secret; pasted back into this page, it gets the secrets from the open document. */
function RedactedCopy({ redaction }: { readonly redaction: Redaction }) {
  if (!redaction.ok) return <Notice kind="warning">{redaction.reason}</Notice>;
  return (
    <CopyButton label="Copy the text, redacted" text={() => redaction.text} done="Copied, redacted" look="quiet" />
  );
}

function formOf(value: string): FileForm {
  return forms.find(({ id }) => id === value)?.id ?? 'asIs';
}
