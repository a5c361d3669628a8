import { asCsv, asMarkdown, asText, type Comparison, type Row, selectRows } from '../../../compare/index.ts';
import { counted } from '../../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';
import { countsOf, type RowFilter } from './comparedRows.ts';

interface CompareToolsProps {
  readonly comparison: Comparison;
  /** The rows that differ on purpose. */
  readonly expected: readonly Row[];
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly takenCount: number;
  /** Undefined if no selected row can be taken over. */
  readonly onTakeOver: (() => void) | undefined;
  readonly onAdd: () => void;
}

/** Which rows are shown, and the actions for all of them. */
export function CompareTools(props: CompareToolsProps) {
  const { comparison, expected, filter, onFilter, query, onQuery, takenCount, onTakeOver, onAdd } = props;
  const counts = countsOf(comparison);
  const wanted = selectRows(comparison, { expect: expected.map(({ name }) => name) });
  return (
    <div className={styles.toolbar}>
      <div className={styles.actions}>
        <ViewSwitch
          aria-label="Rows"
          value={filter}
          onChange={onFilter}
          options={[
            { value: 'differences', label: `Differences ${counts.differences}` },
            { value: 'all', label: `All ${comparison.rows.length}` },
            { value: 'problems', label: `Problems ${counts.problems}` },
            { value: 'secrets', label: `Secrets ${counts.secrets}` },
          ]}
        />
        <TextInput
          type="search"
          aria-label="Search rows"
          placeholder="Search rows"
          className={styles.search ?? ''}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
      <div className={styles.actions}>
        {wanted.ok && (
          <>
            <CopyButton
              label="Copy as Markdown"
              text={() => asMarkdown(comparison, wanted)}
              done="Copied, secrets hidden"
            />
            <CopyButton label="Copy as CSV" text={() => asCsv(comparison, wanted)} done="Copied, secrets hidden" />
            <CopyButton label="Copy as text" text={() => asText(comparison, wanted)} done="Copied, secrets hidden" />
          </>
        )}
        <Button onClick={onAdd}>Add a text…</Button>
        <Button look="primary" disabled={!onTakeOver} onClick={onTakeOver}>
          {takenCount > 0 ? `Take over ${counted(takenCount, 'row')}…` : 'Take over…'}
        </Button>
      </div>
    </div>
  );
}
