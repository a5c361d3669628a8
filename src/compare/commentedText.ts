import { commentedValue, parseHjson, setValue, toPortableJson } from '../hjson/index.ts';
import { mentionsSecret, secretRanges } from '../secrets/index.ts';
import type { Comparison } from './compareColumns.ts';
import { shownText } from './content.ts';
import type { Row } from './row.ts';

/** The value that is commented out in one of the columns. Undefined if there is none, or if it may be or contain a secret of any column. */
export function commentedText({ columns }: Comparison, { path, kind }: Row, index: number): string | undefined {
  const column = columns[index];
  if (!column || kind === 'variable') return undefined;
  const value = commentedValue(column.document, path);
  if (value === undefined) return undefined;
  // As it would be read if it were not a comment.
  const alone = setValue(parseHjson('{}'), path, value);
  if (!alone.ok || secretRanges(alone.after).length > 0) return undefined;
  const text = typeof value === 'string' ? shownText(value) : toPortableJson(value);
  return mentionsSecret(text) || columns.some(({ search }) => search.holdsOne(text)) ? undefined : text;
}
