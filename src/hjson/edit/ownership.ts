/**
 * Who owns a comment:
 * - A comment behind a value, on the line where the value ends, belongs to that member; where another member follows on
 *   the same line, only up to the comma.
 * - The comments directly above a key, without a blank line in between, belong to its member, and so do comments before
 *   the key on its own line, and a comma that its line starts with.
 * - A member that is commented out (see `keyComments.ts`) belongs to nobody, and neither does what is above it.
 * - Every other comment belongs to nobody: no edit removes it, and no new member is put directly below it.
 * Removing a member removes what it owns, and nothing else.
 */
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { type TriviaPiece, triviaPieces } from '../tree/trivia.ts';
import { keyCommentsBefore } from './keyComments.ts';
import { bareEnd, isFirstOnLine } from './style.ts';

/** What a member owns around its own range. */
export interface Owned {
  /** The start of its first leading comment, of the comma that its line starts with, or of its key. */
  readonly start: number;
  /** The end of its last comment or comma on the line, or of its value. */
  readonly end: number;
  /** The comma that separates it from the next member, wherever it is. */
  readonly comma: number | undefined;
  /** True when nothing but blanks follows it on its line. */
  readonly endsLine: boolean;
}

export function ownedBy(document: HjsonDocument, parent: HjsonObject, index: number): Owned {
  const { text } = document;
  const member = parent.members[index];
  const previous = parent.members[index - 1];
  const start = member?.range.start ?? parent.range.start;
  const end = member ? memberEnd(text, member) : start;
  const limit = parent.members[index + 1]?.range.start ?? parent.close?.start ?? endOfContent(text, parent);
  const tail = readTail(text, end, limit);
  const gapStart = previous ? readTail(text, memberEnd(text, previous), start).end : (parent.open?.end ?? 0);
  const lead = leadStart(text, gapStart, start);
  const commented = lead < start ? keyCommentsBefore(document, parent, index).members.at(-1) : undefined;
  return { ...tail, start: commented && lead < commented.range.end ? belowLine(text, commented.range.end) : lead };
}

/** The first character below the line that ends here. */
function belowLine(text: string, end: number): number {
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

function memberEnd(text: string, { value, range }: HjsonMember): number {
  return value ? bareEnd(text, value) : range.end;
}

function endOfContent(text: string, parent: HjsonObject): number {
  return parent.open ? parent.range.end : text.length;
}

/** What follows a value on its line, up to `limit`. */
function readTail(text: string, from: number, limit: number): Omit<Owned, 'start'> {
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

/** Walks up from a key over the comments that no blank line separates from it. */
function leadStart(text: string, gapStart: number, keyStart: number): number {
  const pieces = triviaPieces(text, gapStart, keyStart);
  let start = keyStart;
  let startsLine = true;
  let isOnLineOfKey = true;
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index];
    if (piece?.kind === 'comma' && isOnLineOfKey && isFirstOnLine(text, piece.start)) {
      start = piece.start;
      isOnLineOfKey = false;
      continue;
    }
    if (!piece || piece.kind === 'comma' || piece.kind === 'stray') break;
    if (piece.kind === 'blank') {
      const lineFeeds = text.slice(piece.start, piece.end).split('\n').length - 1;
      if (lineFeeds > 1) break;
      startsLine = lineFeeds > 0;
      if (startsLine) isOnLineOfKey = false;
      continue;
    }
    const before = pieces[index - 1];
    const isOnLineOfOther = !(before && isLineBreak(text, before)) && gapStart > 0 && startsLine;
    if (isOnLineOfOther) break;
    start = piece.start;
  }
  return start;
}
