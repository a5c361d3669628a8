import { type TextRange, textRange } from 'source-text';
import { comma, cr, hash, isBlank, isEnd, isGoSpace, lf, slash, star } from '../syntax/characters.ts';

/** A piece of the text between two tokens of the tree. `stray` is what trivia cannot explain. */
export interface TriviaPiece {
  readonly kind: 'blank' | 'comment' | 'comma' | 'stray';
  readonly start: number;
  readonly end: number;
}

/** trivia = *( blank / line-comment / block-comment ), and the commas in it, cut into pieces that cover `text[start..end)`. */
export function triviaPieces(text: string, start: number, end: number): TriviaPiece[] {
  const pieces: TriviaPiece[] = [];
  for (let offset = start; offset < end; ) {
    const piece = pieceAt(text, offset, end);
    pieces.push(piece);
    offset = piece.end;
  }
  return pieces;
}

/** The comments of `text[start..end)`, without the cost of the pieces between them. */
export function eachComment(
  text: string,
  start: number,
  end: number,
  found: (start: number, end: number) => void,
): void {
  for (let offset = start; offset < end; ) {
    const unit = text.charCodeAt(offset);
    if (isSpace(unit) || unit === comma) {
      offset++;
      continue;
    }
    const piece = pieceAt(text, offset, end);
    if (piece.kind === 'comment') found(piece.start, piece.end);
    offset = piece.end;
  }
}

/** Wide spaces may be between tokens, too: the reader trims them off quoteless text and keywords. */
function isSpace(unit: number): boolean {
  return isBlank(unit) || isGoSpace(unit);
}

function pieceAt(text: string, start: number, end: number): TriviaPiece {
  const unit = text.charCodeAt(start);
  if (isSpace(unit)) {
    let stop = start + 1;
    while (stop < end && isSpace(text.charCodeAt(stop))) stop++;
    return { kind: 'blank', start, end: stop };
  }
  const next = text.charCodeAt(start + 1);
  if (unit === hash || (unit === slash && next === slash)) {
    let stop = start;
    while (stop < end && text.charCodeAt(stop) !== lf && !isEnd(text.charCodeAt(stop))) stop++;
    // Only for hjson-go is the CR of a CR LF part of the comment.
    if (text.charCodeAt(stop) === lf && text.charCodeAt(stop - 1) === cr) stop--;
    return { kind: 'comment', start, end: stop };
  }
  if (unit === slash && next === star) {
    const close = text.indexOf('*/', start + 2);
    return { kind: 'comment', start, end: close < 0 || close + 2 > end ? end : close + 2 };
  }
  return unit === comma ? { kind: 'comma', start, end: start + 1 } : { kind: 'stray', start, end };
}

/** What a comment says: without the signs that make it one, and without blanks around it. Empty if it says nothing. */
export function commentBody(text: string, { start, end }: TextRange): TextRange {
  const isBlock = text.startsWith('/*', start);
  const isClosed = isBlock && end - start >= 4 && text.startsWith('*/', end - 2);
  const first = start + (text[start] === '#' ? 1 : 2);
  const body = text.slice(first, isClosed ? end - 2 : end);
  const from = first + body.length - body.trimStart().length;
  return textRange(from, Math.max(from, first + body.trimEnd().length));
}
