import type { HjsonDocument } from 'hjson-document';
import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { exportFile, type FileForm, type Redaction, utf8Length } from '../../../../delivery/index.ts';
import { configPath } from '../../../../opening/index.ts';
import { secretRanges, shownIn } from '../../../../secrets/index.ts';
import { readDocument } from '../../../../workspace/index.ts';
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
import { OutputCard } from '../preview/OutputCard.tsx';
import { OutputNotices } from './TargetFacts.tsx';

const forms: readonly { readonly id: FileForm; readonly title: string }[] = [
  { id: 'asIs', title: 'Unchanged' },
  { id: 'formatted', title: 'Formatted HJSON' },
  { id: 'strictJson', title: 'Strict JSON (no comments)' },
];

interface FileExportProps {
  readonly hasErrors: boolean;
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
  /** How many secrets the configuration has; undefined if they were not searched for. */
  readonly secrets: number | undefined;
}

/** `config.json` as a download or a copy, and a redacted copy for sharing. */
export function FileExport({ hasErrors, document, redaction, secrets }: FileExportProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const [form, setForm] = useState<FileForm>('asIs');
  const formId = useId();
  const output = useMemo(() => exportFile(document, form), [document, form]);
  const hidden = useMemo(
    () =>
      output.ok && redaction.ok
        ? secretRanges(readDocument(output.text, { unknown: shownIn(document).unknown }))
        : undefined,
    [output, redaction, document],
  );

  function download() {
    if (!output.ok) return;
    downloadDocument(workspace, page, 'config.json', output.text);
  }

  return (
    <section className={styles.section} aria-label="The file">
      <OutputCard
        fileName="config.json"
        facts={output.ok ? factsOf(output.text, form) : []}
        text={output.ok ? output.text : undefined}
        secrets={hidden}
        secretCount={secrets}
        isHjson
        actions={
          <div className={styles.row} ref={useElement('uncovered', 'file export')}>
            <Button look={hasErrors ? 'plain' : 'primary'} disabled={!output.ok} onClick={download}>
              <Download />
              Download config.json
              {hasErrors && ' anyway'}
            </Button>
            <CopyButton
              label="Copy the text"
              text={() => (output.ok ? output.text : '')}
              done={copiedWith(secrets)}
              disabled={!output.ok}
            />
          </div>
        }
        withoutSecrets={<RedactedCopy redaction={redaction} />}
      >
        <p className={styles.muted}>
          The server reads it from <code>{configPath}</code>. Only its administrators and the user of the container have
          to be able to read it.
        </p>
        <div className={styles.choice}>
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
        <OutputNotices output={output} />
      </OutputCard>
    </section>
  );
}

/** The text with a sentinel for each secret; pasted back into this page, it gets the secrets from the open document. */
function RedactedCopy({ redaction }: { readonly redaction: Redaction }) {
  if (!redaction.ok) return <Notice kind="warning">{redaction.reason}</Notice>;
  return <CopyButton label="Copy without secrets" text={() => redaction.text} done="Copied, redacted" look="quiet" />;
}

function factsOf(text: string, form: FileForm): readonly string[] {
  return [
    `${utf8Length(text).toLocaleString('en')} bytes`,
    text.includes('\r\n') ? 'CRLF' : 'LF',
    form === 'strictJson' ? 'no comments' : 'comments kept',
  ];
}

function formOf(value: string): FileForm {
  return forms.find(({ id }) => id === value)?.id ?? 'asIs';
}
