import type { OptionPath } from '../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonNode } from './document.ts';

/** A value where it stands; the member it belongs to, unless it is an element of an array. */
export interface PlacedValue {
  /** Computed when asked for. */
  readonly path: OptionPath;
  /** The object or array that it lies in; undefined directly below the root. */
  readonly parent: PlacedValue | undefined;
  readonly member: HjsonMember | undefined;
  /** Undefined when it is missing or damaged. */
  readonly node: HjsonNode | undefined;
}

/** Knows its path by what it lies in: with deep nesting the paths of all values together would be quadratic. */
class Place implements PlacedValue {
  readonly parent: Place | undefined;
  readonly member: HjsonMember | undefined;
  readonly node: HjsonNode | undefined;
  readonly #step: string | number;

  constructor(parent: Place | undefined, step: string | number, node: HjsonNode | undefined, member?: HjsonMember) {
    this.parent = parent;
    this.#step = step;
    this.node = node;
    this.member = member;
  }

  get path(): OptionPath {
    const steps: (string | number)[] = [];
    for (let place: Place | undefined = this; place; place = place.parent) steps.unshift(place.#step);
    return steps;
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
    return node.members.map((member) => new Place(parent, member.key.name, member.value, member)).reverse();
  }
  return node.kind === 'array' ? node.elements.map((element, step) => new Place(parent, step, element)).reverse() : [];
}
