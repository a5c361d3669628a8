/**
 * The note above a member is the run of comments that ends on the line above it, each on its own lines that start in the column of
 * the member. It begins below the last of these:
 * - a blank line, the bracket of the object, or a comment next to other text;
 * - a comment in another column;
 * - a rule (`# ---- Mail ----`), which divides the file;
 * - what may be a member that is commented out, or the end of one. Two blanks after the marker say that a comment is text.
 */
import type { TextRange } from 'source-text';
import type { HjsonDocument, HjsonObject } from '../document.ts';
import { triviaPieces } from '../tree/trivia.ts';
import { commentedOutEnd } from './keyComments.ts';
import { isFirstOnLine, lineIndent } from './style.ts';

/** The comments of the note above a member, in text order: of those between `start` and `end`, where its own line begins. */
export function noteAbove(
  document: HjsonDocument,
  parent: HjsonObject,
  index: number,
  { start, end }: TextRange,
): readonly TextRange[] {
  const { text } = document;
  if (!isFirstOnLine(text, end)) return [];
  const indent = lineIndent(text, end);
  const found: TextRange[] = [];
  let below = end;
  for (const piece of triviaPieces(text, start, end).reverse()) {
    if (piece.kind === 'blank') continue;
    if (piece.kind !== 'comment' || !isOnLineAbove(text, piece, below)) break;
    if (!isFirstOnLine(text, piece.start) || lineIndent(text, piece.start) !== indent) break;
    if (isBoundary(text.slice(piece.start, piece.end))) break;
    found.unshift({ start: piece.start, end: piece.end });
    below = piece.start;
  }
  const top = found.length > 0 ? commentedOutEnd(document, parent, index) : 0;
  return found.filter((comment) => comment.start >= top);
}

function isOnLineAbove(text: string, comment: TextRange, below: number): boolean {
  return text.slice(comment.end, below).split('\n').length === 2;
}

function isBoundary(comment: string): boolean {
  return rule.test(comment) || linesOfComment(comment).some(mayBeMember);
}

const rule = /^(?:#|\/\/|\/\*)[ \t]?(?:[-=#*~_+─━═]{3}|[^\n]*[ \t][-=#*~_+─━═]{3,}[ \t]*(?:\*\/)?$)/;

/** Its lines without markers, and without the one blank that comments usually have after them. */
function linesOfComment(comment: string): readonly string[] {
  if (!comment.startsWith('/*')) return [comment.replace(/^(?:#|\/\/)[ \t]?/, '')];
  const lines = comment.slice(2).replace(/\*\/$/, '').split('\n');
  return lines.map((line, index) => (index === 0 ? line.replace(/^[ \t]/, '') : line.replace(/^\s*\*?[ \t]?/, '')));
}

const bracketsAlone = /^[,\s]*[{}[\]][{}[\],\s]*$/;
const openedValue = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s{}[\],:"'#/]+)[ \t]*:[ \t]*(?:[{[]|''')/;
/** `the old one: smtpPort: 25`: a name with a capital letter inside is not an ordinary word. */
const namedValue = /(?:^|[^\w$])[a-z]+[A-Z]\w*["']?[ \t]*:[ \t]*[^\s]/;

function mayBeMember(line: string): boolean {
  if (/^[ \t]/.test(line)) return false;
  return bracketsAlone.test(line) || openedValue.test(line) || namedValue.test(line);
}
