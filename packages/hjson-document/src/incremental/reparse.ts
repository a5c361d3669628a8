import { applyEdits, type TextEdit } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { replaceScalar, type ScalarChange } from './replaceScalar.ts';

/** How a document came from the previous one. One step only, or documents would keep each other in memory. */
const changes = new WeakMap<HjsonDocument, ScalarChange>();

/**
 * The document after edits of the previous one, as `parseHjson` reads its text; without edits, the same document. If they change one
 * scalar, the rest of the text is not parsed again, and the new document knows its change.
 */
export function reparse(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const [edit, ...others] = edits;
  if (!edit) return before;
  const text = applyEdits(before.text, edits);
  const change = others.length === 0 ? replaceScalar(before, edit, text) : undefined;
  if (!change) return { ...parseHjson(text), ...(before.attached && { attached: before.attached }) };
  changes.set(change.after, change);
  changes.delete(before);
  return change.after;
}

/** The change of one scalar that made this document; undefined when it was read as a whole, or another one came from it. */
export function changeOf(document: HjsonDocument): ScalarChange | undefined {
  return changes.get(document);
}
