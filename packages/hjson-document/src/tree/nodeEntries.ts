import type { ValuePath } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode } from '../document.ts';

/** A value in its place. */
export interface NodeEntry {
  /** The last step of its path: the key, or the index in an array. */
  readonly step: string | number;
  /** Computed when asked for. */
  readonly path: ValuePath;
  /** The object or array around it; undefined directly below the root. */
  readonly parent: NodeEntry | undefined;
  /** Undefined for an element of a list. */
  readonly member: HjsonMember | undefined;
  /** Undefined when it is missing or damaged. */
  readonly node: HjsonNode | undefined;
  /** The index of the member or element on each level, which distinguishes duplicates. Computed when asked for. */
  readonly route: NodeIndexPath;
}

/** The index of the member or element on each level, from the root: a path that distinguishes duplicates. */
export type NodeIndexPath = readonly number[];

/** Derives its path from what is around it: with deep nesting, the paths of all values together would be quadratic. */
class Entry implements NodeEntry {
  readonly parent: Entry | undefined;
  readonly member: HjsonMember | undefined;
  readonly node: HjsonNode | undefined;
  readonly #index: number;

  constructor(parent: Entry | undefined, index: number, node: HjsonNode | undefined, member?: HjsonMember) {
    this.parent = parent;
    this.#index = index;
    this.node = node;
    this.member = member;
  }

  get step(): string | number {
    return this.member?.key.name ?? this.#index;
  }

  get path(): ValuePath {
    const steps: (string | number)[] = [];
    for (let place: Entry | undefined = this; place; place = place.parent) steps.push(place.step);
    return steps.reverse();
  }

  get route(): NodeIndexPath {
    const indexes: number[] = [];
    for (let place: Entry | undefined = this; place; place = place.parent) indexes.push(place.#index);
    return indexes.reverse();
  }
}

const known = new WeakMap<HjsonDocument, readonly NodeEntry[]>();

/** All values below the root in text order, objects and arrays before what they hold. Walked once for each document. */
export function nodeEntries(document: HjsonDocument): readonly NodeEntry[] {
  const places = known.get(document) ?? placesBelow(document.root);
  known.set(document, places);
  return places;
}

/** With an explicit stack: unknown keys may nest deeper than the engine's. */
function placesBelow(root: HjsonNode): readonly NodeEntry[] {
  const found: Entry[] = [];
  const open = placesIn(root, undefined);
  for (let place = open.pop(); place; place = open.pop()) {
    found.push(place);
    if (place.node) for (const inner of placesIn(place.node, place)) open.push(inner);
  }
  return found;
}

/** The last one first, as a stack wants them. */
function placesIn(node: HjsonNode, parent: Entry | undefined): Entry[] {
  if (node.kind === 'object') {
    return node.members.map((member, index) => new Entry(parent, index, member.value, member)).reverse();
  }
  return node.kind === 'array'
    ? node.elements.map((element, index) => new Entry(parent, index, element)).reverse()
    : [];
}

/** The value at the end of a route; undefined if the tree has none. */
export function entryAt({ root }: HjsonDocument, route: NodeIndexPath): NodeEntry | undefined {
  let place: Entry | undefined;
  let node: HjsonNode | undefined = root;
  for (const index of route) {
    const member: HjsonMember | undefined = node?.kind === 'object' ? node.members[index] : undefined;
    const value: HjsonNode | undefined = node?.kind === 'array' ? node.elements[index] : member?.value;
    if (!member && !value) return undefined;
    place = new Entry(place, index, value, member);
    node = value;
  }
  return place;
}
