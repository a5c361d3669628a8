import type { OptionPath } from '../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonNode } from './document.ts';

/** A value where it stands; the member it belongs to, unless it is an element of an array. */
export interface PlacedValue {
  /** The last step of its path: the key, or the index in an array. */
  readonly step: string | number;
  /** Computed when asked for. */
  readonly path: OptionPath;
  /** The object or array that it lies in; undefined directly below the root. */
  readonly parent: PlacedValue | undefined;
  readonly member: HjsonMember | undefined;
  /** Undefined when it is missing or damaged. */
  readonly node: HjsonNode | undefined;
  /** The index of the member or element on each level, which tells duplicates apart. Computed when asked for. */
  readonly route: Route;
}

export type Route = readonly number[];

/** Knows its path by what it lies in: with deep nesting the paths of all values together would be quadratic. */
class Place implements PlacedValue {
  readonly parent: Place | undefined;
  readonly member: HjsonMember | undefined;
  readonly node: HjsonNode | undefined;
  readonly #index: number;

  constructor(parent: Place | undefined, index: number, node: HjsonNode | undefined, member?: HjsonMember) {
    this.parent = parent;
    this.#index = index;
    this.node = node;
    this.member = member;
  }

  get step(): string | number {
    return this.member?.key.name ?? this.#index;
  }

  get path(): OptionPath {
    const steps: (string | number)[] = [];
    for (let place: Place | undefined = this; place; place = place.parent) steps.push(place.step);
    return steps.reverse();
  }

  get route(): Route {
    const indexes: number[] = [];
    for (let place: Place | undefined = this; place; place = place.parent) indexes.push(place.#index);
    return indexes.reverse();
  }
}

const known = new WeakMap<HjsonDocument, readonly PlacedValue[]>();

/** All values below the root in text order, objects and arrays before what they hold. Walked once for each document. */
export function placedValues(document: HjsonDocument): readonly PlacedValue[] {
  const places = known.get(document) ?? placesBelow(document.root);
  known.set(document, places);
  return places;
}

/** With a stack of its own: unknown keys may nest deeper than the engine's. */
function placesBelow(root: HjsonNode): readonly PlacedValue[] {
  const found: Place[] = [];
  const open = placesIn(root, undefined);
  for (let place = open.pop(); place; place = open.pop()) {
    found.push(place);
    if (place.node) for (const inner of placesIn(place.node, place)) open.push(inner);
  }
  return found;
}

/** The last one first, as a stack wants them. */
function placesIn(node: HjsonNode, parent: Place | undefined): Place[] {
  if (node.kind === 'object') {
    return node.members.map((member, index) => new Place(parent, index, member.value, member)).reverse();
  }
  return node.kind === 'array'
    ? node.elements.map((element, index) => new Place(parent, index, element)).reverse()
    : [];
}

/** The value at the end of a route; undefined where the tree has none. */
export function placeOnRoute({ root }: HjsonDocument, route: Route): PlacedValue | undefined {
  let place: Place | undefined;
  let node: HjsonNode | undefined = root;
  for (const index of route) {
    const member: HjsonMember | undefined = node?.kind === 'object' ? node.members[index] : undefined;
    const value: HjsonNode | undefined = node?.kind === 'array' ? node.elements[index] : member?.value;
    if (!member && !value) return undefined;
    place = new Place(place, index, value, member);
    node = value;
  }
  return place;
}
