import { type HjsonDocument, type HjsonNode, stringSource } from 'hjson-document';
import { defineField, entryAt } from 'hjson-document/incremental';
import { mapRange, mergeRanges, overlaps, partitionPoint, rangesIn, type TextRange, textRange } from 'source-text';
import { findSecrets, isNamedSecret, repeatable, type SecretValue, secretPart } from './findSecrets.ts';
import { undescribedIn } from './undescribed.ts';

/**
 * Where the secrets are in the text: values and keys with their quotes, the password of a connection string, the secret stretches of
 * comments and damage. Without overlaps, in text order.
 */
export function secretRanges(document: HjsonDocument): readonly TextRange[] {
  return foundIn(document).ranges;
}

/** Those of the ranges that are hidden only because nobody knows what they are, in no order. */
export function unprovenRanges(document: HjsonDocument): readonly TextRange[] {
  return foundIn(document).unproven;
}

/** True if a range of the text holds or touches the inside of a secret; false without a range, such as that of a value that is not set. */
export function holdsSecretIn(document: HjsonDocument, range: TextRange | undefined): boolean {
  return range !== undefined && secretRangesIn(document, range).length > 0;
}

/** The secrets that a range of the text meets, whole, without overlaps, in text order. In time that does not grow with the others. */
export function secretRangesIn(document: HjsonDocument, range: TextRange): readonly TextRange[] {
  return rangesIn(foundIn(document).ranges, range);
}

/** True if a range holds a text that is hidden only because the reference does not describe it. */
export function holdsUndescribedIn(document: HjsonDocument, { start, end }: TextRange): boolean {
  const { values } = findSecrets(document);
  const first = partitionPoint(values.length, (index) => (values[index]?.node.range.start ?? 0) < start);
  for (let index = first; (values[index]?.node.range.start ?? end) < end; index++)
    if (values[index]?.isUndescribed) return true;
  return false;
}

/** True for a text that repeats a secret of the document, or a part of it that is too long for an ordinary word. */
export function holdsSecretText(document: HjsonDocument, text: string): boolean {
  return foundIn(document).search.holdsOne(text);
}

/** True if one edit made the document from the other and changed no secret: their ranges have only moved. */
export function haveSecretsMoved(before: HjsonDocument, after: HjsonDocument): boolean {
  return foundIn(before).search === foundIn(after).search;
}

/** If neither the old nor the new value is or repeats a secret, the ranges after it only shift. */
const foundIn = defineField<ReturnType<typeof collect>>({
  create: collect,
  update: (found, { after, edit, route, replaced, written }) => {
    const { ranges, unproven, search, isTorn } = found;
    const place = entryAt(after, route);
    if (!place || isTorn || ranges.some((range) => overlaps(range, replaced.range))) return undefined;
    const isNamed = isNamedSecret(place);
    const isUndescribed = undescribedIn(after);
    const isHidden = (node: HjsonNode) => {
      const text = repeatable(node);
      const isSecret = text !== undefined && (secretPart(node, isNamed) !== undefined || search.holdsOne(text));
      return isSecret || isUndescribed(place, node);
    };
    if ([replaced, written].some(isHidden)) return undefined;
    const moved = (range: TextRange) => mapRange(range, [edit], 'inward');
    return { ...found, ranges: ranges.map(moved), unproven: unproven.map(moved) };
  },
});

function collect(document: HjsonDocument) {
  const { values, keys, comments, damage, leftovers, search } = findSecrets(document);
  const proven = keys.map(({ range }) => range);
  const others: TextRange[] = [];
  for (const secret of values) (secret.isUndescribed ? others : proven).push(rangeOf(secret, document));
  for (const { range, isUnproven } of [...comments, ...damage]) (isUnproven ? others : proven).push(range);
  const merged = mergeRanges(proven, 'overlapping');
  const around = (range: TextRange) => rangesIn(merged, range)[0];
  const isCovered = (range: TextRange) => {
    const { start, end } = around(range) ?? textRange(0, -1);
    return start <= range.start && range.end <= end;
  };
  return {
    ranges: mergeRanges([...proven, ...others.filter((range) => !isCovered(range))], 'overlapping'),
    unproven: others.filter((range) => !around(range)),
    search,
    // In text that cannot be read, a secret may be torn: a later value may be its end.
    isTorn: leftovers.length > 0,
  };
}

function rangeOf({ node, part }: SecretValue, document: HjsonDocument): TextRange {
  if (part.isWhole || node.kind !== 'string') return node.range;
  const source = stringSource(node, document);
  return textRange(source.toDocument(part.start), source.toDocument(part.end));
}
