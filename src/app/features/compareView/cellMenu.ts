import { type Cell, canTakeOver, type Row } from '../../../compare/index.ts';
import type { MenuItem } from '../../ui/Menu.tsx';

/** The actions of a row or one of its cells. */
export interface CellActions {
  readonly onSelect: (row: Row) => void;
  /** Marks the row as one that differs on purpose, or removes the mark. */
  readonly onMark: (row: Row) => void;
  readonly onTakeOver: (row: Row, column: number) => void;
  readonly onGoTo: (row: Row, view: 'form' | 'text') => void;
  readonly onCopy: (text: string) => void;
  /** Shows the value that is commented out; undefined if it may be a secret, or there is none. */
  readonly onShowComment: (row: Row, column: number) => (() => void) | undefined;
}

/** The menu of a cell; `column` is undefined for the name of the row. */
export function cellMenu(
  row: Row,
  column: number | undefined,
  marks: { readonly isSelected: boolean; readonly isOnPurpose: boolean },
  { onSelect, onMark, onTakeOver, onGoTo, onCopy, onShowComment }: CellActions,
): readonly (readonly MenuItem[])[] {
  const cell: Cell | undefined = column === undefined ? undefined : row.cells[column];
  const open = row.cells[0];
  const takes: readonly MenuItem[] =
    column !== undefined && canTakeOver(row, column)
      ? [{ label: 'Take over…', onSelect: () => onTakeOver(row, column) }]
      : [];
  const copies: readonly MenuItem[] =
    cell?.kind === 'set' && cell.secret === undefined && cell.open !== 'redacted'
      ? [{ label: 'Copy the value', onSelect: () => onCopy(cell.text) }]
      : [];
  const show = column !== undefined && cell?.kind === 'unset' ? onShowComment(row, column) : undefined;
  const comments: readonly MenuItem[] = show ? [{ label: 'Show the commented-out value', onSelect: show }] : [];
  const isInDocument = row.kind !== 'variable';
  const places: readonly MenuItem[] = [
    ...(isInDocument && row.option ? [{ label: 'Edit in the form', onSelect: () => onGoTo(row, 'form') }] : []),
    ...(isInDocument && open?.kind === 'set'
      ? [{ label: 'Show in the text', onSelect: () => onGoTo(row, 'text') }]
      : []),
  ];
  return [
    [...takes, ...copies, ...comments],
    places,
    [
      { label: 'Select the row', isChecked: marks.isSelected, onSelect: () => onSelect(row) },
      { label: 'Differs on purpose', isChecked: marks.isOnPurpose, onSelect: () => onMark(row) },
    ],
  ];
}
