import { commentBody, type HjsonDocument, tokens } from '../../hjson/index.ts';
import { holdsSecretIn, mentionsSecret } from '../../secrets/index.ts';
import type { TextRange } from '../../text/index.ts';

/** A comment of a document, and its mark in a copy without it. */
export interface CommentSpot {
  readonly sentinel: string;
  /** With its signs; without the blanks at its end. */
  readonly source: string;
  /** Between its signs; never empty. */
  readonly body: TextRange;
  readonly text: string;
  /** It holds a secret, or a word that may be about one. */
  readonly isSuspicious: boolean;
}

/** The comments that say something, in text order, numbered from 1. None in a text that was not read. */
export function commentSpots(document: HjsonDocument): readonly CommentSpot[] {
  if (document.excess) return [];
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
      isSuspicious: holdsSecretIn(document, body) || mentionsSecret(text),
    });
  }
  return spots;
}
