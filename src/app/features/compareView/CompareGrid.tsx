import { X } from 'lucide-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { type Comparison, isDifference, type Row } from '../../../compare/index.ts';
import { sectionOf } from '../../../config/index.ts';
import { comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CompareRow } from './CompareRow.tsx';
import styles from './CompareView.module.css';
import type { CellActions } from './cellMenu.ts';
import { type GridPlace, placeByKey } from './gridKeys.ts';

interface CompareGridProps {
  readonly comparison: Comparison;
  /** Those that are shown. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  /** The rows that differ on purpose. */
  readonly onPurpose: ReadonlySet<string>;
  readonly actions: CellActions;
  /** Opens what is taken over from a column. */
  readonly onTakeOver: (column: number) => void;
}

/** One Tab stop: arrows go from cell to cell, Enter opens the menu of a cell, Space selects its row. */
export function CompareGrid(props: CompareGridProps) {
  const { comparison, rows, idOf, selected, onPurpose, actions, onTakeOver } = props;
  const { columns } = comparison;
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const cells = useRef(new Map<string, HTMLElement>());
  const menu = useRef<HTMLButtonElement>(null);
  const at: GridPlace = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length) };

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.target !== cells.current.get(nameOf(at))) return;
    const row = rows[at.row];
    const next = placeByKey(event, at, {
      rows: rows.length,
      columns: columns.length + 1,
      differs: (index) => isDifference(rows[index] ?? { verdict: 'equal' }),
    });
    if (next) cells.current.get(nameOf(next))?.focus();
    else if (event.key === ' ' && row) actions.onSelect(row);
    else if (event.key === 'Enter' && event.ctrlKey) onTakeOver(Math.max(1, at.column - 1));
    else if (event.key === 'Enter') menu.current?.click();
    else return;
    event.preventDefault();
  }

  const cellProps = (place: GridPlace) => ({
    tabIndex: nameOf(place) === nameOf(at) ? 0 : -1,
    ref: (element: HTMLElement | null) => {
      if (element) cells.current.set(nameOf(place), element);
      else cells.current.delete(nameOf(place));
    },
    onFocus: () => setActive(place),
  });
  return (
    <div className={styles.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys go through its cells. */}
      <table role="grid" aria-label="Comparison" className={styles.grid} onKeyDown={press}>
        <ColumnHeads comparison={comparison} />
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row);
            const title = sectionTitle(row);
            return (
              <Fragment key={id}>
                {title !== sectionTitle(rows[index - 1]) && (
                  <tr className={styles.section}>
                    <th scope="rowgroup" colSpan={columns.length + 1}>
                      {title}
                    </th>
                  </tr>
                )}
                <CompareRow
                  row={row}
                  hasProblem={comparison.problems.some((problem) => problem.row === row)}
                  isSelected={selected.has(id)}
                  isOnPurpose={onPurpose.has(id)}
                  actions={actions}
                  activeColumn={at.row === index ? at.column : undefined}
                  menu={menu}
                  cellProps={(column) => cellProps({ row: index, column })}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function nameOf({ row, column }: GridPlace): string {
  return `${row} ${column}`;
}

function sectionTitle(row: Row | undefined): string | undefined {
  if (!row) return undefined;
  if (row.kind === 'variable') return 'Environment variables';
  return row.option ? sectionOf(row.option.section).title : 'Unknown keys';
}

function ColumnHeads({ comparison: { columns } }: { readonly comparison: Comparison }) {
  const texts = usePageState().part(comparedTexts);
  return (
    <thead>
      <tr>
        <th scope="col">Option</th>
        {columns.map(({ label }, index) => (
          <th scope="col" key={label}>
            <span className={styles.columnName}>{label}</span>
            {index === 0 ? (
              <span className={styles.tag}>open</span>
            ) : (
              <IconButton
                label={`Remove ${label}`}
                size="compact"
                onClick={() => texts.update((all) => all.filter((_, each) => each !== index - 1))}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
