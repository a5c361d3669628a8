import { findNode, type HjsonDocument, stringSource } from 'hjson-document';
import { type TextRange, textRange, type ValuePath } from 'source-text';
import { readConnectionParts } from './connectionParts.ts';

/** A part of a connection string, and where a document has it: with its name or sign, and with its own quotes. */
export interface ConnectionPartRange {
  readonly name: string;
  /** UTF-16 offsets in the text of the document, through the escapes of HJSON. */
  readonly range: TextRange;
}

/**
 * The parts of the connection string at a path, in the order of the string; none if the value is not a string that can be split into parts.
 */
export function connectionPartRanges(document: HjsonDocument, path: ValuePath): readonly ConnectionPartRange[] {
  const node = findNode(document, path);
  const parsed = node?.kind === 'string' ? readConnectionParts(node.value) : undefined;
  if (node?.kind !== 'string' || !parsed?.ok) return [];
  const { toDocument } = stringSource(node, document);
  return parsed.parts
    .map(({ name, whole }) => ({ name, range: textRange(toDocument(whole.start), toDocument(whole.end)) }))
    .sort((a, b) => a.range.start - b.range.start);
}
