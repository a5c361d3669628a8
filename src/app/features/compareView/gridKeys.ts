import type { KeyboardEvent } from 'react';
import { isComposing } from '../../platform/textBox.ts';

export interface GridPlace {
  readonly row: number;
  /** 0 is the name of the row. */
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** True for a row in which the texts differ. */
  readonly differs: (row: number) => boolean;
}

/** Where a key moves in a grid: arrows, Home and End, with Ctrl to its ends, N and Shift+N to differences. Undefined for other keys. */
export function placeByKey(event: KeyboardEvent, from: GridPlace, size: GridSize): GridPlace | undefined {
  if (event.altKey || event.metaKey || isComposing(event.nativeEvent)) return undefined;
  const last: GridPlace = { row: size.rows - 1, column: size.columns - 1 };
  const { row, column } = from;
  switch (event.key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return event.ctrlKey ? last : { row, column: last.column };
    case 'n':
    case 'N':
      return event.ctrlKey ? undefined : nextDifference(from, size, event.shiftKey ? -1 : 1);
    default:
      return undefined;
  }
}

/** Wraps around; if nothing differs, the current cell. */
function nextDifference(from: GridPlace, { rows, differs }: GridSize, step: 1 | -1): GridPlace {
  for (let count = 1; count <= rows; count++) {
    const row = (from.row + step * count + rows * 2) % rows;
    if (differs(row)) return { ...from, row };
  }
  return from;
}
