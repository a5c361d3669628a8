import { type HjsonDocument, type HjsonNode, type NodeEntry, nodeEntries } from 'hjson-document';
import { ownedBy } from 'hjson-document/notes';
import { lineEndOf, partitionPoint, startOfLine, type TextEdit, type TextRange, textRange } from 'source-text';
import type { RedactedCopy } from './redact.ts';
import type { Putting } from './restoreLaw.ts';

/**
 * Where the comments that a copy left out may come back in the copy as it is now. What a member owns goes where the member is, any other
 * comment stays above what is below it, or else below what is above it. Without places where the copy does not have the member.
 */
export function commentPlaces(original: HjsonDocument, made: RedactedCopy, copy: HjsonDocument): readonly Putting[] {
  const toMade = mapped(made.edits);
  const anchors = anchorsOf(original, made.text, toMade, copy);
  return made.taken.map((edit) => {
    const removed = original.text.slice(edit.range.start, edit.range.end);
    const comment = removed.trim();
    const start = edit.range.start + removed.indexOf(comment);
    const next = partitionPoint(anchors.length, (index) => (anchors[index]?.offset ?? 0) <= start);
    const [before, after] = beside(original.text, anchors, next, start);
    const at = toMade(edit.range.start);
    const places: (TextEdit | undefined)[] = [];
    if (after?.there !== undefined) {
      const between = made.text.slice(at, toMade(after.offset));
      if (copy.text.endsWith(between, after.there))
        places.push(asItWas(original.text, copy.text, edit, after.there - between.length));
    }
    if (before?.there !== undefined && !(after && after.there === undefined)) {
      const between = made.text.slice(toMade(before.offset), at);
      const isSame = copy.text.startsWith(between, before.there);
      places.push(asItWas(original.text, copy.text, edit, before.there + (isSame ? between.length : 0)));
    }
    const member = after ? after.there : before?.keyThere;
    if (member !== undefined) places.push(aboveLineOf(copy.text, member, comment + lineEndOf(original.text)));
    const source = textRange(start, start + comment.length);
    return { kind: 'note', source, places: places.filter((place) => place !== undefined) };
  });
}

/** The anchors that decide where a comment is, before it and after it; the first one that the copy still has of those behind it. */
function beside(
  text: string,
  anchors: readonly Anchor[],
  next: number,
  start: number,
): readonly [before: Anchor | undefined, after: Anchor | undefined] {
  const [before, after] = [anchors[next - 1], anchors[next]];
  if (after?.kind === 'key' && start >= after.owns) return [undefined, after];
  if (before && (before.kind === 'keyEnd' || startOfLine(text, start) <= before.offset)) return [before, undefined];
  let depth = 0;
  for (let index = next; index < anchors.length; index++) {
    const anchor = anchors[index];
    if (anchor?.kind === 'open') depth++;
    if (anchor?.kind === 'close' && depth-- === 0) return [before, anchor];
    if (depth === 0 && anchor?.there !== undefined && anchor.kind === 'key') return [before, anchor];
  }
  return [before, after];
}

/** The same characters at an offset of the copy; undefined if what is there would become a part of the comment, or the other way round. */
function asItWas(original: string, copy: string, { range, newText: left }: TextEdit, at: number): TextEdit | undefined {
  const removed = original.slice(range.start, range.end);
  if (startOfLine(original, range.start) === range.start && left === '') {
    if (startOfLine(copy, at) !== at) return undefined;
    const isLast = removed.endsWith('\n') || at === copy.length;
    return { range: textRange(at, at), newText: isLast ? removed : removed + lineEndOf(original) };
  }
  const isFree = left === '' ? /^[^\S\n]*(?:\n|$)/.test(copy.slice(at)) : copy.startsWith(left, at);
  return isFree ? { range: textRange(at, at + left.length), newText: removed } : undefined;
}

/** On a line of its own, so that the copy without it is what it was. */
function aboveLineOf(copy: string, offset: number, written: string): TextEdit {
  const start = startOfLine(copy, offset);
  const indent = /^[^\S\n]*/.exec(copy.slice(start, offset))?.[0] ?? '';
  return { range: textRange(start, start), newText: indent + written };
}

/** An offset of the original, next to a token of its tree, and that next to the same token of the changed copy. */
interface Anchor {
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
function anchorsOf(
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
function mapped(edits: readonly TextEdit[]): (offset: number) => number {
  const shifts = [0];
  for (const { range, newText } of edits)
    shifts.push((shifts.at(-1) ?? 0) + newText.length - (range.end - range.start));
  return (offset) => {
    const index = partitionPoint(edits.length, (at) => (edits[at]?.range.end ?? 0) <= offset);
    return Math.min(offset, edits[index]?.range.start ?? offset) + (shifts[index] ?? 0);
  };
}
