import { endOfLine } from '../text/index.ts';

/**
 * Where a value ends that begins at the offset: at the end of its line or, for a multi-line string that begins there, of the line in which
 * that ends. The end of a block comment is not part of it.
 */
export function valueEnd(text: string, start: number): number {
  const close = text.startsWith("'''", start) ? text.indexOf("'''", start + 3) : start;
  if (close < 0) return text.length;
  const rest = text.slice(close, endOfLine(text, close));
  return close + rest.replace(/\*\/\s*$/, '').trimEnd().length;
}
