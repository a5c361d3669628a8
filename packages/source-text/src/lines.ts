/** How lines end in a text of one kind of them. */
export type LineEnd = '\n' | '\r\n';

/** The offset where the line of an offset begins. */
export function startOfLine(text: string, offset: number): number {
  // A negative index would be mistaken for the first one.
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset of the LF that ends the line of an offset, or of the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const lineFeed = text.indexOf('\n', offset);
  return lineFeed < 0 ? text.length : lineFeed;
}

/** The offset where the line after that of an offset begins; the end of the text after the last one. */
export function startOfNextLine(text: string, offset: number): number {
  return Math.min(endOfLine(text, offset) + 1, text.length);
}

/** The line end of the first line, for all that is added. */
export function lineEndOf(text: string): LineEnd {
  const lineFeed = text.indexOf('\n');
  return lineFeed > 0 && text[lineFeed - 1] === '\r' ? '\r\n' : '\n';
}

/**
 * The text with LF for each CRLF, as files for git and YAML blocks need it: a CR is a blank to HJSON and is dropped inside `'''`
 * (hjson-grammar §1, §7), so that it is read as the same configuration.
 */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
