import { mapPosition, type TextEdit, type TextRange } from 'source-text';
import type { HjsonMember, HjsonNode } from '../document.ts';

/** What may differ between two trees. */
export interface Difference {
  /** The one edit between their texts: what is after it is moved. */
  readonly edit: TextEdit;
  /** The scalar of the first tree that the edit replaces; the other tree has a scalar in its place. */
  readonly replaced: HjsonNode;
}

/**
 * True when both trees have the same nodes with the same values at the same places, apart from the replaced scalar and the shift after the
 * edit. The text between the nodes is then the same, and so are all comments. One walk without allocations.
 */
export function isSameTree(before: HjsonNode, after: HjsonNode, difference?: Difference): boolean {
  const move = mapThrough(difference?.edit);
  const isMoved = (a: TextRange | undefined, b: TextRange | undefined) =>
    a === undefined || b === undefined ? a === b : move(a.start) === b.start && move(a.end) === b.end;
  const open: (readonly [HjsonNode, HjsonNode])[] = [[before, after]];

  const isSameMember = (a: HjsonMember, b: HjsonMember | undefined) => {
    if (!b || a.key.name !== b.key.name || !isMoved(a.key.range, b.key.range)) return false;
    if ((a.colon === undefined ? undefined : move(a.colon)) !== b.colon) return false;
    if (!a.value || !b.value) return a.value === b.value;
    open.push([a.value, b.value]);
    return true;
  };

  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [a, b] = pair;
    if (a === difference?.replaced) {
      if (b.kind === 'object' || b.kind === 'array' || b.range.start !== a.range.start) return false;
      continue;
    }
    if (!isMoved(a.range, b.range)) return false;
    if (a.kind === 'object') {
      if (b.kind !== 'object' || a.members.length !== b.members.length) return false;
      if (!isMoved(a.open, b.open) || !isMoved(a.close, b.close)) return false;
      if (!a.members.every((member, index) => isSameMember(member, b.members[index]))) return false;
    } else if (a.kind === 'array') {
      if (b.kind !== 'array' || a.elements.length !== b.elements.length) return false;
      if (!isMoved(a.open, b.open) || !isMoved(a.close, b.close)) return false;
      for (const [index, element] of a.elements.entries()) open.push([element, b.elements[index] ?? element]);
    } else if (!isSameScalar(a, b)) {
      return false;
    }
  }
  return true;
}

function isSameScalar(a: HjsonNode, b: HjsonNode): boolean {
  if (a.kind === 'string') return b.kind === 'string' && a.style === b.style && a.value === b.value;
  if (a.kind === 'number') return b.kind === 'number' && a.lexeme === b.lexeme;
  if (a.kind === 'boolean') return b.kind === 'boolean' && a.value === b.value;
  return a.kind === b.kind;
}

/** Where an offset of the text before is after the edit; an offset inside it has no new place. */
function mapThrough(edit: TextEdit | undefined): (offset: number) => number {
  if (!edit) return (offset) => offset;
  const edits = [edit];
  const isInside = (offset: number) => edit.range.start < offset && offset < edit.range.end;
  return (offset) => (isInside(offset) ? Number.NaN : mapPosition(offset, edits, 'before'));
}
