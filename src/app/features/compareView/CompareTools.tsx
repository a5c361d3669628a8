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
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { type Copy, CopyButton, useCopies } from '../../ui/CopyButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
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
  /** How many of the selected rows can be taken over. */
  readonly takenCount: number;
  /** Undefined if none can. */
  readonly onTakeOver: (() => void) | undefined;
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

/** Which rows are shown, and the actions for all of them; where there is little room, in two lists and a menu. */
export function CompareTools(props: CompareToolsProps) {
  const { comparison, wanted, expected, filter, onFilter, section, onSection, query, onQuery } = props;
  const { takenCount, onTakeOver, onAdd } = props;
  const { counts, sections } = props.rows;
  const digests = useDigests(comparison.columns);
  const isWide = useMediaQuery(roomFor.twoPanes);
  const offered = filters
    .filter(([value]) => counts[value] > 0 || value === 'differences' || value === filter)
    .map(([value, title]) => ({ value, label: `${title} ${counts[value]}` }));
  const done = 'Copied, secrets hidden';
  const copies: readonly Copy[] = [
    ...(wanted.ok
      ? [
          { label: 'Copy as Markdown', text: () => asMarkdown(comparison, wanted, { digests }), done },
          { label: 'Copy as CSV', text: () => asCsv(comparison, wanted), done },
          { label: 'Copy as text', text: () => asText(comparison, wanted), done },
        ]
      : []),
    ...(expected.length > 0 ? [{ label: 'Copy as --expect', text: () => asExpect(expected) }] : []),
  ];
  return (
    <div className={styles.toolbar}>
      <div className={styles.actions}>
        {isWide ? (
          <ViewSwitch aria-label="Rows" value={filter} onChange={onFilter} options={offered} />
        ) : (
          <Select
            aria-label="Rows"
            className={styles.sections ?? ''}
            value={filter}
            onChange={({ target }) => onFilter(target.value as RowFilter)}
          >
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
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
        {isWide ? (
          <>
            {copies.map((each) => (
              <CopyButton key={each.label} {...each} />
            ))}
            <Button onClick={onAdd}>Add a text…</Button>
          </>
        ) : (
          <MoreTools copies={copies} onAdd={onAdd} />
        )}
        <Button look="primary" disabled={!onTakeOver} onClick={onTakeOver}>
          {takenCount > 0 ? `Take over ${counted(takenCount, 'row')}…` : 'Take over…'}
        </Button>
      </div>
    </div>
  );
}

function MoreTools({ copies, onAdd }: { readonly copies: readonly Copy[]; readonly onAdd: () => void }) {
  const { copy, area } = useCopies(copies);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label="More for Compare">
            <MoreIcon />
          </IconButton>
        }
        groups={[
          [{ label: 'Add a text…', onSelect: onAdd }],
          copies.map((each) => ({ label: each.label, onSelect: () => void copy(each) })),
        ]}
      />
      {area}
    </>
  );
}
