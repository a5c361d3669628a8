import type { TextRange } from 'source-text';
import type { HjsonArray, HjsonKey, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';

/** The same node with all its ranges `shift` UTF-16 units further on. Its content is shifted lazily. */
export function shiftedNode(node: HjsonNode, shift: number): HjsonNode {
  if (node instanceof ShiftedContainer) return shiftedNode(node.source, node.shift + shift);
  if (node.kind === 'object') return new ShiftedObject(node, shift);
  if (node.kind === 'array') return new ShiftedArray(node, shift);
  return { ...node, range: shiftedRange(node.range, shift) };
}

export function shiftedMember(member: HjsonMember, shift: number): HjsonMember {
  if (member instanceof ShiftedMember) return new ShiftedMember(member.source, member.shift + shift);
  return new ShiftedMember(member, shift);
}

/** The name of a member's key, without creating the key of a shifted one. */
export function nameOf(member: HjsonMember): string {
  return member instanceof ShiftedMember ? member.source.key.name : member.key.name;
}

/** The object with its original ranges: everything else is the same, and nothing has to be created. */
export function unshifted(object: HjsonObject): HjsonObject {
  return object instanceof ShiftedObject ? object.source : object;
}

export function shiftedRange({ start, end }: TextRange, shift: number): TextRange {
  return { start: start + shift, end: end + shift };
}

abstract class ShiftedContainer<Source extends HjsonObject | HjsonArray> {
  readonly source: Source;
  readonly shift: number;
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;

  constructor(source: Source, shift: number) {
    this.source = source;
    this.shift = shift;
    this.range = shiftedRange(source.range, shift);
    this.open = source.open && shiftedRange(source.open, shift);
    this.close = source.close && shiftedRange(source.close, shift);
  }
}

class ShiftedObject extends ShiftedContainer<HjsonObject> implements HjsonObject {
  readonly kind = 'object';
  #members: readonly HjsonMember[] | undefined;

  get members(): readonly HjsonMember[] {
    this.#members ??= this.source.members.map((member) => shiftedMember(member, this.shift));
    return this.#members;
  }
}

class ShiftedArray extends ShiftedContainer<HjsonArray> implements HjsonArray {
  readonly kind = 'array';
  #elements: readonly HjsonNode[] | undefined;

  get elements(): readonly HjsonNode[] {
    this.#elements ??= this.source.elements.map((element) => shiftedNode(element, this.shift));
    return this.#elements;
  }
}

/** Created for each member after an edit, at each keystroke: it computes nothing until it is asked. */
class ShiftedMember implements HjsonMember {
  readonly source: HjsonMember;
  readonly shift: number;
  #range: TextRange | undefined;
  #key: HjsonKey | undefined;
  #value: HjsonNode | undefined;

  constructor(source: HjsonMember, shift: number) {
    this.source = source;
    this.shift = shift;
  }

  get range(): TextRange {
    this.#range ??= shiftedRange(this.source.range, this.shift);
    return this.#range;
  }

  get colon(): number | undefined {
    const { colon } = this.source;
    return colon === undefined ? undefined : colon + this.shift;
  }

  get key(): HjsonKey {
    const { key } = this.source;
    this.#key ??= { ...key, range: shiftedRange(key.range, this.shift) };
    return this.#key;
  }

  get value(): HjsonNode | undefined {
    this.#value ??= this.source.value && shiftedNode(this.source.value, this.shift);
    return this.#value;
  }
}
