import { type HjsonDocument, type HjsonNode, type NodeEntry, nodeEntries, ownedBy } from '../../hjson/index.ts';
import { partitionPoint, type TextEdit, type TextRange } from '../../text/index.ts';

/** An offset of the original, next to a token of its tree, and that next to the same token of the changed copy. */
export interface Anchor {
  /** `open` and `close` are inside the brackets; `key` also begins an element of a list, or the root. */
  readonly kind: 'open' | 'key' | 'keyEnd' | 'end' | 'close';
  readonly offset: number;
  /** Undefined if the changed copy does not have the token. */
  readonly there: number | undefined;
  /** Where what the member owns begins before a `key`, in the original. */
  readonly owns: number;
  /** Where the key of the member begins in the changed copy. */
  readonly keyThere: number | undefined;
}

const order = { end: 0, keyEnd: 0, open: 1, key: 2, close: 3 } as const;

/**
 * All anchors in text order. A member of the copy is the one of the original with the same key and value, or with the same key, or, under
 * another key, with the same value, in the same object, or else with the same key and value anywhere; an element of a list is the one with
 * the same value, or the next one.
 */
export function anchorsOf(
  original: HjsonDocument,
  made: string,
  toMade: (offset: number) => number,
  copy: HjsonDocument,
): readonly Anchor[] {
  const own = itemsOf(original, (start, end) => made.slice(toMade(start), toMade(end)));
  const pairs = paired(
    own,
    itemsOf(copy, (start, end) => copy.text.slice(start, end)),
  );
  const found: Anchor[] = [];
  for (const item of own) {
    const there = pairs.get(item);
    const keyThere = there?.range?.start;
    const add = (kind: Anchor['kind'], offset: number | undefined, at: number | undefined) => {
      if (offset !== undefined) found.push({ kind, offset, there: at, owns: item.owns ?? offset, keyThere });
    };
    const [brackets, others] = [item.node, there?.node].map((node) => (node && 'open' in node ? node : undefined));
    add('key', item.range?.start, keyThere);
    add('keyEnd', item.keyEnd, there?.keyEnd);
    add('open', brackets?.open?.end, others?.open?.end);
    add('close', brackets?.close?.start, others?.close?.start);
    add('end', item.range?.end, there?.range?.end);
  }
  const { length } = original.text;
  found.push({ kind: 'open', offset: 0, there: 0, owns: 0, keyThere: undefined });
  found.push({ kind: 'close', offset: length, there: copy.text.length, owns: length, keyThere: undefined });
  return found.sort((a, b) => a.offset - b.offset || order[a.kind] - order[b.kind]);
}

/** A member, an element or the root. */
interface Item {
  readonly name: string;
  /** Which one it is of what is in its object or list. */
  readonly index: number;
  readonly source: string;
  /** Undefined for a root without brackets. */
  readonly range: TextRange | undefined;
  readonly keyEnd: number | undefined;
  readonly node: HjsonNode | undefined;
  readonly owns: number | undefined;
  readonly inside: Item[];
}

/** Enough to tell values apart: all of each would be quadratic in a deeply nested text. */
const mostCompared = 1_000;

/** The root and all below it in text order; `read` gives the text of a value that is compared. */
function itemsOf(document: HjsonDocument, read: (start: number, end: number) => string): readonly Item[] {
  const { root } = document;
  const isBare = root.kind === 'object' && !root.open;
  const items = new Map<NodeEntry | undefined, Item>();
  for (const entry of [undefined, ...nodeEntries(document)]) {
    const { member, node = undefined } = entry ?? { node: root };
    const around = entry && items.get(entry.parent);
    const item: Item = {
      name: member?.key.name ?? '',
      index: around?.inside.length ?? 0,
      source: node ? read(node.range.start, node.range.end).slice(0, mostCompared) : '',
      range: member?.range ?? (entry || !isBare ? node?.range : undefined),
      keyEnd: member?.key.range.end,
      node,
      owns: around?.node?.kind === 'object' ? ownedBy(document, around.node, around.inside.length).start : undefined,
      inside: [],
    };
    around?.inside.push(item);
    items.set(entry, item);
  }
  return [...items.values()];
}

const whole = ({ name, source }: Item) => `${name}\0${source}`;

/** By what a member or an element is known, the surest first. */
const labels: readonly ((item: Item) => string)[] = [
  whole,
  ({ name, index }) => `${name}\0${index}`,
  ({ name }) => name,
  ({ source }) => source,
];

/** First what is in the same object or list, then members that have moved to another one. */
function paired([root, ...own]: readonly Item[], [rootThere, ...others]: readonly Item[]): ReadonlyMap<Item, Item> {
  const pairs = new Map<Item, Item>();
  const taken = new Set<Item>();
  if (root && rootThere) pairs.set(root, rootThere);
  const pair = (some: readonly Item[], candidates: readonly Item[], label: (item: Item) => string) => {
    const free = new Map<string, Item[]>();
    for (const each of candidates.toReversed()) {
      if (taken.has(each)) continue;
      const list = free.get(label(each));
      if (list) list.push(each);
      else free.set(label(each), [each]);
    }
    for (const each of some) {
      const other = pairs.has(each) ? undefined : free.get(label(each))?.pop();
      if (!other) continue;
      pairs.set(each, other);
      taken.add(other);
    }
  };
  for (const each of root ? [root, ...own] : []) {
    const there = pairs.get(each);
    if (there?.node?.kind !== each.node?.kind) continue;
    for (const label of labels) pair(each.inside, there?.inside ?? [], label);
  }
  const areMembers = ({ keyEnd }: Item) => keyEnd !== undefined;
  pair(own.filter(areMembers), others.filter(areMembers), whole);
  return pairs;
}

/** Where offsets of a text are after edits in text order; those inside an edit are where it begins. */
export function mapped(edits: readonly TextEdit[]): (offset: number) => number {
  const shifts = [0];
  for (const { range, newText } of edits)
    shifts.push((shifts.at(-1) ?? 0) + newText.length - (range.end - range.start));
  return (offset) => {
    const index = partitionPoint(edits.length, (at) => (edits[at]?.range.end ?? 0) <= offset);
    return Math.min(offset, edits[index]?.range.start ?? offset) + (shifts[index] ?? 0);
  };
}
