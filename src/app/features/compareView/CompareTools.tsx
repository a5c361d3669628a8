import {
  asCsv,
  asExpect,
  asMarkdown,
  asText,
  type Comparison,
  type Row,
  type SelectedRows,
} from '../../../compare/index.ts';
import { counted } from '../../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { Select, TextInput } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';
import type { ComparedRows, RowFilter } from './comparedRows.ts';
import { useDigests } from './useDigests.ts';

interface CompareToolsProps {
  readonly comparison: Comparison;
  readonly rows: ComparedRows;
  /** What the copies have. */
  readonly wanted: SelectedRows;
  /** The rows that differ on purpose. */
  readonly expected: readonly Row[];
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** The only section whose rows are shown; empty for all. */
  readonly section: string;
  readonly onSection: (section: string) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly takeOverLabel: 'Take over' | 'Revert';
  /** How many of the selected rows can be taken over. */
  readonly takenCount: number;
  /** Undefined if none can. */
  readonly onTakeOver: (() => void) | undefined;
  readonly onAdd: () => void;
}

/** Which rows are shown, and the actions for all of them. */
export function CompareTools(props: CompareToolsProps) {
  const { comparison, wanted, expected, filter, onFilter, section, onSection, query, onQuery } = props;
  const { takeOverLabel, takenCount, onTakeOver, onAdd } = props;
  const { counts, sections } = props.rows;
  const digests = useDigests(comparison.columns);
  return (
    <div className={styles.toolbar}>
      <div className={styles.actions}>
        <ViewSwitch
          aria-label="Rows"
          value={filter}
          onChange={onFilter}
          options={[
            ...(counts.conflicts > 0 ? [{ value: 'conflicts', label: `Conflicts ${counts.conflicts}` } as const] : []),
            { value: 'differences', label: `Differences ${counts.differences}` },
            { value: 'all', label: `All ${counts.all}` },
            { value: 'problems', label: `Problems ${counts.problems}` },
            { value: 'secrets', label: `Secrets ${counts.secrets}` },
            { value: 'references', label: `References ${counts.references}` },
          ]}
        />
        <Select
          aria-label="Section"
          className={styles.sections ?? ''}
          value={section}
          onChange={({ target }) => onSection(target.value)}
        >
          <option value="">All sections</option>
          {sections.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </Select>
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
              text={() => asMarkdown(comparison, wanted, { digests })}
              done="Copied, secrets hidden"
            />
            <CopyButton label="Copy as CSV" text={() => asCsv(comparison, wanted)} done="Copied, secrets hidden" />
            <CopyButton label="Copy as text" text={() => asText(comparison, wanted)} done="Copied, secrets hidden" />
          </>
        )}
        {expected.length > 0 && <CopyButton label="Copy as --expect" text={() => asExpect(expected)} />}
        <Button onClick={onAdd}>Add a text…</Button>
        <Button look="primary" disabled={!onTakeOver} onClick={onTakeOver}>
          {takenCount > 0 ? `${takeOverLabel} ${counted(takenCount, 'row')}…` : `${takeOverLabel}…`}
        </Button>
      </div>
    </div>
  );
}
