import { type Comparison, isDifference, type Row } from '../../../compare/index.ts';
import { rowTitle, sectionTitle } from './rowTitle.ts';

export type RowFilter = 'differences' | 'all' | 'problems' | 'secrets';

/** How many rows each filter shows. */
export function countsOf(comparison: Comparison): Readonly<Record<Exclude<RowFilter, 'all'>, number>> {
  const count = (filter: RowFilter) => comparison.rows.filter((row) => isShown(row, filter, comparison)).length;
  return { differences: count('differences'), problems: count('problems'), secrets: count('secrets') };
}

export function isShown(row: Row, filter: RowFilter, { problems }: Comparison): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'differences':
      return isDifference(row);
    case 'problems':
      return problems.some((problem) => problem.row === row) || row.cells.some(hasProblem);
    case 'secrets':
      return row.cells.some((cell) => cell.kind === 'set' && cell.secret !== undefined);
  }
}

/** True for a row that has each word of a query in its name, its section or its displayed values. */
export function matchesQuery(row: Row, query: string): boolean {
  const shown = row.cells.map((cell) => (cell.kind === 'set' ? cell.text : ''));
  const texts = [rowTitle(row), row.name, sectionTitle(row), ...shown].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word));
}

function hasProblem(cell: Row['cells'][number]): boolean {
  return cell.kind === 'unreadable' || (cell.kind === 'set' && cell.severity !== undefined && cell.severity !== 'hint');
}

/** Identifies rows across comparisons: the name, and its index among equal names. A path may contain a secret. */
export function rowIds(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = `${row.kind} ${row.name}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [row, `${name} ${count}`];
    }),
  );
}
