import { commentBody, type HjsonDocument, tokens } from '../../hjson/index.ts';
import { findSecrets, holdsSecretIn, mentionsSecret } from '../../secrets/index.ts';
import type { TextRange } from '../../text/index.ts';

/** A comment of a document, and its mark in a copy without it. */
export interface CommentSpot {
  readonly sentinel: string;
  /** With its signs; without the blanks at its end. */
  readonly source: string;
  /** Between its signs; never empty. */
  readonly body: TextRange;
  readonly text: string;
  /** It holds a secret, has a word that may be about one, or is next to a secret or to a comment of which this is true. */
  readonly isSuspicious: boolean;
}

/** The comments that say something, in text order, numbered from 1. None if the text was not read. */
export function commentSpots(document: HjsonDocument): readonly CommentSpot[] {
  if (document.excess) return [];
  const { beside } = findSecrets(document);
  const spots: CommentSpot[] = [];
  for (const { kind, range } of tokens(document)) {
    if (kind !== 'comment') continue;
    const body = commentBody(document.text, range);
    if (body.start === body.end) continue;
    const text = document.text.slice(body.start, body.end);
    spots.push({
      sentinel: `<redacted comment ${spots.length + 1}>`,
      source: document.text.slice(range.start, range.end).trimEnd(),
      body,
      text,
      isSuspicious: beside.has(range.start) || holdsSecretIn(document, body) || mentionsSecret(text),
    });
  }
  const isAffected = (spot: CommentSpot, index: number) =>
    [spots[index - 1], spot, spots[index + 1]].some(
      (near) => near?.isSuspicious && areNeighbours(document.text, near, spot),
    );
  return spots.map((spot, index) => ({ ...spot, isSuspicious: isAffected(spot, index) }));
}

/** True for comments in one line or in adjacent ones, with nothing else between them. */
function areNeighbours(text: string, one: CommentSpot, other: CommentSpot): boolean {
  const [first, second] = one.body.start < other.body.start ? [one, other] : [other, one];
  const between = text.slice(first.body.end, second.body.start);
  return one === other || /^(?:[^\S\n]*\*\/)?[^\S\n]*(?:\n[^\S\n]*)?(?:#|\/\/|\/\*)\s*$/.test(between);
}
