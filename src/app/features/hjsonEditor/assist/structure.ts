import { type HjsonDocument, type HjsonNode, linesOf, nodeEntries } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { mapRange, overlaps, type TextRange } from 'source-text';
import { shownKey } from '../../../../workspace/index.ts';

/** A key with its children. Contains no values, since some are secrets, and no secret keys. */
export interface OutlineEntry {
  readonly name: string;
  readonly kind: HjsonNode['kind'] | 'damaged';
  readonly range: TextRange;
  readonly key: TextRange;
  readonly children: readonly OutlineEntry[];
}

export function outlineOf(document: HjsonDocument): readonly OutlineEntry[] {
  return entriesOf(document.root, document);
}

function entriesOf(node: HjsonNode | undefined, document: HjsonDocument): readonly OutlineEntry[] {
  if (node?.kind === 'array') {
    return node.elements.map((element, index) => ({
      name: String(index),
      kind: element.kind,
      range: element.range,
      key: element.range,
      children: entriesOf(element, document),
    }));
  }
  if (node?.kind !== 'object') return [];
  return node.members.map(({ key, value, range }, index) => ({
    name: shownKey(document, key, index),
    kind: value?.kind ?? 'damaged',
    range,
    key: key.range,
    children: entriesOf(value, document),
  }));
}

interface Fold {
  readonly range: TextRange;
  readonly kind: 'value' | 'comment';
}

/** What can be folded: objects, arrays and strings of several lines, and consecutive comment lines. */
export const foldsOf = defineField({
  create: collectFolds,
  // If only a scalar changes, it is not a multi-line string.
  update: (folds, { edit }) => folds.map(({ kind, range }) => ({ kind, range: mapRange(range, [edit], 'inward') })),
});

/** The same object across documents while the folds are on the same lines, decided without computing them. */
export const foldLines = defineField<object>({ create: () => ({}), update: (lines) => lines });

function collectFolds(document: HjsonDocument): readonly Fold[] {
  const { root, text } = document;
  const lines = linesOf(document);
  const spansLines = ({ start, end }: TextRange) => lines.positionAt(start).line < lines.positionAt(end).line;
  const values = [root, ...nodeEntries(document).map(({ node }) => node)]
    .filter((node) => node !== undefined)
    .filter((node) => canBreakLines(node) && spansLines(node.range));
  const strings = values.filter(({ kind }) => kind === 'string');
  const comments = [...text.matchAll(/(?:(?<![^\n])[ \t]*(?:#|\/\/)[^\n]*(?:\n|$)){2,}/g)]
    .map(({ index, 0: block }) => ({ start: index, end: index + block.trimEnd().length }))
    .filter((block) => !strings.some(({ range }) => overlaps(range, block)));
  return [
    ...values.map(({ range }) => ({ kind: 'value' as const, range })),
    ...comments.map((range) => ({ kind: 'comment' as const, range })),
  ];
}

/** A root without braces has no line that would stay visible. */
function canBreakLines(node: HjsonNode): boolean {
  if (node.kind === 'object') return node.open !== undefined;
  return node.kind === 'array' || (node.kind === 'string' && node.style === 'multiline');
}
