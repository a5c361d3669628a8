import { mapRange, meets, overlaps, startOfLine, type TextEdit, type TextRange, textRange } from 'source-text';

/** What is visible although it is secret. Offsets refer to the source. */
export interface Reveals {
  /** "Hide secrets" is switched off. */
  readonly all: boolean;
  /** Revealed individually by the user. */
  readonly shown: readonly TextRange[];
  /** Where the user is writing, each within a line: nothing there is hidden before the caret has left it. */
  readonly visited: readonly TextRange[];
}

export const nothingRevealed: Reveals = { all: false, shown: [], visited: [] };

/**
 * The ranges of a text to hide. `secrets` are those to be hidden now; `hidden` is what was hidden before and is still in the text: it
 * stays hidden when its key is being renamed or the text around it broke.
 */
export function rangesToHide(
  text: string,
  secrets: readonly TextRange[],
  hidden: readonly TextRange[],
  { all, shown, visited }: Reveals,
): readonly TextRange[] {
  if (all) return [];
  const found = secrets.flatMap((range) =>
    visited.reduce((parts, visit) => parts.flatMap((part) => outsideLine(text, part, visit)), [range]),
  );
  return [...found, ...hidden].filter((range) => !shown.some((other) => overlaps(other, range)));
}

/** What a range has in other lines than a visit in which a part of it is; all of it if none is. */
function outsideLine(text: string, range: TextRange, visit: TextRange): TextRange[] {
  if (!overlaps(range, visit)) return [range];
  const before = text.slice(range.start, startOfLine(text, visit.start)).trimEnd();
  const rest = text.slice(visit.end, range.end);
  const after = rest.slice(rest.search(/[\r\n]|$/)).trimStart();
  const parts = [textRange(range.start, range.start + before.length), textRange(range.end - after.length, range.end)];
  return parts.filter(({ start, end }) => start < end);
}

/** The reveals after edits; text that is added to a shown secret is shown. What the user did not write ends each visit that it reaches. */
export function revealsAfter(
  { all, shown, visited }: Reveals,
  edits: readonly TextEdit[],
  by: 'own' | 'other',
): Reveals {
  const map = (ranges: readonly TextRange[]) => ranges.map((range) => mapRange(range, edits, 'outward'));
  const goesOn = (visit: TextRange) => by === 'own' || !edits.some(({ range }) => meets(range, visit));
  return { all, shown: map(shown), visited: map(visited.filter(goesOn)) };
}
