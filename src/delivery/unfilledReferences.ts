import { type HjsonDocument, nodeEntries } from '../hjson/index.ts';
import { findReferences } from '../references/index.ts';

/** What is said of so many references that a target does not fill in, as a sentence. */
export function stayAsTheyAre(count: number): string {
  return count === 1
    ? '1 reference stays as it is: nothing here replaces it.'
    : `${count} references stay as they are: nothing here replaces them.`;
}

/** The same of a document, for a target that fills in none; no sentence where there is none. */
export function unfilledReferences(document: HjsonDocument): readonly string[] {
  if (document.excess) return [];
  const found = nodeEntries(document).flatMap(({ node }) =>
    node?.kind === 'string' ? findReferences(node.value) : [],
  );
  return found.length > 0 ? [stayAsTheyAre(found.length)] : [];
}
