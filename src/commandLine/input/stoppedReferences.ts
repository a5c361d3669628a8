import { findNode, type HjsonDocument } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { findReferences } from '../../references/index.ts';

/**
 * True if an escape in the text around the configuration stops each reference in a value: `$${NAME}` in a Compose file, `\${NAME}` in a
 * shell. Then the server reads the sign and the name.
 */
export function areStopped(document: HjsonDocument, path: ValuePath, around: string): boolean {
  const node = findNode(document, path);
  if (node?.kind !== 'string') return false;
  // As a second dollar sign does it, which `findReferences` knows; in a replacement, each is written twice.
  const filledIn = writtenReferences(around.replaceAll('\\$', '$$$$'));
  return writtenReferences(node.value).every((each) => around.includes(each) && !filledIn.includes(each));
}

function writtenReferences(text: string): readonly string[] {
  return findReferences(text).map(({ start, end }) => text.slice(start, end));
}
