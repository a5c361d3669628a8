import { foldKey } from '../config/index.ts';
import { findSecretOccurrences, type SecretOccurrence } from '../delivery/index.ts';
import {
  findNode,
  type HjsonDocument,
  type HjsonNode,
  type HjsonString,
  type NodeEntry,
  nodeEntries,
} from '../hjson/index.ts';
import { findSentinels } from '../references/index.ts';
import type { OptionPath } from '../text/index.ts';

/** A value of a redacted copy from which something was left out. */
export interface LeftOut {
  /** In the copy. */
  readonly path: OptionPath;
  /**
   * `known`: the copy was made of the original, and this is what was left out. `likely`: the original has a secret at the same path, and
   * says the same around it. `possible`: it has one at the same path. `none`: it has nothing that belongs here.
   */
  readonly match: 'known' | 'likely' | 'possible' | 'none';
}

type ValueSpot = Extract<SecretOccurrence, { kind: 'value' }>;

export interface ValueSpots {
  readonly byMark: ReadonlyMap<string, ValueSpot>;
  /** In the order in which they are in the value. */
  readonly byNode: ReadonlyMap<HjsonNode, readonly ValueSpot[]>;
}

/** The secret values of a document. */
export function valueSpots(document: HjsonDocument): ValueSpots {
  const byMark = new Map<string, ValueSpot>();
  const byNode = new Map<HjsonNode, ValueSpot[]>();
  for (const spot of document.excess ? [] : findSecretOccurrences(document).occurrences) {
    if (spot.kind !== 'value') continue;
    byMark.set(spot.sentinel, spot);
    byNode.set(spot.place.node ?? document.root, [...(byNode.get(spot.place.node ?? document.root) ?? []), spot]);
  }
  return { byMark, byNode };
}

interface MarkedValue {
  readonly entry: NodeEntry;
  readonly node: HjsonString;
  readonly marks: ReturnType<typeof findSentinels>;
}

/** The values of a copy with marks, in text order. */
export function marksIn(copy: HjsonDocument): readonly MarkedValue[] {
  return nodeEntries(copy).flatMap((entry) => {
    const { node } = entry;
    const marks = node?.kind === 'string' ? findSentinels(node.value) : [];
    return node?.kind === 'string' && marks.length > 0 ? [{ entry, node, marks }] : [];
  });
}

export interface Match extends MarkedValue {
  readonly place: LeftOut;
  /** What was left out for each mark; empty if nothing belongs here. */
  readonly spots: readonly ValueSpot[];
}

/** What of the original belongs to the marks of a value; `digest` is that of the copy which was made of the original. */
export function matched(
  marked: MarkedValue,
  { byMark, byNode }: ValueSpots,
  original: HjsonDocument,
  copy: HjsonDocument,
  digest: string | undefined,
): Match {
  const { path } = marked.entry;
  const known = marked.marks.flatMap((mark) => {
    const spot = mark.digest !== undefined && mark.digest === digest ? byMark.get(withoutDigest(mark.text)) : undefined;
    return spot && isSameOption(spot.place.path, path) ? [spot] : [];
  });
  const isOneValue = known.every(({ node }) => node === known[0]?.node);
  if (known.length === marked.marks.length && isOneValue)
    return { ...marked, place: { path, match: 'known' }, spots: known };
  const spots = byNode.get(findNode(original, path) ?? original.root) ?? [];
  const isOwn =
    spots.length === marked.marks.length &&
    marked.marks.every(({ name }, index) => name === nameOf(spots[index])) &&
    marked.marks.every((mark) => mark.digest === undefined || mark.digest !== digest);
  const [spot] = spots;
  if (!isOwn || !spot || !isUnique(spot.place, original) || !isUnique(marked.entry, copy)) {
    return { ...marked, place: { path, match: 'none' }, spots: [] };
  }
  const isLikely = saysTheSame(marked, spots, original, copy);
  // An index does not tell which element it is.
  const isElement = path.some((step) => typeof step === 'number');
  const match = isLikely ? 'likely' : isElement ? 'none' : 'possible';
  return { ...marked, place: { path, match }, spots: match === 'none' ? [] : spots };
}

function withoutDigest(mark: string): string {
  return mark.replace(/ of [\da-f]{8}>$/, '>');
}

function nameOf(spot: ValueSpot | undefined): string | undefined {
  return spot && findSentinels(spot.sentinel)[0]?.name;
}

/** The same keys; a list may have been spliced. */
function isSameOption(a: OptionPath, b: OptionPath): boolean {
  return (
    a.length === b.length &&
    a.every((step, index) => step === b[index] || (typeof step === typeof b[index] && typeof step === 'number'))
  );
}

/** False beside a key that the server would take for the same one, at any level. */
function isUnique(entry: NodeEntry, { root }: HjsonDocument): boolean {
  for (let at: NodeEntry | undefined = entry; at; at = at.parent) {
    const around = at.parent ? at.parent.node : root;
    const key = foldKey(String(at.step));
    if (around?.kind === 'object' && around.members.filter((each) => foldKey(each.key.name) === key).length > 1)
      return false;
  }
  return true;
}

/** Around a part, the rest of the value; around a whole one, at least one other value beside it, and no two that differ. */
function saysTheSame(
  { node, entry }: MarkedValue,
  spots: readonly ValueSpot[],
  original: HjsonDocument,
  copy: HjsonDocument,
): boolean {
  const [spot] = spots;
  if (spot?.node.kind === 'string' && !spot.part.isWhole) {
    const rest = spots.reduceRight(
      (text, { part }) => `${text.slice(0, part.start)}\0${text.slice(part.end)}`,
      spot.node.value,
    );
    const marks = findSentinels(node.value);
    const others = marks.reduceRight(
      (text, mark) => `${text.slice(0, mark.start)}\0${text.slice(mark.start + mark.text.length)}`,
      node.value,
    );
    return rest === others;
  }
  const [here, there] = [shownBeside(entry, copy), shownBeside(spot?.place, original)];
  return here.size > 0 && here.size === there.size && [...here].every(([key, value]) => there.get(key) === value);
}

/** The plain values of the other members that hold no secret and no mark, by key. */
function shownBeside(entry: NodeEntry | undefined, document: HjsonDocument): ReadonlyMap<string, string> {
  const around = entry?.parent ? entry.parent.node : document.root;
  const found = new Map<string, string>();
  if (around?.kind !== 'object') return found;
  const secret = new Set(
    document.excess ? [] : findSecretOccurrences(document).occurrences.map(({ range }) => range.start),
  );
  for (const { key, value } of around.members) {
    if (!value || value.kind === 'object' || value.kind === 'array' || secret.has(value.range.start)) continue;
    found.set(foldKey(key.name), document.text.slice(value.range.start, value.range.end));
  }
  return found;
}
