import type { HjsonDocument, HjsonNode } from '../../hjson/index.ts';
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
  /** The key before which it stands, or behind the last of which. */
  readonly near: string;
}

/**
 * The comments of the text, and the leftovers: what the tree does not explain, because it is damaged or because the
 * server stops before it.
 */
export function findComments(document: HjsonDocument): readonly Comment[] {
  const found: Comment[] = [];
  let offset = 0;
  let near = '';
  for (const { range, key } of tokensOf(document)) {
    near = key ?? near;
    if (range.start >= offset) scanTrivia(document.text, { start: offset, end: range.start }, near, found);
    offset = Math.max(offset, range.end);
  }
  scanTrivia(document.text, { start: offset, end: document.text.length }, near, found);
  for (const range of document.damage) found.push({ kind: 'leftover', range, near: 'unreadable' });
  return found.sort((a, b) => a.range.start - b.range.start);
}

interface Token {
  readonly range: TextRange;
  readonly key?: string;
}

function tokensOf(document: HjsonDocument): readonly Token[] {
  const tokens: Token[] = document.damage.map((range) => ({ range }));
  for (const [node] of visitNodes(document.root)) {
    if (node.kind !== 'object' && node.kind !== 'array') {
      tokens.push({ range: node.range });
      continue;
    }
    if (node.open) tokens.push({ range: node.open });
    if (node.close) tokens.push({ range: node.close });
    if (node.kind === 'object') for (const { key } of node.members) tokens.push({ range: key.range, key: key.name });
  }
  return tokens.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

const triviaPiece = /([\s\x01-\x20:,]+)|((?:#|\/\/)[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/y;

function scanTrivia(text: string, { start, end }: TextRange, near: string, found: Comment[]): void {
  const gap = text.slice(start, end);
  let offset = 0;
  while (offset < gap.length) {
    triviaPiece.lastIndex = offset;
    const piece = triviaPiece.exec(gap);
    if (!piece) {
      found.push({ kind: 'leftover', range: { start: start + offset, end }, near });
      return;
    }
    const length = piece[0].length;
    if (piece[2] !== undefined) {
      found.push({ kind: 'comment', range: { start: start + offset, end: start + offset + length }, near });
    }
    offset += length;
  }
}
