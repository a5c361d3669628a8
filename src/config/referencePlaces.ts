import {
  type Edited,
  findNode,
  type HjsonDocument,
  type HjsonString,
  nodeEntries,
  nodeValue,
  stringSource,
  toPortableJson,
} from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { composeEdits, type Refusable, refuse, type TextRange, textRange, type ValuePath } from 'source-text';
import { findReferences, mayHoldReferences, type Reference } from '../references/index.ts';
import { edits } from './edits.ts';

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

/** Writes a text as `'''…'''`, in which nothing that is inserted later is an escape; refused if it cannot be written like that. */
export function writeInTripleQuotes(document: HjsonDocument, path: ValuePath, value: string): Refusable<Edited> {
  const writing = { style: 'multiline', source: "'''x'''" } as const;
  const edit = edits.set(path, value, { writing })(document);
  if (!edit.ok) return edit;
  const node = findNode(edit.after, path);
  return node?.kind === 'string' && node.style === 'multiline' ? edit : refused;
}

/**
 * Writes a reference without quotes, so that a number or a boolean may be inserted: first as a text, and then without its quotes, if the
 * whole document still reads the same. A comma after it would become a part of it, and is removed.
 */
export function writeBare(document: HjsonDocument, path: ValuePath, value: string): Refusable<Edited> {
  const quoted = edits.set(path, value)(document);
  const node = quoted.ok ? findNode(quoted.after, path) : undefined;
  if (!quoted.ok || !node) return quoted;
  const { start, end } = node.range;
  const [comma = ''] = /^[\t ]*,(?=[\t ]*\r?\n)/.exec(quoted.after.text.slice(end)) ?? [];
  const unquoted = [{ range: textRange(start, end + comma.length), newText: value }];
  const after = reparse(quoted.after, unquoted);
  const isSame = after.errors.length === quoted.after.errors.length && portable(after) === portable(quoted.after);
  return isSame ? { ok: true, edits: composeEdits(quoted.edits, unquoted), after } : refused;
}

function portable({ root }: HjsonDocument): string {
  return toPortableJson(nodeValue(root));
}

const refused = refuse('Another value is on the same line. Put the option on its own line first.');
