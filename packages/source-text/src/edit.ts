import { invariant } from './invariant.ts';
import { ownText } from './ownText.ts';
import type { TextRange } from './range.ts';
import type { Refusable } from './refusable.ts';

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
