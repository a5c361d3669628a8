import type { HjsonDocument } from 'hjson-document';
import { linesIn, replacedLines, type ValuePath } from 'source-text';
import { takeTheirs } from './mergeDocuments.ts';

/**
 * The merged text with conflict markers around the lines of what both changed, as git writes them, with the names of both after them.
 * `markerSize`: how many characters a marker has; git says 7, or what the attribute `conflict-marker-size` says. Undefined if the value of
 * theirs cannot be written in place of ours.
 */
export function conflictText(
  merged: HjsonDocument,
  theirs: HjsonDocument,
  conflicts: readonly ValuePath[],
  names: { readonly ours: string; readonly theirs: string; readonly markerSize: number },
): string | undefined {
  let other = merged;
  for (const path of conflicts) {
    const edit = takeTheirs(other, theirs, path);
    if (!edit.ok) return undefined;
    other = edit.after;
  }
  const eol = merged.text.includes('\r\n') ? '\r\n' : '\n';
  const marker = (sign: string, name: string) => `${sign.repeat(names.markerSize)}${name && ` ${name}`}${eol}`;
  const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : lines + eol);
  const old = linesIn(merged.text);
  let kept = 0;
  const marked = replacedLines(merged.text, other.text).map(({ start, end, lines }) => {
    const before = old.slice(kept, start).join('');
    kept = end;
    const [mine, others] = [old.slice(start, end), lines].map((each) => whole(each.join('')));
    return [before, marker('<', names.ours), mine, marker('=', ''), others, marker('>', names.theirs)].join('');
  });
  return [...marked, ...old.slice(kept)].join('');
}
