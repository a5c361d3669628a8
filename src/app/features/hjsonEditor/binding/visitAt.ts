import { type HjsonDocument, nodeEntries } from 'hjson-document';
import { startOfLine, type TextRange, textRange, touches } from 'source-text';

/** Where a visit is that begins at an offset: the member there, or what is between two members, as far as it is in the same line. */
export function visitAt(document: HjsonDocument, offset: number): TextRange {
  const { text } = document;
  let start = startOfLine(text, offset);
  let end = offset + text.slice(offset).search(/[\r\n]|$/);
  for (const { member } of nodeEntries(document)) {
    if (!member) continue;
    const { range } = member;
    if (touches(range, offset)) {
      start = Math.max(start, range.start);
      end = Math.min(end, range.end);
    } else if (range.end < offset) start = Math.max(start, range.end);
    else end = Math.min(end, range.start);
  }
  return textRange(start, end);
}
