import { matchAt } from './assignment.ts';

/** The standard input that a shell gives to a command from the lines below it. */
export interface HereDocument {
  /** Without its last line end. */
  readonly body: string;
  /** False: the shell fills in variables, runs commands and reads escapes in it. */
  readonly isLiteral: boolean;
  /** With a hyphen behind its sign: its lines may be indented. */
  readonly isIndented: boolean;
  /** Where the line with the delimiter begins. */
  readonly end: number;
}

/** `<<EOF`, `<<-'EOF'`. */
const opening = /<<(-?)[ \t]{0,9}(?:'(\w{1,60})'|"(\w{1,60})"|(\\?)(\w{1,60}))/y;

/**
 * The document that is opened at the offset (XCU 2.7.4); undefined if there is none, or its end is missing. In Terraform, any blanks may be
 * before the delimiter, and stay in the body.
 */
export function hereDocumentAt(text: string, offset: number, isTerraform = false): HereDocument | undefined {
  const match = matchAt(opening, text, offset);
  if (!match) return undefined;
  const [whole, dash = '', single, double, backslash, bare = ''] = match;
  const from = text.indexOf('\n', offset + whole.length) + 1;
  if (from === 0) return undefined;
  const indent = isTerraform ? '[ \\t]*' : dash && '\\t*';
  const closing = new RegExp(`(?<=\\n)${indent}${single ?? double ?? bare}(?=[)\\r]?(?:\\n|$))`, 'g');
  closing.lastIndex = from;
  const end = closing.exec(text)?.index;
  if (end === undefined) return undefined;
  const lines = text.slice(from, end).replace(/\r?\n$/, '');
  const isIndented = dash === '-';
  const body = isIndented && !isTerraform ? lines.replace(/^\t+/gm, '') : lines;
  const isLiteral = single !== undefined || double !== undefined || backslash === '\\';
  return { body, isLiteral, isIndented, end };
}
