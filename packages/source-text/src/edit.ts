import { ownText } from './ownText.ts';
import { type TextRange, textRange } from './range.ts';
import { invariant, type Refusable } from './refusable.ts';

/** Replaces the characters of `range` by `newText`. Edits of one list all refer to the text before any of them. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/** The edits that do what was asked for, in text order, or a sentence that says why it cannot be done safely. */
export type EditOutcome = Refusable<{ readonly edits: readonly TextEdit[] }>;

/** The edits in text order. Overlapping edits are a mistake of the caller; insertions at one offset keep their order. */
export function sortEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  for (let index = 1; index < sorted.length; index++) {
    const previous = sorted[index - 1];
    const current = sorted[index];
    invariant(previous && current && previous.range.end <= current.range.start, 'edits of one list must not overlap');
  }
  return sorted;
}

/** The text after all the edits, which are in any order; throws if they overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let copied = 0;
  for (const { range, newText } of sortEdits(edits)) {
    result += text.slice(copied, range.start) + newText;
    copied = range.end;
  }
  return result + text.slice(copied);
}

/** The edits that turn `applyEdits(text, edits)` back into `text`. */
export function invertEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0;
  return sortEdits(edits).map(({ range, newText }) => {
    const start = range.start + shift;
    shift += newText.length - (range.end - range.start);
    return { range: { start, end: start + newText.length }, newText: partOf(text, range.start, range.end) };
  });
}

/** The one edit between two texts that keeps their common beginning and end; none when they are equal. Never splits a surrogate pair. */
export function diffTexts(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start--;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  if (tail > 0 && isLowSurrogate(before.charCodeAt(before.length - tail))) tail--;
  return [{ range: { start, end: before.length - tail }, newText: partOf(after, start, after.length - tail) }];
}

/** Edits are kept for undo: they keep no text in memory but their own. */
function partOf(text: string, start: number, end: number): string {
  return start === 0 && end === text.length ? text : ownText(text.slice(start, end));
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

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

/** An edit, where it is in the text between the two lists. */
interface Placed extends TextRange {
  readonly newText: string;
  /** How much longer the edit of the first list has made the text; undefined for one of the second. */
  readonly growth: number | undefined;
}

/**
 * One list of edits that does what `first`, and then `second` on the resulting text, do; in text order. Edits that overlap or touch
 * become one; a character that neither list touches is in none.
 */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  /** How much longer the text in between is than the first one, up to here. */
  let shift = 0;
  return touchingGroups([...placed(first), ...sortEdits(second).map(asItIs)]).map((group) => {
    const start = group[0]?.start ?? 0;
    const end = group.reduce((furthest, edit) => Math.max(furthest, edit.end), start);
    const from = start - shift;
    for (const { growth = 0 } of group) shift += growth;
    return { range: textRange(from, end - shift), newText: ownText(joined(group, start, end)) };
  });
}

/** The same edits without the characters at their ends that they leave unchanged. */
export function trimEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.flatMap(({ range, newText }) =>
    diffTexts(text.slice(range.start, range.end), newText).map((part) => ({
      range: textRange(range.start + part.range.start, range.start + part.range.end),
      newText: part.newText,
    })),
  );
}

/** Where the edits are in the text that they lead to. */
function placed(edits: readonly TextEdit[]): readonly Placed[] {
  let shift = 0;
  return sortEdits(edits).map(({ range, newText }) => {
    const start = range.start + shift;
    const growth = newText.length - (range.end - range.start);
    shift += growth;
    return { start, end: start + newText.length, newText, growth };
  });
}

function asItIs({ range, newText }: TextEdit): Placed {
  return { ...range, newText, growth: undefined };
}

/** In text order, grouped so that edits of different groups have a character between them. */
function touchingGroups(edits: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = [];
  let end = -1;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const group = groups.at(-1);
    if (group && edit.start <= end) group.push(edit);
    else groups.push([edit]);
    end = Math.max(end, edit.end);
  }
  return groups;
}

/** The text of a group after both lists: what the first has written, where the second has not replaced it. */
function joined(group: readonly Placed[], start: number, end: number): string {
  const written = group.filter(({ growth }) => growth !== undefined);
  let text = '';
  let offset = start;
  let next = 0;
  const copyTo = (stop: number) => {
    for (let edit = written[next]; edit && edit.start < stop; edit = written[next]) {
      text += edit.newText.slice(Math.max(0, offset - edit.start), stop - edit.start);
      if (edit.end > stop) break;
      next++;
    }
    offset = Math.max(offset, stop);
  };
  for (const edit of group) {
    if (edit.growth !== undefined) continue;
    copyTo(edit.start);
    text += edit.newText;
    offset = edit.end;
    while ((written[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next++;
  }
  copyTo(end);
  return text;
}
