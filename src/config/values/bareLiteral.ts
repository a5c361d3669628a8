import type { HjsonNode } from 'hjson-document';

/** True for what is not text unless it is quoted; a Go struct with a text field there reads it as text anyway. */
export function isLiteral({ kind }: HjsonNode): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'null';
}

/**
 * True when a reader that reads a literal as text up to the end of its line would swallow something else. A comma or a comment up to the
 * end of the line becomes part of only this text; a block comment may end, or continue, anywhere.
 */
export function continuesOnLine(text: string, offset: number): boolean {
  const rest = /[\t ,]*(?:#|\/\/|[\r\n]|$)/y;
  rest.lastIndex = offset;
  return !rest.test(text);
}
