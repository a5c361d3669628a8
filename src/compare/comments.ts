import { findNode, parseHjson } from 'hjson-document';
import { commentedValue, noteOf, noteRanges } from 'hjson-document/notes';
import { edits, noteOptions } from '../config/index.ts';
import { holdsSecretIn, mentionsSecret, type ShownText, secretRanges, shownText, writtenAs } from '../secrets/index.ts';
import type { Column } from './column.ts';
import type { Comparison } from './compareColumns.ts';
import { unambiguous } from './content.ts';
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

/** The value that is commented out in one of the columns. Undefined if there is none, or if it may be or contain a secret of any column. */
export function commentedText({ columns }: Comparison, { path, kind }: Row, index: number): ShownText | undefined {
  const column = columns[index];
  if (!column || kind === 'variable') return undefined;
  const value = commentedValue(column.document, path);
  if (value === undefined) return undefined;
  // As it would be read if it were not a comment.
  const alone = edits.set(path, value)(parseHjson('{}'));
  if (!alone.ok || secretRanges(alone.after).length > 0) return undefined;
  const node = findNode(alone.after, path);
  if (!node) return undefined;
  const shown = shownText(alone.after, node);
  const text = node.kind === 'string' ? writtenAs(shown, unambiguous) : shown;
  return mentionsSecret(text) || columns.some(({ search }) => search.holdsOne(text)) ? undefined : text;
}
