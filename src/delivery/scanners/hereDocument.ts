import { matchAt } from './assignment.ts';

/** The standard input that a shell gives to a command from the lines below it. */
export interface HereDocument {
  /** Without its last line end. */
  readonly body: string;
  /** False: the shell fills in variables, runs commands and reads escapes in it. */
  readonly isLiteral: boolean;
  /** Where the line with the delimiter begins. */
  readonly end: number;
}

/** `<<EOF`, `<<-'EOF'`. */
const opening = /<<(-?)[ \t]{0,9}(?:'(\w{1,60})'|"(\w{1,60})"|(\\?)(\w{1,60}))/y;

/** The document that is opened at the offset (XCU 2.7.4); undefined if there is none, or its end is missing. */
export function hereDocumentAt(text: string, offset: number): HereDocument | undefined {
  const match = matchAt(opening, text, offset);
  if (!match) return undefined;
  const [whole, dash = '', single, double, backslash, bare = ''] = match;
  const from = text.indexOf('\n', offset + whole.length) + 1;
  if (from === 0) return undefined;
  const closing = new RegExp(`(?<=\\n)${dash && '\\t*'}${single ?? double ?? bare}(?=\\r?(?:\\n|$))`, 'g');
  closing.lastIndex = from;
  const end = closing.exec(text)?.index;
  if (end === undefined) return undefined;
  const lines = text.slice(from, end).replace(/\r?\n$/, '');
  const body = dash === '-' ? lines.replace(/^\t+/gm, '') : lines;
  return { body, isLiteral: single !== undefined || double !== undefined || backslash === '\\', end };
}
