import { ArrowLeftRight, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { isDifference, type Row } from '../../../compare/index.ts';
import { openCompared } from '../../commands/openCompared.ts';
import { type ComparedText, comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CompareRow } from './CompareRow.tsx';
import styles from './CompareView.module.css';
import type { CellActions } from './cellMenu.ts';
import { type GridPlace, placeByKey } from './gridKeys.ts';
import { sectionTitle } from './rowTitle.ts';
import type { ShownComparison } from './useComparison.ts';

interface CompareGridProps {
  readonly comparison: ShownComparison;
  /** Those that are shown. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  /** The rows that differ on purpose. */
  readonly onPurpose: ReadonlySet<string>;
  readonly actions: CellActions;
  /** Opens the sheet for taking rows over from a column. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells. */}
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
                  problems={comparison.problems.filter((problem) => problem.row === row)}
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

function ColumnHeads({ comparison: { columns, texts } }: { readonly comparison: ShownComparison }) {
  return (
    <thead>
      <tr>
        <th scope="col">Option</th>
        {columns.map(({ label }, index) => {
          const text = texts[index - 1];
          return (
            <th scope="col" key={label}>
              <span className={styles.columnHead}>
                <span className={styles.columnName}>{label}</span>
                {text ? <ColumnActions text={text} label={label} /> : <span className={styles.tag}>open</span>}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function ColumnActions({ text, label }: { readonly text: ComparedText; readonly label: string }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  return (
    <span className={styles.columnActions}>
      <IconButton
        label={`Make ${label} the open document`}
        size="compact"
        onClick={() => {
          openCompared(workspace, page, text);
          // Opening another document shows form and text.
          void places.goTo({ kind: 'panel', panel: 'compare' });
        }}
      >
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove ${label}`}
        size="compact"
        onClick={() => page.part(comparedTexts).update((all) => all.filter(({ id }) => id !== text.id))}
      >
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
