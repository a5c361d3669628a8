import type { Comparison } from '../compareColumns.ts';
import { shownNote } from '../note.ts';
import type { Row } from '../row.ts';
import { type PrintChoices, printedRows, type Selected } from './printRows.ts';
import { cellText, titleOf } from './words.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The rows of a comparison as texts: a column for each text; for two of them, also the comment as the reason. */
export function tableOf(comparison: Comparison, selected: Selected, choices: PrintChoices): Table {
  const { columns } = comparison;
  const isPair = columns.length === 2;
  return {
    head: ['Option', ...columns.map(({ label }) => label), ...(isPair ? ['Reason'] : [])],
    rows: printedRows(comparison, selected, choices).map(({ row, isExpected }) => [
      titleOf(row) + (isExpected ? ' (expected)' : ''),
      ...(isPair ? pairCells(row) : row.cells.map(cellText)),
      ...(isPair ? [shownNote(comparison, row, 1) ?? ''] : []),
    ]),
  };
}

/** A secret is the same in both or it has changed: the letters of the matrix would say no more. */
function pairCells({ cells, verdict }: Row): readonly string[] {
  const isHidden = cells.every((cell) => cell.kind === 'set' && cell.secret !== undefined);
  if (isHidden && cells[0]?.kind === 'set' && cells[1]?.kind === 'set' && cells[0].text === cells[1].text) {
    return verdict === 'differs' ? [cells[0].text, 'changed'] : [cells[0].text, 'the same'];
  }
  return cells.map((cell) => cellText(cell.kind === 'set' ? { ...cell, secret: undefined } : cell));
}
