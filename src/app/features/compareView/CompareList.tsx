import type { Row } from '../../../compare/index.ts';
import { useRows } from '../../ui/useRows.ts';
import { CompareRow } from './CompareRow.tsx';
import styles from './CompareView.module.css';
import type { ComparedRows } from './comparedRows.ts';
import type { ShownComparison } from './useComparison.ts';

interface CompareListProps {
  readonly comparison: ShownComparison;
  /** Those that are shown. */
  readonly rows: readonly Row[];
  readonly problemsOf: ComparedRows['problemsOf'];
  readonly idOf: (row: Row) => string;
  /** The rows that differ on purpose. */
  readonly onPurpose: ReadonlySet<string>;
  /** Marks a row as one that differs on purpose, or removes the mark. */
  readonly onMark: (row: Row) => void;
}

/** A row for each option, with what each text says one below the other. Only visible rows are rendered. */
export function CompareList({ comparison, rows, problemsOf, idOf, onPurpose, onMark }: CompareListProps) {
  const { drawn, containerProps } = useRows({
    count: rows.length,
    estimate: 24 + 28 * comparison.columns.length,
    keyOf: (index) => {
      const row = rows[index];
      return row ? idOf(row) : String(index);
    },
  });
  return (
    <ul className={styles.rows} aria-label="Comparison" {...containerProps}>
      {drawn.map((item) => {
        if (item.kind === 'gap') return <li key={item.key} role="presentation" style={{ height: item.height }} />;
        const row = rows[item.index];
        return (
          row && (
            <li key={item.key} className={styles.row} {...item.props} {...item.place}>
              <CompareRow
                comparison={comparison}
                row={row}
                problems={problemsOf(row)}
                isOnPurpose={onPurpose.has(idOf(row))}
                onMark={() => onMark(row)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
