import { type HjsonDocument, nodeEntries } from '../hjson/index.ts';
import { isNamedSecret, secretRanges } from '../secrets/index.ts';
import { mergeRanges, type TextRange } from '../text/index.ts';

/**
 * True if a word becomes readable by an edit that only secrets contained before it. What the value of a secret option shows beside its
 * secret, such as the host of a connection string, was not secret and does not count.
 */
export function showsSecret(before: HjsonDocument, after: HjsonDocument): boolean {
  // What could not be read is not secret for that reason alone.
  const hidden = secretRanges({ ...before, shownDamage: true }).map(({ start, end }) => before.text.slice(start, end));
  if (hidden.length === 0) return false;
  const shown = new Set(words(visibleText(before, secretRanges(before))));
  const rest = visibleText(after, [...secretRanges(after), ...secretValues(after)]);
  return words(rest).some((word) => !shown.has(word) && hidden.some((secret) => secret.includes(word)));
}

function secretValues(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap((place) => (place.node && isNamedSecret(place) ? [place.node.range] : []));
}

function visibleText({ text }: HjsonDocument, hidden: readonly TextRange[]): string {
  const ranges = mergeRanges(hidden, 'overlapping');
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, ranges[index]?.start)).join('\n');
}

function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}
