import type { TextEdit } from './edit.ts';
import { type TextRange, textRange } from './range.ts';

/**
 * Where an offset of the old text is after `edits`, which are in text order. Where the edits put text at the offset or
 * replace what it is in, it is either before or after the new text.
 */
export function mapPosition(offset: number, edits: readonly TextEdit[], side: 'before' | 'after'): number {
  let shift = 0;
  for (const { range, newText } of edits) {
    const isInsertion = range.start === range.end;
    if (offset < range.start || (offset === range.start && (!isInsertion || side === 'before'))) break;
    if (offset < range.end) return range.start + shift + (side === 'before' ? 0 : newText.length);
    shift += newText.length - (range.end - range.start);
  }
  return offset + shift;
}

/**
 * Where a range of the old text is after `edits`, which are in text order. `'inward'`: text that is inserted at a border
 * is not part of it. `'outward'`: everything written inside the range or right next to it is.
 */
export function mapRange(range: TextRange, edits: readonly TextEdit[], borders: 'inward' | 'outward'): TextRange {
  if (borders === 'inward') {
    const start = mapPosition(range.start, edits, 'after');
    return textRange(start, Math.max(start, mapPosition(range.end, edits, 'before')));
  }
  let { start, end } = range;
  for (const edit of edits) {
    if (edit.range.end < start || edit.range.start > end) continue;
    start = Math.min(start, edit.range.start);
    end = Math.max(end, edit.range.end);
  }
  return textRange(mapPosition(start, edits, 'before'), mapPosition(end, edits, 'after'));
}
