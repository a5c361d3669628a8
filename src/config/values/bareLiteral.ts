import type { HjsonNode } from '../../hjson/index.ts';

/** True for what is not text unless it is quoted; a Go struct with a text in its place reads it as text all the same. */
export function isLiteral({ kind }: HjsonNode): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'null';
}

/**
 * True when a reader that reads a literal as text up to the end of its line would swallow something else. A comma or a comment up
 * to the end of the line becomes part of the text alone; a block comment may end, or go on, anywhere.
 */
export function continuesOnLine(text: string, offset: number): boolean {
  const rest = /[\t ,]*(?:#|\/\/|[\r\n]|$)/y;
  rest.lastIndex = offset;
  return !rest.test(text);
}
