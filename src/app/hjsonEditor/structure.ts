import type { HjsonDocument, HjsonNode } from '../../hjson/index.ts';
import type { TextRange } from '../../text/index.ts';

/** A key with what is below it. Holds no values: some are secrets. */
export interface OutlineEntry {
  readonly name: string;
  readonly kind: HjsonNode['kind'] | 'damaged';
  readonly range: TextRange;
  readonly key: TextRange;
  readonly children: readonly OutlineEntry[];
}

export function outlineOf(document: HjsonDocument): readonly OutlineEntry[] {
  return entriesOf(document.root);
}

function entriesOf(node: HjsonNode | undefined): readonly OutlineEntry[] {
  if (node?.kind === 'array') {
    return node.elements.map((element, index) => ({
      name: String(index),
      kind: element.kind,
      range: element.range,
      key: element.range,
      children: entriesOf(element),
    }));
  }
  if (node?.kind !== 'object') return [];
  return node.members.map(({ key, value, range }) => ({
    name: key.name,
    kind: value?.kind ?? 'damaged',
    range,
    key: key.range,
    children: entriesOf(value),
  }));
}

export interface Fold {
  readonly range: TextRange;
  readonly kind: 'value' | 'comment';
}

/** What can be folded: objects, arrays and strings of several lines, and comments that stand on lines of their own in a row. */
export function foldsOf(document: HjsonDocument): readonly Fold[] {
  const folds: Fold[] = [];
  collectFolds(document.root, document.text, folds);
  for (const { index, 0: block } of document.text.matchAll(/(?:^[ \t]*(?:#|\/\/)[^\n]*(?:\n|$)){2,}/gm)) {
    folds.push({ kind: 'comment', range: { start: index, end: index + block.trimEnd().length } });
  }
  return folds;
}

function collectFolds(node: HjsonNode, text: string, folds: Fold[]): void {
  const isBraceless = node.kind === 'object' && !node.open;
  if (!isBraceless && text.slice(node.range.start, node.range.end).includes('\n')) {
    folds.push({ kind: 'value', range: node.range });
  }
  if (node.kind === 'array') for (const element of node.elements) collectFolds(element, text, folds);
  if (node.kind === 'object') for (const { value } of node.members) if (value) collectFolds(value, text, folds);
}
