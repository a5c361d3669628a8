import { useId, useState } from 'react';
import type { OptionKey } from '../../../../config/index.ts';
import { counted } from '../../../../text/index.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { roomFor } from '../../../platform/breakpoints.ts';
import { useMediaQuery } from '../../../platform/mediaQuery.ts';
import styles from './GuidedSetup.module.css';
import { writtenKeys, writtenLines } from './writtenLines.ts';

/** The lines that a step has written to the file, with masks for secrets: beside the questions, or on demand below them. */
export function WrittenLines({ keys }: { readonly keys: readonly OptionKey[] }) {
  const [isOpen, setOpen] = useState(false);
  const isBeside = useMediaQuery(roomFor.navigation);
  const id = useId();
  if (isBeside) {
    return (
      <section className={styles.written} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        <Lines keys={keys} />
      </section>
    );
  }
  return (
    <details className={styles.written} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Lines keys={keys} />}
    </details>
  );
}

const title = 'What is written to the file';

function Lines({ keys }: { readonly keys: readonly OptionKey[] }) {
  const lines = useFacts(({ document, config, opened }) =>
    writtenLines(document, writtenKeys(keys, config, opened.config)),
  );
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
