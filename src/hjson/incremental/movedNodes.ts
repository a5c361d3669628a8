import type { TextRange } from '../../text/index.ts';
import type { HjsonArray, HjsonKey, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';

/** The same node with all its ranges `shift` UTF-16 units further on. What it holds is moved when somebody looks at it. */
export function movedNode(node: HjsonNode, shift: number): HjsonNode {
  if (node instanceof MovedObject || node instanceof MovedArray) return movedNode(node.source, node.shift + shift);
  if (node.kind === 'object') return new MovedObject(node, shift);
  if (node.kind === 'array') return new MovedArray(node, shift);
  return { ...node, range: movedRange(node.range, shift) };
}

export function movedMember(member: HjsonMember, shift: number): HjsonMember {
  if (member instanceof MovedMember) return new MovedMember(member.source, member.shift + shift);
  return new MovedMember(member, shift);
}

export function movedRange({ start, end }: TextRange, shift: number): TextRange {
  return { start: start + shift, end: end + shift };
}

class MovedObject implements HjsonObject {
  readonly kind = 'object';
  readonly source: HjsonObject;
  readonly shift: number;
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  #members: readonly HjsonMember[] | undefined;

  constructor(source: HjsonObject, shift: number) {
    this.source = source;
    this.shift = shift;
    this.range = movedRange(source.range, shift);
    this.open = source.open && movedRange(source.open, shift);
    this.close = source.close && movedRange(source.close, shift);
  }

  get members(): readonly HjsonMember[] {
    this.#members ??= this.source.members.map((member) => movedMember(member, this.shift));
    return this.#members;
  }
}

class MovedArray implements HjsonArray {
  readonly kind = 'array';
  readonly source: HjsonArray;
  readonly shift: number;
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  #elements: readonly HjsonNode[] | undefined;

  constructor(source: HjsonArray, shift: number) {
    this.source = source;
    this.shift = shift;
    this.range = movedRange(source.range, shift);
    this.open = source.open && movedRange(source.open, shift);
    this.close = source.close && movedRange(source.close, shift);
  }

  get elements(): readonly HjsonNode[] {
    this.#elements ??= this.source.elements.map((element) => movedNode(element, this.shift));
    return this.#elements;
  }
}

class MovedMember implements HjsonMember {
  readonly source: HjsonMember;
  readonly shift: number;
  readonly range: TextRange;
  readonly colon: number | undefined;
  #key: HjsonKey | undefined;
  #value: HjsonNode | undefined;

  constructor(source: HjsonMember, shift: number) {
    this.source = source;
    this.shift = shift;
    this.range = movedRange(source.range, shift);
    this.colon = source.colon === undefined ? undefined : source.colon + shift;
  }

  get key(): HjsonKey {
    const { key } = this.source;
    this.#key ??= { ...key, range: movedRange(key.range, this.shift) };
    return this.#key;
  }

  get value(): HjsonNode | undefined {
    this.#value ??= this.source.value && movedNode(this.source.value, this.shift);
    return this.#value;
  }
}
