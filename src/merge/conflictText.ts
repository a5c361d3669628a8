import type { HjsonDocument } from '../hjson/index.ts';
import { linesIn, type OptionPath, replacedLines } from '../text/index.ts';
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
  const old = linesIn(merged.text);
  let kept = 0;
  const marked = replacedLines(merged.text, other.text).map(({ start, end, lines }) => {
    const before = old.slice(kept, start).join('');
    kept = end;
    const [mine, others] = [old.slice(start, end), lines].map((each) => whole(each.join('')));
    return [before, marker('<', oursName), mine, marker('=', ''), others, marker('>', theirsName)].join('');
  });
  return [...marked, ...old.slice(kept)].join('');
}
