import type { HjsonDocument } from '../hjson/index.ts';
import { applyEdits, diffLines, type OptionPath, startOfLine, startOfNextLine, type TextEdit } from '../text/index.ts';
import { takeTheirs } from './mergeDocuments.ts';

export interface ConflictMarkers {
  /** The text after the marker: `ours`, or the name of a branch. */
  readonly ours: string;
  readonly theirs: string;
  /** How many characters a marker has; git says 7, or what the attribute `conflict-marker-size` says. */
  readonly markerSize: number;
}

/**
 * The merged text with conflict markers around the lines of what both changed, as git writes them. Undefined if the value of theirs
 * cannot be written in place of ours.
 */
export function conflictText(
  merged: HjsonDocument,
  theirs: HjsonDocument,
  conflicts: readonly OptionPath[],
  { ours: oursName, theirs: theirsName, markerSize }: ConflictMarkers,
): string | undefined {
  let other = merged;
  for (const path of conflicts) {
    const edit = takeTheirs(other, theirs, path);
    if (!edit.ok) return undefined;
    other = edit.after;
  }
  const eol = merged.text.includes('\r\n') ? '\r\n' : '\n';
  const marker = (sign: string, name: string) => `${sign.repeat(markerSize)}${name && ` ${name}`}${eol}`;
  const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : lines + eol);
  const marked = hunks(merged.text, diffLines(merged.text, other.text)).map(({ range, newText }) => ({
    range,
    newText: [
      marker('<', oursName),
      whole(merged.text.slice(range.start, range.end)),
      marker('=', ''),
      whole(newText),
      marker('>', theirsName),
    ].join(''),
  }));
  return applyEdits(merged.text, marked);
}

/** The edits as replacements of whole lines, none adjacent. */
function hunks(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const found: { start: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const start = startOfLine(text, edit.range.start);
    const end = lineEnd(text, edit.range.end);
    const last = found.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else {
      found.push({ start, end, edits: [edit] });
    }
  }
  return found.map(({ start, end, edits }) => {
    const shifted = edits.map(({ range, newText }) => ({
      range: { start: range.start - start, end: range.end - start },
      newText,
    }));
    return { range: { start, end }, newText: applyEdits(text.slice(start, end), shifted) };
  });
}

/** The offset after the line feed of the line that an offset is in; an offset at the beginning of a line is in none. */
function lineEnd(text: string, offset: number): number {
  return offset === startOfLine(text, offset) ? offset : startOfNextLine(text, offset);
}
