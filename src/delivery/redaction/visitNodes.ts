import { type HjsonDocument, type HjsonNode, tokens } from '../../hjson/index.ts';
import type { OptionPath, TextRange } from '../../text/index.ts';

/** Every value with its path, in text order; of duplicate keys all of them, not only the one that counts. */
export function* visitNodes(root: HjsonNode): Generator<readonly [HjsonNode, OptionPath]> {
  // A stack of its own: a text may nest its brackets deeper than the engine allows calls.
  const waiting: (readonly [HjsonNode, OptionPath])[] = [[root, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const [node, path] = next;
    const children: (readonly [HjsonNode, OptionPath])[] = [];
    if (node.kind === 'object') {
      for (const { key, value } of node.members) if (value) children.push([value, [...path, key.name]]);
    } else if (node.kind === 'array') {
      for (const [index, element] of node.elements.entries()) children.push([element, [...path, index]]);
    }
    waiting.push(...children.reverse());
  }
}

export interface Comment {
  readonly kind: 'comment' | 'leftover';
  readonly range: TextRange;
  /** The source of the key before it; empty before the first. */
  readonly near: string;
}

/** The comments, and the leftovers: what nothing explains, and what lies behind the end that the server sees. In text order. */
export function findComments(document: HjsonDocument): readonly Comment[] {
  const found: Comment[] = [];
  let near = '';
  for (const { kind, range } of tokens(document)) {
    if (kind === 'key') near = document.text.slice(range.start, range.end);
    if (kind === 'comment') found.push({ kind, range, near });
    if (kind === 'damage') found.push({ kind: 'leftover', range, near });
  }
  return found;
}
