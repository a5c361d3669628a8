import { noteOptions } from '../config/index.ts';
import { noteOf, noteRanges } from '../hjson/index.ts';
import { holdsSecretIn, mentionsSecret } from '../secrets/index.ts';
import type { Column } from './column.ts';
import type { Comparison } from './compareColumns.ts';
import type { Row } from './row.ts';

/**
 * The comment that explains a row in one of the columns; empty without one. Undefined for a comment that may hold a secret of any
 * column: it is not shown.
 */
export function shownNote({ columns }: Comparison, { path, kind }: Row, index: number): string | undefined {
  const column = columns[index];
  if (!column || kind === 'variable' || path.length === 0) return '';
  const note = noteOf(column.document, path, noteOptions(path));
  return mayHoldSecret(note, column, path, columns) ? undefined : note;
}

function mayHoldSecret(note: string, { document }: Column, path: Row['path'], columns: readonly Column[]): boolean {
  return (
    noteRanges(document, path, noteOptions(path)).some((range) => holdsSecretIn(document, range)) ||
    mentionsSecret(note) ||
    columns.some(({ search }) => search.holdsOne(note))
  );
}
