import { Ellipsis, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import type { Cell, ComparisonProblem, Row } from '../../../compare/index.ts';
import { Menu } from '../../ui/Menu.tsx';
import { CellContent } from './CellContent.tsx';
import styles from './CompareView.module.css';
import { type CellActions, cellMenu } from './cellMenu.ts';
import { rowTitle } from './rowTitle.ts';

interface CompareRowProps {
  readonly row: Row;
  /** Problems between the texts: hints are shown in the row, more severe ones above the grid. */
  readonly problems: readonly ComparisonProblem[];
  readonly isSelected: boolean;
  readonly isOnPurpose: boolean;
  readonly actions: CellActions;
  /** The column with the Tab stop, if it is in this row; 0 is the name. */
  readonly activeColumn: number | undefined;
  /** The button of the menu of that cell. */
  readonly menu: RefObject<HTMLButtonElement | null>;
  /** Called when the button gets the focus, for instance from its closing menu: the keys of the grid then act on its cell. */
  readonly onMenuFocus: () => void;
  /** What makes the cell of a column a part of the grid. */
  readonly cellProps: (column: number) => object;
  /** What makes the row a part of the grid. */
  readonly rowProps: object;
  /** The commented-out value of a column, once it was asked for. */
  readonly commentedIn: (column: number) => string | undefined;
}

/** One row of the grid: its name, and the cell of each text. */
export function CompareRow(props: CompareRowProps) {
  const {
    row,
    problems,
    isSelected,
    isOnPurpose,
    actions,
    activeColumn,
    menu,
    onMenuFocus,
    cellProps,
    rowProps,
    commentedIn,
  } = props;
  const title = rowTitle(row);
  // A search for differences skips those on purpose.
  const differs = (cell: Cell, column: number) => !isOnPurpose && isOther(row, cell, column);
  const menuAt = (column: number | undefined) => (
    <Menu
      align="end"
      groups={cellMenu(row, column, { isSelected, isOnPurpose }, actions)}
      trigger={
        <button
          ref={menu}
          type="button"
          tabIndex={-1}
          className={styles.more}
          aria-label={`Actions of ${title}`}
          onFocus={(event) => {
            event.stopPropagation();
            onMenuFocus();
          }}
        >
          <Ellipsis aria-hidden />
        </button>
      }
    />
  );
  return (
    <tr {...rowProps} aria-selected={isSelected} className={isSelected ? styles.selected : undefined}>
      <th scope="row" {...cellProps(0)}>
        <span className={styles.name}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={() => actions.onSelect(row)}
          />
          <span>{title}</span>
          {problems.some(({ severity }) => severity !== 'hint') && (
            <TriangleAlert className={styles.alert} role="img" aria-label="has a problem" />
          )}
          {activeColumn === 0 && menuAt(undefined)}
        </span>
        {problems
          .filter(({ severity }) => severity === 'hint')
          .map(({ code, message }) => (
            <span key={code} className={styles.hint}>
              {message}
            </span>
          ))}
        {isOnPurpose && <span className={styles.tag}>differs on purpose</span>}
      </th>
      {row.cells.map((cell, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
          key={column}
          {...cellProps(column + 1)}
          className={
            cell.kind === 'unreadable' ? styles.unreadable : differs(cell, column) ? styles.differs : styles.same
          }
        >
          <span className={styles.cell}>
            <CellContent
              cell={cell}
              differs={differs(cell, column)}
              hasSameEffect={row.verdict === 'sameEffect' && cell.kind === 'set'}
              commented={commentedIn(column)}
            />
            {activeColumn === column + 1 && menuAt(column)}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** Whether what a cell shows differs from the open text; for secrets, the letters show it. */
function isOther({ verdict, cells }: Row, cell: Cell, column: number): boolean {
  const [open] = cells;
  if (column === 0 || !open || (verdict !== 'differs' && verdict !== 'only')) return false;
  if (open.kind !== 'set' || cell.kind !== 'set') return open.kind !== cell.kind;
  return open.text !== cell.text || open.secret !== cell.secret;
}
