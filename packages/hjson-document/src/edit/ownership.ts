/**
 * Who owns a comment:
 * - A comment after a value, on the line where the value ends, belongs to that member; where another member follows on
 *   the same line, only up to the comma.
 * - The note above a member (see `note.ts`) belongs to it, and so do comments before the key on its own line, and a comma
 *   that its line starts with.
 * - Every other comment is unowned: no edit removes it, and no new member is put directly below it.
 * Removing a member removes what it owns, and nothing else.
 */
import type { TextRange } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { type TriviaPiece, triviaPieces } from '../tree/trivia.ts';
import { commentedOutEnd } from './keyComments.ts';
import { bareEnd, isFirstOnLine, lineIndent } from './style.ts';

/** What a member owns around its own range. */
export interface Owned {
  /** The start of its note, of what its line starts with, or of its key. */
  readonly start: number;
  /** The comments of the note above it. */
  readonly above: readonly TextRange[];
  /** The start of what it owns on the line of its key. */
  readonly lineStart: number;
  /** The end of its last comment or comma on the line, or of its value. */
  readonly end: number;
  /** The comma that separates it from the next member, wherever it is. */
  readonly comma: number | undefined;
  /** True when only blanks follow it on its line. */
  readonly endsLine: boolean;
}

/** What the member with an index in an object owns: comments, and the comma behind it. */
export function ownedBy(document: HjsonDocument, parent: HjsonObject, index: number): Owned {
  const { text } = document;
  const member = parent.members[index];
  const previous = parent.members[index - 1];
  const start = member?.range.start ?? parent.range.start;
  const end = member ? memberEnd(text, member) : start;
  const limit = parent.members[index + 1]?.range.start ?? parent.close?.start ?? endOfContent(text, parent);
  const tail = readTail(text, end, limit);
  const gapStart = previous ? readTail(text, memberEnd(text, previous), start).end : (parent.open?.end ?? 0);
  const lineStart = lineLead(text, gapStart, start);
  const above = noteAbove(document, parent, index, { start: gapStart, end: lineStart });
  return { ...tail, start: above[0]?.start ?? lineStart, above, lineStart };
}

function memberEnd(text: string, { value, range }: HjsonMember): number {
  return value ? bareEnd(text, value) : range.end;
}

function endOfContent(text: string, parent: HjsonObject): number {
  return parent.open ? parent.range.end : text.length;
}

/** What follows a value on its line, up to `limit`. */
function readTail(text: string, from: number, limit: number): Pick<Owned, 'end' | 'comma' | 'endsLine'> {
  const pieces = triviaPieces(text, from, limit);
  const comma = pieces.find(({ kind }) => kind === 'comma')?.start;
  const lineBreak = pieces.findIndex((piece) => isLineBreak(text, piece));
  const endsLine = lineBreak >= 0 || limit === text.length;
  const onLine = lineBreak >= 0 ? pieces.slice(0, lineBreak) : pieces;
  let end = from;
  for (const { kind, start, end: pieceEnd } of onLine) {
    const isAfterComma = comma !== undefined && start > comma;
    if (kind === 'comma' || (kind === 'comment' && (endsLine || !isAfterComma))) end = pieceEnd;
  }
  return { end, comma, endsLine };
}

function isLineBreak(text: string, { kind, start, end }: TriviaPiece): boolean {
  return kind === 'blank' && text.slice(start, end).includes('\n');
}

/** Where what belongs to a key on its own line starts: comments, and a comma that begins the line. */
function lineLead(text: string, gapStart: number, keyStart: number): number {
  let start = keyStart;
  for (const piece of triviaPieces(text, gapStart, keyStart).reverse()) {
    if (isLineBreak(text, piece)) break;
    if (piece.kind === 'blank') continue;
    const isLead = piece.kind === 'comma' && isFirstOnLine(text, piece.start);
    const spansLines = text.slice(piece.start, piece.end).includes('\n');
    if (!isLead && (piece.kind !== 'comment' || (spansLines && !isFirstOnLine(text, piece.start)))) break;
    start = piece.start;
    if (isLead || spansLines) break;
  }
  return start;
}

/**
 * The comments of the note above a member, in text order: of those between `start` and `end`, where its own line begins. They are the run
 * that ends on the line above it, each on its own lines that start in the column of the member, below the last of these:
 * - a blank line, the bracket of the object, or a comment next to other text;
 * - a comment in another column;
 * - a rule (`# ---- Mail ----`), which divides the file;
 * - what may be a member that is commented out, or the end of one. Two blanks after the marker say that a comment is text.
 */
function noteAbove(
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

/** `the old one: slotSize: 25`: a name with a capital letter inside is not an ordinary word. */
const namedValue = /(?:^|[^\w$])[a-z]+[A-Z]\w*["']?[ \t]*:[ \t]*[^\s]/;

function mayBeMember(line: string): boolean {
  if (/^[ \t]/.test(line)) return false;
  return bracketsAlone.test(line) || openedValue.test(line) || namedValue.test(line);
}
