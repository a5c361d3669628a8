import { type HjsonDocument, nodeEntries } from '../../../../hjson/index.ts';
import type { TextRange } from '../../../../text/index.ts';

/** A secret as a person would use it: a string without its quotes and escapes, anything else as written. */
export function secretText(document: HjsonDocument, range: TextRange): string {
  for (const { node } of nodeEntries(document)) {
    if (node?.kind === 'string' && node.range.start === range.start && node.range.end === range.end) return node.value;
  }
  return document.text.slice(range.start, range.end);
}
