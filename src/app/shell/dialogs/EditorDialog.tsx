import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import schema from '../../../../public/config.schema.json';
import { strictSchema } from '../../../config/index.ts';
import { downloadText } from '../../commands/downloadText.ts';
import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './dialogs.module.css';
import { editorSettings, schemaFileName } from './editorSettings.ts';

/** The JSON Schema and the settings for editors, what the schema does not know, and the command line. */
export function EditorDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="For your editor"
      shape="wide"
      description="With the JSON Schema, an editor for JSON completes the options, explains them, and checks types and choices."
    >
      <SchemaDownload />
      <Settings />
      <Limits />
      <h3 className={styles.subheading}>In a terminal</h3>
      <p>
        <code>arconf check config.json</code> reports the problems that this page shows, on a command line, in a git
        hook or in CI. It is in each release of this page; <code>docs/cli.md</code> in the source explains it, and{' '}
        <code>docs/editors.md</code> how an editor runs it.
      </p>
    </Dialog>
  );
}

function SchemaDownload() {
  const page = usePageState();
  const [isStrict, setStrict] = useState(false);
  const download = () => {
    const text = JSON.stringify(isStrict ? strictSchema(schema) : schema, undefined, 2);
    downloadText(page, schemaFileName, `${text}\n`);
  };
  return (
    <div className={styles.download}>
      <Button look="primary" onClick={download}>
        <Download aria-hidden /> Download {schemaFileName}
      </Button>
      <label className={styles.choice}>
        <input type="checkbox" checked={isStrict} onChange={({ target }) => setStrict(target.checked)} />
        Mark keys that the reference does not name, such as misspelt ones
      </label>
    </div>
  );
}

function Settings() {
  const id = useId();
  const [selected, select] = useState<(typeof editorSettings)[number]['id']>('code');
  const settings = editorSettings.find((entry) => entry.id === selected);
  if (!settings) return null;
  const { editor, file, text } = settings;
  return (
    <>
      <p>
        Keep the file beside <code>config.json</code>, and add these settings. The configuration itself needs no line.
      </p>
      <Tabs
        label="Editors"
        tabs={editorSettings.map((entry) => ({ id: entry.id, label: entry.editor }))}
        selected={selected}
        onSelect={select}
        panelId={() => id}
      />
      <div role="tabpanel" id={id} aria-label={editor} className={styles.settings}>
        <code>{file}</code>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <section className={styles.settingsText} aria-label={`Settings of ${editor}`} tabIndex={0}>
          <pre>{text}</pre>
        </section>
        <CopyButton label="Copy settings" text={() => text} />
      </div>
    </>
  );
}

function Limits() {
  return (
    <>
      <h3 className={styles.subheading}>What the schema does not know</h3>
      <ul className={styles.limits}>
        <li>
          These editors read JSON. Visual Studio Code accepts <code>{'//'}</code> comments and a comma at the end; texts
          and keys without quotes, <code>#</code> comments and <code>{"'''"}</code> are marked although they are valid
          HJSON.
        </li>
        <li>
          It does not check programs, addresses, connection strings and values that have to fit together. The page and{' '}
          <code>arconf</code> do.
        </li>
        <li>
          A reference such as <code>{`\${SMTP_PORT}`}</code> in place of a number is marked.
        </li>
        <li>
          With unknown keys marked, <code>BaseURL</code> is marked, too, and so is a <code>$schema</code> line: whether
          such keys are ignored or refused is not documented.
        </li>
      </ul>
    </>
  );
}
