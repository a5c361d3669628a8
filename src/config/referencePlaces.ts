import { type HjsonDocument, type HjsonString, nodeEntries, stringSource } from 'hjson-document';
import { type TextRange, textRange } from 'source-text';
import { findReferences, mayHoldReferences, type Reference } from '../references/index.ts';

/** A reference in the text of a document. */
export interface ReferencePlace {
  readonly range: TextRange;
  readonly reference: Reference;
  readonly node: HjsonString;
}

/** The references in the values of a document, in text order; none if the text is too large to be read. */
export function referencePlaces(document: HjsonDocument): readonly ReferencePlace[] {
  if (document.excess || !mayHoldReferences(document.text)) return [];
  return nodeEntries(document)
    .flatMap(({ node }) => (node?.kind === 'string' ? placesIn(node, document) : []))
    .sort((a, b) => a.range.start - b.range.start);
}

function placesIn(node: HjsonString, document: HjsonDocument): readonly ReferencePlace[] {
  const references = findReferences(node.value);
  if (references.length === 0) return [];
  const { toDocument } = stringSource(node, document);
  return references.map((reference) => ({
    range: textRange(toDocument(reference.start), toDocument(reference.end)),
    reference,
    node,
  }));
}
