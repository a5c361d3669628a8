import { type HjsonDocument, nodeEntries } from 'hjson-document';
import { mergeRanges, type TextRange, textRange } from 'source-text';
import { optionAt } from '../config/index.ts';
import { findSecrets, isNamedSecret, mentionsSecret, secretRanges, withShown } from '../secrets/index.ts';

/**
 * True if a word becomes readable by an edit that only secrets contained before it. What the value of a secret option shows beside its
 * secret, such as the host of a connection string, was not secret and does not count; nor does an option that is no secret, and was only
 * hidden because HJSON could not be read there.
 */
export function showsSecret(before: HjsonDocument, after: HjsonDocument): boolean {
  // A word that could not be read is not secret for that reason alone.
  const asked = withShown(before, { damage: true });
  const ranges = secretRanges(asked);
  if (ranges.length === 0) return false;
  const { damage } = findSecrets(asked);
  const hidden = ranges.map(({ start, end }) => {
    const text = before.text.slice(start, end);
    const isDamage = damage.some(({ range }) => range.start <= start && end <= range.end) && !mentionsSecret(text);
    return { text, isDamage };
  });
  const shown = new Set(words(visibleText(before, secretRanges(before))));
  const secret = [...secretRanges(after), ...secretValues(after), ...knownKeys(after)];
  const rest = words(visibleText(after, secret)).filter((word) => !shown.has(word));
  if (!rest.some((word) => hidden.some(({ text }) => text.includes(word)))) return false;
  const apart = new Set(words(visibleText(after, [...secret, ...publicMembers(after)])));
  return rest.some((word) =>
    hidden.some(({ text, isDamage }) => text.includes(word) && (!isDamage || apart.has(word))),
  );
}

/** The names of options, which are no secrets wherever they were. */
function knownKeys(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap(({ member, path }) => (member && optionAt(path) ? [member.key.range] : []));
}

/** The members whose options are no secrets, with their keys. */
function publicMembers(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap(({ member, node, path }) => {
    const option = optionAt(path);
    if (!member || !node || !option || option.secret || option.kind === 'object' || option.kind === 'programs')
      return [];
    return [textRange(member.key.range.start, node.range.end)];
  });
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
