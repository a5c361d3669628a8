import { type HjsonDocument, nodeEntries, tokens } from '../../hjson/index.ts';
import { repeatable } from '../../secrets/index.ts';

/** The values, read by `readValue`, then the comments and what cannot be parsed: all in which a secret may remain but the keys. */
export function readableParts(document: HjsonDocument, readValue = (text: string): string => text) {
  const values = nodeEntries(document).flatMap(({ node }) => {
    const text = node && repeatable(node);
    return node && text !== undefined ? [{ range: node.range, text: readValue(text) }] : [];
  });
  const others = tokens(document).flatMap(({ kind, range }) =>
    kind === 'comment' || kind === 'damage' ? [{ range, text: document.text.slice(range.start, range.end) }] : [],
  );
  return [...values, ...others];
}
