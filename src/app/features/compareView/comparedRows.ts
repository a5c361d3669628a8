import { findMatches, type SearchEntry, searchWords, type ValuePath, wordsOf } from 'source-text';
import { type ComparisonProblem, isDifference, type Row, takeOverEffect } from '../../../compare/index.ts';
import { rowTitle, sectionTitle } from './rowTitle.ts';
import type { ShownComparison } from './useComparison.ts';

export type RowFilter =
  | 'conflicts'
  | 'differences'
  | 'changed'
  | 'added'
  | 'removed'
  | 'all'
  | 'problems'
  | 'secrets'
  | 'references';

/** The filters that the search box has as words, as that of the form. */
const tags: readonly (readonly [word: string, filter: RowFilter])[] = [
  ['@problem', 'problems'],
  ['@secret', 'secrets'],
  ['@reference', 'references'],
];

/** The rows of a comparison, and which of them are shown. */
export interface ComparedRows {
  /** How many rows each filter shows. */
  readonly counts: Readonly<Record<RowFilter, number>>;
  /** The sections that have rows, in their order. */
  readonly sections: readonly string[];
  readonly problemsOf: (row: Row) => readonly ComparisonProblem[];
  /** The rows of a filter, of a section if it is not empty, that have each word of a query in their name, section or displayed values. */
  readonly find: (filter: RowFilter, section: string, query: string) => readonly Row[];
}

/** Added and removed is what the other texts set in addition, and do not set. */
export function comparedRows({
  rows,
  problems,
  conflicts,
}: Pick<ShownComparison, 'rows' | 'problems' | 'conflicts'>): ComparedRows {
  const byRow = new Map<Row, readonly ComparisonProblem[]>();
  for (const problem of problems) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem]);
  const tests: Readonly<Record<RowFilter, (row: Row) => boolean>> = {
    all: () => true,
    conflicts: (row) => isDifference(row) && conflicts.some((path) => isAt(row, path)),
    differences: isDifference,
    changed: (row) => hasEffect(row, 'changes'),
    added: (row) => hasEffect(row, 'adds'),
    removed: (row) => hasEffect(row, 'removes'),
    problems: (row) => byRow.has(row) || row.cells.some(hasProblem),
    secrets: ({ cells }) => cells.some((cell) => cell.kind === 'set' && cell.secret !== undefined),
    references: ({ cells }) => cells.some((cell) => cell.kind === 'set' && cell.open === 'reference'),
  };
  const count = (filter: RowFilter) => rows.filter(tests[filter]).length;
  return {
    counts: {
      all: rows.length,
      conflicts: count('conflicts'),
      differences: count('differences'),
      changed: count('changed'),
      added: count('added'),
      removed: count('removed'),
      problems: count('problems'),
      secrets: count('secrets'),
      references: count('references'),
    },
    sections: [...new Set(rows.map(sectionTitle))],
    problemsOf: (row) => byRow.get(row) ?? [],
    find(filter, section, query) {
      const wanted = wordsOf(query).filter((word) => word.startsWith('@'));
      // A filter that is still being typed matches by its prefix.
      const passes = (row: Row, word: string) =>
        tags.some(([tag, filter]) => tag.startsWith(word) && tests[filter](row));
      const admitted = rows.filter(
        (row) =>
          tests[filter](row) &&
          (section === '' || sectionTitle(row) === section) &&
          wanted.every((word) => passes(row, word)),
      );
      return findMatches(admitted, searchWords(query), entryOf);
    },
  };
}

/** Whether taking a row over from one of the other texts, where it differs, would do this. */
function hasEffect(row: Row, wanted: ReturnType<typeof takeOverEffect>): boolean {
  const { cells, verdict } = row;
  // Where only some texts have a value, and all have the same, none is changed.
  if (!isDifference(row) || (wanted === 'changes' && verdict === 'only')) return false;
  const isUnset = (index: number) => cells[index]?.kind === 'unset';
  return cells.some(
    (_, index) => index > 0 && !(isUnset(0) && isUnset(index)) && takeOverEffect(row, index) === wanted,
  );
}

function isAt({ path }: Row, above: ValuePath): boolean {
  return path.length >= above.length && above.every((step, index) => path[index] === step);
}

function entryOf(row: Row): SearchEntry {
  const shown = row.cells.map((cell) => (cell.kind === 'set' ? cell.text : ''));
  return { key: row.name, title: rowTitle(row), value: [sectionTitle(row), ...shown].join('\n') };
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
