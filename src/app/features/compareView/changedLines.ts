import type { Column } from '../../../compare/index.ts';
import { redact } from '../../../delivery/index.ts';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { applyEdits, diffLines, startOfLine } from '../../../text/index.ts';

export interface ChangedLine {
  readonly sign: '+' | '−';
  readonly text: string;
}

/**
 * The lines that an edit of the first column changes, without secrets; undefined if they cannot be shown that way: a value that repeats
 * a secret of any column is not a secret of this text by itself.
 */
export function changedLines(columns: readonly Column[], after: HjsonDocument): readonly ChangedLine[] | undefined {
  const [old, now] = [columns[0]?.document, after].map((document) => document && redact(document, 'unsuspicious'));
  if (!old?.ok || !now?.ok || columns.some(({ search }) => search.holdsOne(now.text))) return undefined;
  return diffLines(old.text, now.text).flatMap((edit) => {
    const start = startOfLine(old.text, edit.range.start);
    const feed = old.text.indexOf('\n', edit.range.end);
    const end = feed < 0 ? old.text.length : feed;
    const lines = old.text.slice(start, end);
    const range = { start: edit.range.start - start, end: edit.range.end - start };
    return [...signed('−', lines), ...signed('+', applyEdits(lines, [{ ...edit, range }]))];
  });
}

function signed(sign: ChangedLine['sign'], lines: string): readonly ChangedLine[] {
  return lines
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ sign, text }));
}
