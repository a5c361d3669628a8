import { createLineIndex, type LineIndex } from 'source-text';
import type { HjsonDocument } from '../document.ts';

const indexes = new WeakMap<HjsonDocument, LineIndex>();

/** The lines of a document, computed on first use. */
export function linesOf(document: HjsonDocument): LineIndex {
  const index = indexes.get(document) ?? createLineIndex(document.text);
  indexes.set(document, index);
  return index;
}

/** The sentence with its line in front; without one where it has no place in the text. */
export function atLine(document: HjsonDocument, offset: number | undefined, sentence: string): string {
  return offset === undefined ? sentence : `Line ${linesOf(document).positionAt(offset).line}: ${sentence}`;
}

/** The first error, where hjson-go stops, with its line; undefined without one. Quotes nothing of the text. */
export function firstError(document: HjsonDocument): string | undefined {
  const [error] = document.errors;
  return error && atLine(document, error.range.start, error.message);
}
