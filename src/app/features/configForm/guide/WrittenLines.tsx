import { useState } from 'react';
import type { OptionKey } from '../../../../config/index.ts';
import { counted } from '../../../../text/index.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import styles from './GuidedSetup.module.css';
import { writtenLines } from './writtenLines.ts';

/** The lines that a step has written to the file, on demand. Secrets are masked. */
export function WrittenLines({ keys }: { readonly keys: readonly OptionKey[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.written} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What is written to the file</summary>
      {isOpen && <Lines keys={keys} />}
    </details>
  );
}

function Lines({ keys }: { readonly keys: readonly OptionKey[] }) {
  const lines = useFacts(({ document }) => writtenLines(document, keys));
  if (lines.length === 0) return <p className={styles.lead}>Nothing yet.</p>;
  return (
    <>
      <p className="visuallyHidden">{counted(lines.length, 'line')}</p>
      <ol className={styles.lines} dir="ltr">
        {lines.map(({ number, text }) => (
          <li key={number} value={number}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
