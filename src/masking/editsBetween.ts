import { diffTexts, invertEdits, mapRange, mergeRanges, sortEdits, type TextEdit, textRange } from 'source-text';
import { type MaskedView, toView } from './maskedView.ts';

/** The fewest edits that turn one view into another, where `edits` turned the source of the one into that of the other. */
export function editsBetween(before: MaskedView, after: MaskedView, edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = sortEdits(edits);
  const inverse = invertEdits(before.source, sorted);
  const changed = mergeRanges(
    [
      ...sorted.map((edit) => edit.range),
      ...before.masks.map((mask) => mask.sourceRange),
      ...after.masks.map((mask) => mapRange(mask.sourceRange, inverse, 'outward')),
    ],
    'touching',
  );
  const result: TextEdit[] = [];
  let shift = 0;
  let next = 0;
  for (const range of changed) {
    const start = range.start + shift;
    for (let edit = sorted[next]; edit && edit.range.end <= range.end; edit = sorted[++next]) {
      shift += edit.newText.length - (edit.range.end - edit.range.start);
    }
    const end = range.end + shift;
    const from = textRange(toView(before, range.start), toView(before, range.end, 'end'));
    const old = before.text.slice(from.start, from.end);
    const now = after.text.slice(toView(after, start), toView(after, end, 'end'));
    for (const { range, newText } of diffTexts(old, now))
      result.push({ range: textRange(range.start + from.start, range.end + from.start), newText });
  }
  return result;
}
