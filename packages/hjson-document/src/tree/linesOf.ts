import { createLineIndex, type LineIndex } from 'source-text';
import type { HjsonDocument } from '../document.ts';

const indexes = new WeakMap<HjsonDocument, LineIndex>();

/** The lines of a document, computed on first use. */
export function linesOf(document: HjsonDocument): LineIndex {
  const index = indexes.get(document) ?? createLineIndex(document.text);
  indexes.set(document, index);
  return index;
}

/** A sentence for a log or a terminal, with the line of an offset in front: `Line 3: …`. Without an offset, the sentence. */
export function atLine(document: HjsonDocument, offset: number | undefined, sentence: string): string {
  return offset === undefined ? sentence : `Line ${linesOf(document).positionAt(offset).line}: ${sentence}`;
}

/** The first error, where hjson-go stops, for a log or a terminal: `Line 3: …`; undefined without one. Quotes nothing of the text. */
export function firstError(document: HjsonDocument): string | undefined {
  const [error] = document.errors;
  return error && atLine(document, error.range.start, error.message);
}
