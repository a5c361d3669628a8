import type { HjsonDocument, HjsonKey, HjsonNode } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import { optionAt } from '../config/index.ts';
import { holdsSecretIn, holdsSecretText } from '../secrets/index.ts';

/** The name of a key as it may be shown: the key itself, or its position in its object if it is a secret. */
export function shownKey(document: HjsonDocument, { name, range }: HjsonKey, index: number): string {
  return holdsSecretIn(document, range) ? `hidden key ${index + 1}` : name;
}

/** The dotted name of a path as it may be shown, for labels, messages and control names: keys that are secrets are hidden. */
export function shownName(document: HjsonDocument, path: ValuePath): string {
  return dottedName(shownPath(document, path));
}

/** The same for a path in several documents: a key that is a secret in any of them is hidden. */
export function shownNameInAll(documents: readonly HjsonDocument[], path: ValuePath): string {
  const names = documents.map((document) => shownName(document, path));
  return names.find((name) => name !== dottedName(path)) ?? dottedName(path);
}

/** The name, step by step. */
export function shownPath(document: HjsonDocument, path: ValuePath): ValuePath {
  if (optionAt(path)) return path;
  let node: HjsonNode | undefined = document.root;
  return path.map((step) => {
    if (node?.kind !== 'object') {
      node = node?.kind === 'array' ? node.elements[Number(step)] : undefined;
      return holdsSecretText(document, String(step)) ? 'hidden key' : step;
    }
    const index = node.members.findLastIndex(({ key }) => key.name === step);
    const member = node.members[index];
    node = member?.value;
    if (member) return shownKey(document, member.key, index);
    return holdsSecretText(document, String(step)) ? 'hidden key' : step;
  });
}
