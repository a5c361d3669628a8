import { asExpect, type Comparison, type Row, type SelectedRows } from '../../../compare/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { Select, TextInput } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';
import { CopyMenu } from './CopyMenu.tsx';
import type { ComparedRows, RowFilter } from './comparedRows.ts';

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
  readonly onAdd: () => void;
}

/** The filters, by the names of what they show. */
const filters: readonly (readonly [RowFilter, string])[] = [
  ['conflicts', 'Conflicts'],
  ['differences', 'Differences'],
  ['changed', 'Changed'],
  ['added', 'Added'],
  ['removed', 'Removed'],
  ['all', 'All rows'],
  ['problems', 'Problems'],
  ['secrets', 'Secrets'],
  ['references', 'References'],
];

/** Which rows are shown, and what can be done with all of them. */
export function CompareTools(props: CompareToolsProps) {
  const { comparison, wanted, expected, filter, onFilter, section, onSection, query, onQuery, onAdd } = props;
  const { counts, sections } = props.rows;
  const offered = filters
    .filter(([value]) => counts[value] > 0 || value === 'differences' || value === filter)
    .map(([value, title]) => ({ value, label: `${title} ${counts[value]}` }));
  return (
    <div className={styles.toolbar}>
      <ViewSwitch aria-label="Rows" value={filter} onChange={onFilter} options={offered} />
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
