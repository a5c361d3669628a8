import { diffTexts, sortEdits, type TextEdit } from './edit.ts';
import { ownText } from './ownText.ts';
import { type TextRange, textRange } from './range.ts';

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
