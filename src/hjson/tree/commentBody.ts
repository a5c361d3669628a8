import { type TextRange, textRange } from '../../text/index.ts';

/** What a comment says: without the signs that make it one, and without blanks around it. Empty if it says nothing. */
export function commentBody(text: string, { start, end }: TextRange): TextRange {
  const isBlock = text.startsWith('/*', start);
  const isClosed = isBlock && end - start >= 4 && text.startsWith('*/', end - 2);
  const first = start + (text[start] === '#' ? 1 : 2);
  const body = text.slice(first, isClosed ? end - 2 : end);
  const from = first + body.length - body.trimStart().length;
  return textRange(from, Math.max(from, first + body.trimEnd().length));
}
