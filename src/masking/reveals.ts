import { mapRange, overlaps, sortEdits, type TextEdit, type TextRange, textRange, touches } from '../text/index.ts';

/** Which secrets are currently visible. Offsets refer to the source. */
export interface Reveals {
  /** "Hide secrets" is switched off. */
  readonly all: boolean;
  /** Revealed individually by the user. */
  readonly shown: readonly TextRange[];
  /** What is being typed, visible until the caret leaves it. */
  readonly typed: TextRange | undefined;
  readonly caret: number;
}

export const nothingRevealed: Reveals = { all: false, shown: [], typed: undefined, caret: 0 };

/**
 * The ranges to hide. `secrets` are those of the current text; `hidden` is what was hidden before and is still in the text:
 * it stays hidden when its key is being renamed or the text around it broke.
 */
export function rangesToHide(
  secrets: readonly TextRange[],
  hidden: readonly TextRange[],
  { all, shown, typed, caret }: Reveals,
): readonly TextRange[] {
  if (all) return [];
  const isShown = (range: TextRange) => shown.some((other) => overlaps(other, range));
  const isBeingTyped = (range: TextRange) =>
    typed !== undefined &&
    overlaps(typed, range) &&
    touches(range, caret) &&
    !hidden.some((other) => other.start < range.end && range.start < other.end);
  return [...secrets.filter((range) => !isBeingTyped(range)), ...hidden].filter((range) => !isShown(range));
}

/**
 * The reveals after edits; text that is added to a shown secret is shown. `own`: the user typed them here. What undo or another view
 * writes where the user has typed is not being typed.
 */
export function revealsAfter(reveals: Reveals, edits: readonly TextEdit[], own: boolean): Reveals {
  const sorted = sortEdits(edits);
  const shown = reveals.shown.map((range) => mapRange(range, sorted, 'outward'));
  const before = own || !isReached(reveals.typed, sorted) ? reveals.typed : undefined;
  const typed = before && mapRange(before, sorted, 'outward');
  const now = own ? resultRange(sorted) : undefined;
  const joined = now && typed && overlaps(now, typed) ? union(now, typed) : (now ?? typed);
  return { ...reveals, shown, typed: joined, caret: own && now ? now.end : reveals.caret };
}

function isReached(typed: TextRange | undefined, edits: readonly TextEdit[]): boolean {
  return typed !== undefined && edits.some(({ range }) => range.start <= typed.end && typed.start <= range.end);
}

function union(a: TextRange, b: TextRange): TextRange {
  return textRange(Math.min(a.start, b.start), Math.max(a.end, b.end));
}

/** Where the edits ended up: from the first of them to the last. */
function resultRange(sorted: readonly TextEdit[]): TextRange | undefined {
  const first = sorted[0]?.range;
  const last = sorted.at(-1)?.range;
  return first && last && mapRange(textRange(first.start, last.end), sorted, 'outward');
}
