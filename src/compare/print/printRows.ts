import { counted, severities } from 'source-text';
import type { Comparison } from '../compareColumns.ts';
import type { ComparisonProblem } from '../problems/check.ts';
import { isDifference, type Row, type Verdict } from '../row.ts';
import type { SelectedRow, SelectedRows } from '../selectRows.ts';

export interface PrintChoices {
  /** Equal rows, too. */
  readonly all?: boolean;
  /** The comments that explain a row, where they differ. */
  readonly comments?: boolean;
}

export type Selected = Extract<SelectedRows, { ok: true }>;

/** The rows to print: those that differ, those with problems, and, on request, all others. */
export function printedRows(
  { problems }: Comparison,
  { rows }: Selected,
  { all = false }: PrintChoices,
): readonly SelectedRow[] {
  return rows.filter(({ row }) => all || isDifference(row) || problems.some((problem) => problem.row === row));
}

/** The problems of the rows that are looked at. */
export function selectedProblems({ problems }: Comparison, { rows }: Selected): readonly ComparisonProblem[] {
  const wanted = new Set(rows.map(({ row }) => row));
  return problems.filter(({ row }) => wanted.has(row));
}

/** How many of the rows have each verdict. */
export function countRows({ rows }: Selected): Readonly<Record<Verdict, number>> {
  const counts = { equal: 0, sameEffect: 0, differs: 0, only: 0, hidden: 0, unreadable: 0 };
  for (const { row } of rows) counts[row.verdict]++;
  return counts;
}

/** How many values were compared, how they differ, and how many problems there are, as one or two sentences. */
export function countsOf(comparison: Comparison, selected: Selected): string {
  const { columns } = comparison;
  const { differs, only, unreadable, sameEffect, equal } = countRows(selected);
  const onlyIn = (index: number) =>
    selected.rows.filter(({ row }) => row.verdict === 'only' && row.cells[index]?.kind === 'set').length;
  const parts: readonly (readonly [count: number, words: string])[] = [
    [differs, differs === 1 ? 'differs' : 'differ'],
    ...(columns.length === 2
      ? columns.map(({ label }, index) => [onlyIn(index), `only in ${label}`] as const).reverse()
      : [[only, 'not in all'] as const]),
    [unreadable, 'not readable'],
    [sameEffect, 'with the same effect'],
  ];
  const found = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const problems = problemCounts(selectedProblems(comparison, selected));
  const values = counted(selected.rows.length, 'value');
  return `Of ${values}, ${[...found, `${equal} equal`].join(', ')}.${problems}${notCompared(comparison, selected)}`;
}

function notCompared(comparison: Comparison, selected: Selected): string {
  return hiddenIn(
    comparison,
    selected.rows.map(({ row }) => row),
  )
    .map((sentence) => ` ${sentence}`)
    .join('');
}

/** For each text that is a redacted copy, how many of these rows could not be compared. */
export function hiddenIn({ columns }: Comparison, rows: readonly Row[]): readonly string[] {
  return columns.flatMap(({ label }, index) => {
    const count = rows.filter(({ verdict, cells }) => {
      const cell = cells[index];
      return verdict === 'hidden' && cell?.kind === 'set' && cell.open === 'redacted';
    }).length;
    return count > 0
      ? [`${counted(count, 'value')} ${count === 1 ? 'is' : 'are'} hidden in ${label}: not compared.`]
      : [];
  });
}

function problemCounts(problems: readonly ComparisonProblem[]): string {
  const counts = severities.flatMap((severity) => {
    const found = problems.filter((problem) => problem.severity === severity).length;
    return found > 0 ? [counted(found, severity)] : [];
  });
  return counts.length > 0 ? ` ${counts.join(', ')}.` : '';
}
