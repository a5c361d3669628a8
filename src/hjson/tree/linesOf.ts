import { createLineIndex, type LineIndex } from '../../text/index.ts';
import type { HjsonDocument } from '../document.ts';

const indexes = new WeakMap<HjsonDocument, LineIndex>();

/** The lines of a document, computed on first use. */
export function linesOf(document: HjsonDocument): LineIndex {
  const index = indexes.get(document) ?? createLineIndex(document.text);
  indexes.set(document, index);
  return index;
}
