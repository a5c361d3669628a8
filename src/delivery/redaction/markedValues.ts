import {
  findNode,
  type HjsonDocument,
  type HjsonNode,
  type HjsonString,
  type NodeEntry,
  nodeEntries,
  quotedText,
} from 'hjson-document';
import { samePath, type ValuePath } from 'source-text';
import { foldKey, scanConnection } from '../../config/index.ts';
import { findSentinels } from '../../references/index.ts';
import type { RedactedCopy } from './redact.ts';
import type { Putting } from './restoreLaw.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';

/** A value of a redacted copy from which something was left out. */
export interface LeftOut {
  /** In the copy. */
  readonly path: ValuePath;
  /**
   * `known`: the copy was made of the original, and this is where it was left out. `asked`: the original has a secret for this place, but
   * nothing says that it is the one. `none`: it has nothing that belongs here.
   */
  readonly match: 'known' | 'asked' | 'none';
}

type ValueSpot = Extract<SecretOccurrence, { kind: 'value' }>;
type Mark = ReturnType<typeof findSentinels>[number];

export interface Match extends LeftOut {
  readonly putting?: Putting;
}

interface MarkedValue {
  readonly entry: NodeEntry;
  readonly node: HjsonString;
  readonly mark: Mark;
}

/** The values of a copy with marks, in text order, and what of the original belongs there. */
export function matchesIn(
  copy: HjsonDocument,
  original: HjsonDocument,
  made: RedactedCopy | undefined,
): readonly Match[] {
  const spots = (made ? made.spots : original.excess ? [] : findSecretOccurrences(original).occurrences).filter(
    (spot) => spot.kind === 'value',
  );
  const byMark = new Map(made && spots.map((spot) => [spot.sentinel, spot]));
  const byNode = new Map(spots.map((spot) => [spot.node, spot]));
  const marked = nodeEntries(copy).flatMap((entry): readonly MarkedValue[] => {
    const { node } = entry;
    const marks = node?.kind === 'string' ? findSentinels(node.value) : [];
    const own = marks.filter(({ text }) => byMark.has(text));
    const [mark] = own.length > 0 ? own : marks;
    return node?.kind === 'string' && mark ? [{ entry, node, mark }] : [];
  });
  const isAsSent = listsAsSent(spots, marked, byMark);
  return marked.map((value): Match => {
    const { path } = value.entry;
    const known = byMark.get(value.mark.text);
    const spot =
      known ?? (made && value.mark.digest === made.digest ? undefined : spotAt(value, byNode, original, copy));
    if (!spot || !isSamePlace(spot, value)) return { path, match: 'none' };
    const asWritten = original.text.slice(spot.range.start, spot.range.end);
    const secret = spot.node.kind === 'string' ? spot.node.value.slice(spot.part.start, spot.part.end) : undefined;
    const text = secret === undefined ? undefined : filled(value, secret);
    const places = [
      ...(text === undefined || (spot.node.kind === 'string' && spot.node.value === text) ? [asWritten] : []),
      ...(text === undefined ? [] : [quotedText(text, '"')]),
    ].map((newText) => ({ range: value.node.range, newText }));
    const match = known && isAsSent(known, value.entry) ? 'known' : 'asked';
    return { path, match, putting: { kind: 'value', source: spot.range, text, places } };
  });
}

/** What the original has at the path of a mark that names another text, if both have one such key there. */
function spotAt(
  { entry, mark }: MarkedValue,
  byNode: ReadonlyMap<HjsonNode, ValueSpot>,
  original: HjsonDocument,
  copy: HjsonDocument,
): ValueSpot | undefined {
  const node = findNode(original, entry.path);
  const spot = node && byNode.get(node);
  const isOwn = spot && findSentinels(spot.sentinel)[0]?.name === mark.name;
  return isOwn && isUnique(spot.place, original) && isUnique(entry, copy) ? spot : undefined;
}

/**
 * Whether the lists around a value are as they went out: with as many elements, each of which that hides something still hides it. An index
 * does not tell which element it is, and the checksum does not see what is hidden.
 */
function listsAsSent(
  spots: readonly ValueSpot[],
  marked: readonly MarkedValue[],
  byMark: ReadonlyMap<string, ValueSpot>,
): (spot: ValueSpot, entry: NodeEntry) => boolean {
  const isUnmoved = (spot: ValueSpot | undefined, entry: NodeEntry) =>
    spot !== undefined && samePath(spot.place.path, entry.path);
  const kept = new Set(
    marked.flatMap(({ mark, entry }) => {
      const spot = byMark.get(mark.text);
      return spot && isUnmoved(spot, entry) ? elementsAround(spot.place) : [];
    }),
  );
  const lost = spots.flatMap(({ place }) => elementsAround(place).filter((element) => !kept.has(element)));
  const changed = new Set(lost.map(({ parent }) => parent));
  const lengthOf = ({ parent }: NodeEntry) => (parent?.node?.kind === 'array' ? parent.node.elements.length : 0);
  return (spot, entry) =>
    isUnmoved(spot, entry) &&
    elementsAround(spot.place).every((element, index) => {
      const there = elementsAround(entry)[index];
      return !changed.has(element.parent) && there !== undefined && lengthOf(element) === lengthOf(there);
    });
}

function elementsAround(place: NodeEntry): readonly NodeEntry[] {
  const found: NodeEntry[] = [];
  for (let at: NodeEntry | undefined = place; at; at = at.parent) if (typeof at.step === 'number') found.push(at);
  return found;
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

/** The same option, whichever element of a list, and the same part of its value: all of it, or what has the same name in an address. */
function isSamePlace({ place, part, node }: ValueSpot, value: MarkedValue): boolean {
  const option = (path: ValuePath) => path.map((step) => (typeof step === 'number' ? 0 : step));
  if (!samePath(option(place.path), option(value.entry.path))) return false;
  if (part.isWhole || node.kind !== 'string') return value.node.value === value.mark.text;
  return (
    partName(node.value, part.start) ===
    partName(filled(value, node.value.slice(part.start, part.end)), value.mark.start)
  );
}

/** What a part of an address is: its name in a connection string, or else the sign before it. */
function partName(text: string, start: number): string {
  const part = scanConnection(text)?.parts.find(({ written }) => written.start <= start && start < written.end);
  return part?.name ?? text.charAt(start - 1);
}

function filled({ node, mark }: MarkedValue, secret: string): string {
  return node.value.slice(0, mark.start) + secret + node.value.slice(mark.start + mark.text.length);
}
