import { Download } from 'lucide-react';
import { useId, useMemo } from 'react';
import {
  companionNames,
  configPath,
  configVariable,
  type Dialect,
  type DialectGroup,
  dialects,
  exportEnvironment,
  exportRedacted,
  type Redaction,
  saveBytes,
} from '../../delivery/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { holdsPassword } from '../../secrets/index.ts';
import { invariant } from '../../text/index.ts';
import { downloadFile } from '../platform/fileAccess.ts';
import { announce } from '../state/announcer.ts';
import { createStore, type Store } from '../state/createStore.ts';
import { usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Select, TextArea } from '../ui/TextInput.tsx';
import { copiedWith } from './copiedWith.ts';
import styles from './DeliveryPanel.module.css';
import { DialectFacts } from './DialectFacts.tsx';
import { asVariables, useExtraVariables } from './extraVariables.ts';

interface EnvironmentExportProps {
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
  /** How many secrets the configuration has; undefined where they were not searched for. */
  readonly secrets: number | undefined;
}

/** The configuration as an environment variable, in the syntax of the program that will read it. */
export function EnvironmentExport({ document, redaction, secrets }: EnvironmentExportProps) {
  const page = usePageState();
  const [dialect, setDialect] = useDialect();
  const values = useExtraVariables();
  const dialectId = useId();
  const companions = useMemo(() => asVariables(values, companionNames), [values]);
  const output = useMemo(() => exportEnvironment(document, dialect, companions), [document, dialect, companions]);
  const redacted = useMemo(() => exportRedacted(redaction, dialect, companions), [redaction, dialect, companions]);
  const exported =
    secrets === undefined ? undefined : secrets + companions.filter(({ value }) => holdsPassword(value)).length;

  function download() {
    if (!output.ok) return;
    downloadFile(dialect.fileName, saveBytes(output.text));
    announce(page, `Downloaded ${dialect.fileName}.`);
  }

  return (
    <section className={styles.section} aria-label="Environment">
      <h3 className={styles.heading}>Environment variable</h3>
      <p className={styles.muted}>
        While <code>{configVariable}</code> is set, the server does not read <code>{configPath}</code>.
      </p>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={dialectId}>
          Target
        </label>
        <Select id={dialectId} value={dialect.id} onChange={({ target }) => setDialect(target.value)}>
          {groups.map(([group, members]) => (
            <optgroup key={group} label={group}>
              {members.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <DialectFacts dialect={dialect} output={output} />
      <div className={styles.row}>
        <CopyButton
          label="Copy environment variable"
          look="primary"
          text={() => (output.ok ? output.text : '')}
          done={copiedWith(exported)}
          disabled={!output.ok}
        />
        <Button disabled={!output.ok} onClick={download}>
          <Download />
          Download {dialect.fileName}
        </Button>
        <CopyButton
          label="Copy redacted"
          look="quiet"
          text={() => (redacted.ok ? redacted.text : '')}
          done="Copied, redacted"
          disabled={!redacted.ok}
        />
      </div>
      {redacted.ok && (
        <TextArea machine readOnly rows={8} aria-label="Preview, secrets redacted" value={beginningOf(redacted.text)} />
      )}
    </section>
  );
}

/** Enough for a preview: a line of a hundred thousand characters takes a browser seconds to lay out. */
function beginningOf(text: string): string {
  return text.length > 5_000 ? `${text.slice(0, 5_000)}…` : text;
}

const groups: readonly (readonly [DialectGroup, readonly Dialect[]])[] = [
  ...new Set(dialects.map(({ group }) => group)),
].map((group) => [group, dialects.filter((dialect) => dialect.group === group)]);

/** The dialect chosen last, kept while another tab is shown. */
function chosenDialect(): Store<string | undefined> {
  return createStore(dialects[0]?.id);
}

function useDialect(): readonly [Dialect, (id: string) => void] {
  const store = usePageState().part(chosenDialect);
  const id = useStore(store);
  const dialect = dialects.find((candidate) => candidate.id === id) ?? dialects[0];
  invariant(dialect, 'there is a dialect');
  return [dialect, store.set];
}
