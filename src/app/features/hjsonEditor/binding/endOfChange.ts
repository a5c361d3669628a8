import type { TextEdit } from '../../../../text/index.ts';
import type { TextChange } from '../../../../workspace/index.ts';

/** The offset in a view where the last change by undo or redo ends, given the view's edits; undefined for any other change. */
export function endOfChange({ kind }: TextChange, edits: readonly TextEdit[]): number | undefined {
  const last = edits.at(-1);
  if (!last || (kind !== 'undo' && kind !== 'redo')) return undefined;
  let shift = 0;
  for (const edit of edits.slice(0, -1)) shift += edit.newText.length - (edit.range.end - edit.range.start);
  return last.range.start + shift + last.newText.length;
}
