import { asExpect, type Comparison, type Row, type SelectedRows } from '../../../compare/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';
import { CopyMenu } from './CopyMenu.tsx';
import { type ComparedRows, filterTitles, type RowFilter, rowFilters } from './comparedRows.ts';

interface CompareToolsProps {
  readonly comparison: Comparison;
  readonly rows: ComparedRows;
  /** What the copies have. */
  readonly wanted: SelectedRows;
  /** The rows that differ on purpose. */
  readonly expected: readonly Row[];
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onAdd: () => void;
}

/** Which rows are shown, and what can be done with all of them. */
export function CompareTools(props: CompareToolsProps) {
  const { comparison, wanted, expected, filter, onFilter, query, onQuery, onAdd } = props;
  const { counts } = props.rows;
  const offered = rowFilters
    .filter((value) => counts[value] > 0 || value === 'differences' || value === filter)
    .map((value) => ({ value, label: `${filterTitles[value]} ${counts[value]}` }));
  return (
    <div className={styles.toolbar}>
      <ViewSwitch aria-label="Rows" value={filter} onChange={onFilter} options={offered} />
      <TextInput
        type="search"
        aria-label="Search rows"
        placeholder="Search rows"
        className={styles.search ?? ''}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <span className={styles.actions}>
        <Button onClick={onAdd}>Add a text…</Button>
        <CopyMenu
          comparison={comparison}
          wanted={wanted}
          more={expected.length > 0 ? [{ label: 'Copy as --expect', text: () => asExpect(expected) }] : []}
        />
      </span>
    </div>
  );
}
