import {
  diffTexts,
  intersects,
  invertEdits,
  mapRange,
  mergeRanges,
  sortEdits,
  type TextEdit,
  type TextRange,
  textRange,
} from '../text/index.ts';
import { type Mask, type MaskedView, toView } from './maskedView.ts';

/** Where a mask is in the source. */
export type HiddenRange = TextRange & Pick<Mask, 'isUnproven'>;

/** The source ranges of the secrets of a view after edits, without those that an edit replaces: as a whole, or any part of them. */
export function secretsAfter(
  view: MaskedView,
  edits: readonly TextEdit[],
  replaced: 'whole' | 'part' = 'part',
): readonly HiddenRange[] {
  const sorted = sortEdits(edits);
  const isReplaced = (secret: TextRange) =>
    sorted.some(({ range }) =>
      replaced === 'part' ? intersects(range, secret) : range.start <= secret.start && secret.end <= range.end,
    );
  return view.masks
    .filter(({ kind, sourceRange }) => kind === 'secret' && !isReplaced(sourceRange))
    .map(({ isUnproven, sourceRange }) => ({ isUnproven, ...mapRange(sourceRange, sorted, 'inward') }));
}

/** The fewest edits that turn one view into another, where `edits` turned the source of the one into that of the other. */
export function editsBetween(before: MaskedView, after: MaskedView, edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = sortEdits(edits);
  const inverse = invertEdits(before.source, sorted);
  const moved = movedMasks(before, after, sorted);
  const changed = mergeRanges(
    [
      ...sorted.map((edit) => edit.range),
      ...before.masks.slice(moved.first, before.masks.length - moved.last).map((mask) => mask.sourceRange),
      ...after.masks
        .slice(moved.first, after.masks.length - moved.last)
        .map((mask) => mapRange(mask.sourceRange, inverse, 'outward')),
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
    for (const edit of diffTexts(old, now)) {
      result.push({
        range: textRange(edit.range.start + from.start, edit.range.end + from.start),
        newText: edit.newText,
      });
    }
  }
  return result;
}

/** True when an editor that moved its decorations with the edits has all of them in place: same masks, none touched. */
export function haveMasksMoved(before: MaskedView, after: MaskedView, edits: readonly TextEdit[]): boolean {
  const { first, last } = movedMasks(before, after, sortEdits(edits));
  return first + last === before.masks.length && first + last === after.masks.length;
}

/** How many masks at the start and at the end of both views are equal, with no edit at or between them. */
function movedMasks(
  before: MaskedView,
  after: MaskedView,
  sorted: readonly TextEdit[],
): { first: number; last: number } {
  const fewer = Math.min(before.masks.length, after.masks.length);
  const firstEdit = sorted[0]?.range.start ?? Number.POSITIVE_INFINITY;
  const lastEdit = sorted.at(-1)?.range.end ?? -1;
  const isMoved = (a: Mask | undefined, b: Mask | undefined, shift: number) =>
    a !== undefined &&
    b !== undefined &&
    a.kind === b.kind &&
    a.sourceRange.start + shift === b.sourceRange.start &&
    a.sourceRange.end + shift === b.sourceRange.end &&
    a.placeholder === b.placeholder;
  let first = 0;
  for (; first < fewer; first++) {
    const mask = before.masks[first];
    if (!isMoved(mask, after.masks[first], 0) || (mask && mask.sourceRange.end >= firstEdit)) break;
  }
  const shift = after.source.length - before.source.length;
  let last = 0;
  for (; last < fewer - first; last++) {
    const mask = before.masks.at(-1 - last);
    if (!isMoved(mask, after.masks.at(-1 - last), shift) || (mask && mask.sourceRange.start <= lastEdit)) break;
  }
  return { first, last };
}
