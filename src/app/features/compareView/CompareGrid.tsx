import { ArrowLeftRight, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { commentedText, isDifference, type Row } from '../../../compare/index.ts';
import { countOptions, optionsInWords } from '../../../config/index.ts';
import { openCompared } from '../../commands/openCompared.ts';
import { type ComparedText, comparedTexts } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { isTakingEnter } from '../../platform/textBox.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useRows } from '../../ui/useRows.ts';
import { CompareRow } from './CompareRow.tsx';
import styles from './CompareView.module.css';
import type { CellActions } from './cellMenu.ts';
import type { ComparedRows } from './comparedRows.ts';
import { type GridPlace, placeByKey } from './gridKeys.ts';
import { sectionTitle } from './rowTitle.ts';
import type { ShownComparison } from './useComparison.ts';

interface CompareGridProps {
  readonly comparison: ShownComparison;
  /** Those that are shown. */
  readonly rows: readonly Row[];
  readonly problemsOf: ComparedRows['problemsOf'];
  readonly idOf: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  /** The rows that differ on purpose. */
  readonly onPurpose: ReadonlySet<string>;
  readonly actions: Omit<CellActions, 'onShowComment'>;
  /** Opens the sheet for taking over the selected rows, or else this one, from a column. */
  readonly onTakeOver: (row: Row, column: number) => void;
}

/** A line of the grid: a row, or the section of the rows below. */
type Line = { readonly section: string } | { readonly row: Row; readonly index: number };

/** One Tab stop: arrows go from cell to cell, Enter opens the menu of a cell, Space selects its row. Only visible rows are rendered. */
export function CompareGrid(props: CompareGridProps) {
  const { comparison, rows, problemsOf, idOf, selected, onPurpose, onTakeOver } = props;
  const { columns } = comparison;
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const [comments, setComments] = useState<ReadonlySet<string>>(new Set());
  const cells = useRef(new Map<string, HTMLElement>());
  const menu = useRef<HTMLButtonElement>(null);
  const at: GridPlace = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length) };
  const lines = linesOf(rows);
  const lineOf = (row: number) => lines.findIndex((line) => 'row' in line && line.index === row);
  const { drawn, draw, containerProps } = useRows({
    count: lines.length,
    estimate: 38,
    keyOf: (index) => keyOf(lines[index]),
    kept: lineOf(at.row),
  });
  const actions: CellActions = {
    ...props.actions,
    onShowComment: (row, column) => {
      if (commentedText(comparison, row, column) === undefined) return undefined;
      return () => setComments(new Set([...comments, `${idOf(row)} ${column}`]));
    },
  };

  function keyOf(line: Line | undefined): string {
    return !line ? '' : 'row' in line ? idOf(line.row) : `section ${line.section}`;
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.target !== cells.current.get(nameOf(at))) return;
    const row = rows[at.row];
    const next = placeByKey(event, at, {
      rows: rows.length,
      columns: columns.length + 1,
      differs: (index) => isDifference(rows[index] ?? { verdict: 'equal' }),
    });
    if (next) {
      draw(lineOf(next.row));
      cells.current.get(nameOf(next))?.focus();
    } else if (event.key === ' ' && row) actions.onSelect(row);
    else if (isTakingEnter(event.nativeEvent) && row) onTakeOver(row, Math.max(1, at.column - 1));
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
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells.
        role="grid"
        aria-label="Comparison"
        aria-rowcount={lines.length + 1}
        className={styles.grid}
        onKeyDown={press}
      >
        <ColumnHeads comparison={comparison} />
        <tbody {...containerProps}>
          {drawn.map((item) => {
            if (item.kind === 'gap') {
              return (
                <tr key={item.key} aria-hidden className={styles.gap} style={{ height: item.height }}>
                  <td colSpan={columns.length + 1} />
                </tr>
              );
            }
            const line = lines[item.index];
            if (!line) return null;
            const rowProps = { ...item.props, 'aria-rowindex': item.index + 2 };
            if (!('row' in line)) {
              return (
                <tr key={item.key} {...rowProps} className={styles.section}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {line.section}
                  </th>
                </tr>
              );
            }
            const { row, index } = line;
            const id = idOf(row);
            return (
              <CompareRow
                key={item.key}
                row={row}
                problems={problemsOf(row)}
                isSelected={selected.has(id)}
                isOnPurpose={onPurpose.has(id)}
                actions={actions}
                activeColumn={at.row === index ? at.column : undefined}
                menu={menu}
                onMenuFocus={() => cells.current.get(nameOf(at))?.focus()}
                cellProps={(column) => cellProps({ row: index, column })}
                rowProps={rowProps}
                commentedIn={(column) =>
                  comments.has(`${id} ${column}`) ? commentedText(comparison, row, column) : undefined
                }
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function linesOf(rows: readonly Row[]): readonly Line[] {
  return rows.flatMap((row, index): readonly Line[] => {
    const before = rows[index - 1];
    const section = sectionTitle(row);
    return before && sectionTitle(before) === section ? [{ row, index }] : [{ section }, { row, index }];
  });
}

function nameOf({ row, column }: GridPlace): string {
  return `${row} ${column}`;
}

function ColumnHeads({ comparison: { columns, texts } }: { readonly comparison: ShownComparison }) {
  return (
    <thead>
      <tr>
        <th scope="col">Option</th>
        {columns.map(({ label, config, isReadable }, index) => {
          const text = texts[index - 1];
          return (
            <th scope="col" key={label}>
              <span className={styles.columnHead}>
                <span className={styles.columnName}>{label}</span>
                {text ? <ColumnActions text={text} label={label} /> : <span className={styles.tag}>open</span>}
              </span>
              {isReadable && <span className={styles.counts}>{optionsInWords(countOptions(config))}</span>}
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
          void places.goTo({ kind: 'tool', tool: 'compare' });
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
