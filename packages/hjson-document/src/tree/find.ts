import { touches, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';
import { nameOf, unshifted } from './shiftedNodes.ts';

/** The member that counts for a key: with duplicates the last one. Undefined when the node is not an object or has no such key. */
export function memberOf(node: HjsonNode | undefined, name: string | number): HjsonMember | undefined {
  if (node?.kind !== 'object') return undefined;
  return node.members.findLast((member) => nameOf(member) === name);
}

/** True for an object whose readable values are all strings: without going over those that only moved since the document before. */
export function holdsOnlyStrings(object: HjsonObject): boolean {
  return unshifted(object).members.every(({ value }) => !value || value.kind === 'string');
}

/** The value at a path; `[]` is the root. With duplicate keys, the last one. Undefined when nothing readable is there. */
export function findNode(document: HjsonDocument, path: ValuePath): HjsonNode | undefined {
  let node: HjsonNode | undefined = document.root;
  for (const step of path) {
    if (node?.kind === 'array') node = typeof step === 'number' ? node.elements[step] : undefined;
    else node = memberOf(node, step)?.value;
  }
  return node;
}

/** The member at a path, with its key and also when its value is missing or damaged; undefined for an element of a list and the root. */
export function findMember(document: HjsonDocument, path: ValuePath): HjsonMember | undefined {
  const name = path[path.length - 1];
  return name === undefined ? undefined : memberOf(findNode(document, path.slice(0, -1)), name);
}

/** The path of the innermost value or key that touches the offset; `[]` between members and outside everything. */
export function pathAt(document: HjsonDocument, offset: number): ValuePath {
  const path: (string | number)[] = [];
  let node: HjsonNode | undefined = document.root;
  while (node) {
    if (node.kind === 'array') {
      const index: number = node.elements.findIndex(({ range }) => touches(range, offset));
      node = node.elements[index];
      if (node) path.push(index);
    } else if (node.kind === 'object') {
      const member: HjsonMember | undefined = node.members.find(({ range }) => touches(range, offset));
      node = member?.value && touches(member.value.range, offset) ? member.value : undefined;
      if (member) path.push(member.key.name);
    } else {
      break;
    }
  }
  return path;
}
