import { oneLine } from 'source-text';
import { shownNote } from '../comments.ts';
import type { Comparison } from '../compareColumns.ts';
import { isDifference, type Row } from '../row.ts';
import { countsOf, type PrintChoices, printedRows, type Selected, selectedProblems } from './printRows.ts';
import { cellText, cutMiddle, pairText, titleOf } from './words.ts';

/** What a line is about: it begins with this mark. */
export type LineMark = '~' | '+' | '−' | '=' | '!' | 'warning' | 'hint' | 'error' | 'note' | 'head';

export interface TextChoices extends PrintChoices {
  /** Sets a line apart, such as with a colour; by default, lines are plain. */
  readonly paint?: (mark: LineMark, line: string) => string;
}

/** The comparison as plain text: two columns as old and new, more of them as a matrix. No line holds a secret or moves a cursor. */
export function asText(comparison: Comparison, selected: Selected, choices: TextChoices = {}): string {
  const { paint = (_, line) => line } = choices;
  const { columns } = comparison;
  const rows = printedRows(comparison, selected, choices);
  const width = Math.max(22, ...rows.map(({ row }) => Math.min(48, oneLine(titleOf(row)).length)));
  const indent = ' '.repeat(width + 6);
  const problems = selectedProblems(comparison, selected);
  const layout =
    columns.length === 2
      ? pairLayout(comparison)
      : matrixLayout(
          comparison,
          rows.map(({ row }) => row),
        );
  const lines = [paint('head', layout.head(width))];
  for (const { row, isExpected } of rows) {
    const mark = markOf(row);
    const title = oneLine(titleOf(row)).padEnd(width);
    const expected = isExpected && isDifference(row) ? ' (expected)' : '';
    lines.push(paint(mark, `  ${mark} ${title}  ${layout.cells(row)}${expected}`.trimEnd()));
    if (choices.comments) lines.push(...noteLines(comparison, row).map((line) => paint('note', `${indent}${line}`)));
    for (const { severity, code, message } of problems.filter((problem) => problem.row === row)) {
      lines.push(paint(severity, `${indent}${severity} ${code}: ${oneLine(message)}`));
    }
  }
  for (const pattern of selected.notFound)
    lines.push(paint('!', `  ! ${oneLine(pattern).padEnd(width)}  expected to differ, and does not`));
  return [...lines, oneLine(countsOf(comparison, selected))].map((line) => `${line}\n`).join('');
}

interface Layout {
  readonly head: (width: number) => string;
  readonly cells: (row: Row) => string;
}

function pairLayout({ columns }: Comparison): Layout {
  const labels = columns.map(({ label }) => oneLine(label));
  return {
    head: () => labels.join(' → '),
    cells: (row) => oneLine(pairText(row, labels)),
  };
}

const widestCell = 36;

function matrixLayout({ columns }: Comparison, rows: readonly Row[]): Layout {
  const label = (index: number) => cutMiddle(oneLine(columns[index]?.label ?? ''), widestCell);
  const text = (row: Row, index: number) => {
    const cell = row.cells[index];
    return cell ? cutMiddle(oneLine(cellText(cell)), widestCell) : '';
  };
  const widths = columns.map((_, index) =>
    Math.max(label(index).length, ...rows.map((row) => text(row, index).length)),
  );
  const line = (cells: (index: number) => string) =>
    columns
      .map((_, index) => cells(index).padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return {
    head: (width) => `${' '.repeat(width + 6)}${line(label)}`,
    cells: (row) => line((index) => text(row, index)),
  };
}

/** A matrix has no old and new: what is missing somewhere is marked like what differs. */
function markOf({ verdict, cells }: Row): LineMark {
  if (verdict === 'equal' || verdict === 'sameEffect') return '=';
  if (verdict === 'unreadable' || verdict === 'hidden') return '!';
  if (verdict === 'only' && cells.length === 2) return cells[0]?.kind === 'set' ? '−' : '+';
  return '~';
}

/** The comments of a row where they are not the same in all columns. */
function noteLines(comparison: Comparison, row: Row): readonly string[] {
  const notes = comparison.columns.map((_, index) => shownNote(comparison, row, index));
  if (notes.every((note) => note === notes[0])) return [];
  return comparison.columns.flatMap(({ label }, index) => {
    const note = notes[index];
    if (note === '') return [];
    return [`# ${oneLine(label)}: ${note === undefined ? '(not shown)' : oneLine(note.replace(/\n/g, ' '))}`];
  });
}
