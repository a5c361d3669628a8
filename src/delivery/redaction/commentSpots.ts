import { type HjsonDocument, tokens } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { commentBody } from 'hjson-document/notes';
import { startOfLine, type TextEdit, type TextRange, textRange } from 'source-text';
import { defaultTemplate } from '../../config/index.ts';
import { findSecrets, holdsSecretIn, mentionsSecret } from '../../secrets/index.ts';

/** A comment of a document. */
export interface CommentSpot {
  /** With its signs; without the blanks at its end. */
  readonly range: TextRange;
  /** Between its signs; never empty. */
  readonly body: TextRange;
  readonly text: string;
  /** It holds a secret, has a word that may be about one, or is next to a secret or to a comment of which this is true. */
  readonly isSuspicious: boolean;
  /** A line of the default configuration, which tells nobody anything. */
  readonly isFromReference: boolean;
}

/** The comments that say something, in text order. None if the text was not read. */
export const commentSpots = defineField<readonly CommentSpot[]>({ create: spotsIn, update: () => undefined });

function spotsIn(document: HjsonDocument): readonly CommentSpot[] {
  if (document.excess) return [];
  const { beside } = findSecrets(document);
  const written = linesOfReference();
  const spots: CommentSpot[] = [];
  for (const { kind, range } of tokens(document)) {
    if (kind !== 'comment') continue;
    const body = commentBody(document.text, range);
    if (body.start === body.end) continue;
    const text = document.text.slice(body.start, body.end);
    const source = document.text.slice(range.start, range.end).trimEnd();
    spots.push({
      range: textRange(range.start, range.start + source.length),
      body,
      text,
      isSuspicious: beside.has(range.start) || holdsSecretIn(document, body) || mentionsSecret(text),
      isFromReference: written.has(text),
    });
  }
  const isAffected = (spot: CommentSpot, index: number) =>
    [spots[index - 1], spot, spots[index + 1]].some(
      (near) => near?.isSuspicious && areNeighbours(document.text, near, spot),
    );
  return spots.map((spot, index) => ({ ...spot, isSuspicious: isAffected(spot, index) }));
}

/** What the comments of the default configuration say, line by line. */
function linesOfReference(): ReadonlySet<string> {
  const lines = defaultTemplate().split('\n');
  return new Set(lines.flatMap((line) => (line.trim().startsWith('#') ? [line.trim().slice(1).trim()] : [])));
}

/**
 * The edit that removes a comment: with its lines where nothing else is in them, with the blanks before it at the end of a line. Between
 * other things of a line, its signs stay, which keep these apart.
 */
export function withoutComment({ text }: HjsonDocument, { range }: CommentSpot): TextEdit {
  const rest = /^[^\S\n]*(?:\n|$)/.exec(text.slice(range.end))?.[0];
  if (rest === undefined) return { range, newText: '/**/' };
  const start = startOfLine(text, range.start);
  const before = text.slice(start, range.start);
  if (before.trim() === '') return { range: textRange(start, range.end + rest.length), newText: '' };
  return { range: textRange(start + before.trimEnd().length, range.end), newText: '' };
}

/** True for comments in one line or in adjacent ones, with nothing else between them. */
function areNeighbours(text: string, one: CommentSpot, other: CommentSpot): boolean {
  const [first, second] = one.body.start < other.body.start ? [one, other] : [other, one];
  const between = text.slice(first.body.end, second.body.start);
  return one === other || /^(?:[^\S\n]*\*\/)?[^\S\n]*(?:\n[^\S\n]*)?(?:#|\/\/|\/\*)\s*$/.test(between);
}
