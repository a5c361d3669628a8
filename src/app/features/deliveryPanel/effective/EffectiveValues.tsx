import { useMemo } from 'react';
import { asCsv, asMarkdown, effectiveConfig } from '../../../../delivery/index.ts';
import { useOtherVariables } from '../../../page/otherVariables.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { MaskedText } from '../../../ui/MaskedText.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { WordsOfKey } from '../../../ui/WordsOfKey.tsx';
import styles from '../DeliveryPanel.module.css';
import { UndocumentedList } from './UndocumentedList.tsx';

/** The configuration that results from the text: every option and variable with its value and origin, and what the reference leaves open. */
export function EffectiveValues() {
  const document = useSelected((snapshot) => snapshot.document);
  const variables = useOtherVariables().set;
  const effective = useMemo(() => effectiveConfig(document, variables), [document, variables]);
  return (
    <div className={`${styles.effective} ${styles.tool}`}>
      <p className={styles.muted}>
        {effective.ok && `${effective.counts}. `}Secrets are hidden. “From” is empty where the file sets the value.
      </p>
      {effective.ok ? (
        <>
          <div className={styles.row}>
            <CopyButton
              label="Copy as Markdown"
              text={() => asMarkdown(effective.rows)}
              done="Copied, secrets hidden"
            />
            <CopyButton label="Copy as CSV" text={() => asCsv(effective.rows)} done="Copied, secrets hidden" />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
          <section className={styles.scroller} aria-label="Effective values" tabIndex={0}>
            <table className={styles.table}>
              <TableHead columns={['Option', 'Value', 'From']} />
              <tbody>
                {effective.rows.map(({ name, value, origin }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>
                        <WordsOfKey text={name} />
                      </code>
                    </th>
                    <td>
                      <code>
                        <MaskedText text={value.length > 200 ? `${value.slice(0, 200)}…` : value} />
                      </code>
                    </td>
                    <td className={styles.from}>
                      {origin === 'file' ? <span className="visuallyHidden">file</span> : origin}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      ) : (
        <Notice kind="error">{effective.reason}</Notice>
      )}
      <h3 className={styles.heading}>What is not documented</h3>
      <UndocumentedList />
    </div>
  );
}
