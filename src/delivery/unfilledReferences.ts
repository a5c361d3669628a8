import type { HjsonDocument } from 'hjson-document';
import { referencePlaces } from '../config/index.ts';

/** The warning about that many references that a target does not fill in, as a sentence. */
export function stayAsTheyAre(count: number): string {
  return count === 1
    ? '1 reference stays as it is: nothing here replaces it.'
    : `${count} references stay as they are: nothing here replaces them.`;
}

/** The same for a document and a target that fills in none; no sentence if the document has no references. */
export function unfilledReferences(document: HjsonDocument): readonly string[] {
  const found = referencePlaces(document);
  return found.length > 0 ? [stayAsTheyAre(found.length)] : [];
}
