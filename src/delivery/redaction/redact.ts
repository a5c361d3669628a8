import { type HjsonDocument, nodeEntries, parseHjson, quotedText, tokens } from '../../hjson/index.ts';
import { sentinelPattern } from '../../references/index.ts';
import {
  applyEdits,
  mapPosition,
  partitionPoint,
  sortEdits,
  type TextEdit,
  type TextRange,
  textRange,
} from '../../text/index.ts';
import { keyHoldsSecret } from '../refusal.ts';
import { type CommentSpot, commentSpots } from './commentSpots.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';

export type Redaction =
  | {
      readonly ok: true;
      /** HJSON with a sentinel in place of each secret, and of each comment that does not stay. */
      readonly text: string;
      /** How many secrets were removed, not counting comments that were removed as a whole. */
      readonly count: number;
    }
  | { readonly ok: false; readonly reason: string };

/** Which comments a copy keeps: those in which nothing looks like a secret or mentions one; or all, without what looks like a secret. */
export type KeptComments = 'none' | 'unsuspicious' | 'all';

/**
 * A copy to show to others: without anything that `findSecrets` finds, without text that cannot be parsed, and without the comments that
 * are not kept. No search finds every secret in prose: only `none` does not depend on guessing. Refused if a secret would remain anyway.
 */
export function redact(document: HjsonDocument, comments: KeptComments = 'none'): Redaction {
  const found = findRedaction(document, comments);
  return found.ok ? { ok: true, text: found.text, count: found.count } : found;
}

/** The copy, and the edits that lead to it. */
function findRedaction(
  document: HjsonDocument,
  comments: KeptComments,
): (Extract<Redaction, { ok: true }> & { readonly edits: readonly TextEdit[] }) | Extract<Redaction, { ok: false }> {
  const { excess } = document;
  if (excess) return { ok: false, reason: `The text ${excess.reason}: its secrets were not looked for.` };
  const { occurrences, keys, secrets } = findSecretOccurrences(document);
  const taken = commentsTaken(document, comments);
  const others = occurrences.filter(({ kind }) => kind !== 'comment' || comments === 'all');
  const [key] = keys;
  if (key) return { ok: false, reason: keyHoldsSecret(document, key) };
  const edits = withComments(others, taken, document);
  const text = applyEdits(document.text, edits);
  if (secrets.search.holdsOne(readableText(text))) {
    return { ok: false, reason: 'A secret would remain in the text: there is no safe copy of it.' };
  }
  return { ok: true, text, count: others.length, edits };
}

/** A suspicious comment holds every secret stretch: with `unsuspicious`, no other comment has one. */
function commentsTaken(document: HjsonDocument, kept: KeptComments): readonly CommentSpot[] {
  if (kept === 'all') return [];
  return commentSpots(document).filter(({ isSuspicious }) => kept === 'none' || isSuspicious);
}

/** The edits for the secrets and the comments; everything in an object that is removed as a whole is removed with it. */
function withComments(
  occurrences: readonly SecretOccurrence[],
  comments: readonly CommentSpot[],
  { text }: HjsonDocument,
): readonly TextEdit[] {
  const edits = occurrences.map((spot) => edit(spot, text));
  const isInside = ({ start }: TextRange) => {
    const last = edits[partitionPoint(edits.length, (index) => (edits[index]?.range.start ?? 0) <= start) - 1];
    return last !== undefined && start < last.range.end;
  };
  const taken = comments.flatMap(({ body, sentinel }) => (isInside(body) ? [] : [{ range: body, newText: sentinel }]));
  return sortEdits([...edits, ...taken]);
}

/**
 * A part of the text for others, without its comments: with a sentinel for each of them, for each secret in it, including those that extend
 * beyond it, and for the other ranges to hide.
 */
export function redactPart(document: HjsonDocument, part: TextRange, hidden: readonly TextRange[]): string {
  const { occurrences, keys } = findSecretOccurrences(document);
  const secrets = occurrences.filter(({ kind }) => kind !== 'comment');
  const known = [
    ...withComments(secrets, commentSpots(document), document),
    ...keys.map(({ range }) => ({ range, newText: quotedText('<redacted key>', '"') })),
  ];
  const meets = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;
  const others = hidden
    .filter((range) => !known.some((each) => meets(each.range, range)))
    .map((range) => ({ range, newText: quotedText('<redacted secret>', '"') }));
  const edits = [...known, ...others].filter(({ range }) => meets(range, part));
  const start = Math.min(part.start, ...edits.map(({ range }) => range.start));
  const end = Math.max(part.end, ...edits.map(({ range }) => range.end));
  const moved = edits.map(({ range, newText }) => ({
    range: textRange(range.start - start, range.end - start),
    newText,
  }));
  return applyEdits(document.text.slice(start, end), moved);
}

/** A line of a document for others, and where a part of it is in that line. */
export interface RedactedLine {
  readonly text: string;
  readonly mark: TextRange;
}

/**
 * Returns the lines of a document without its secrets and comments; undefined if `redact` refuses the document. A part that a sentinel
 * replaces is the whole sentinel; for a comment, that is an ellipsis.
 */
export function redactedLines(
  document: HjsonDocument,
): ((line: TextRange, mark: TextRange) => RedactedLine) | undefined {
  const redaction = findRedaction(document, 'none');
  if (!redaction.ok) return undefined;
  const { edits } = redaction;
  return (line, mark) => {
    const met = edits.filter(({ range }) => range.start < line.end && line.start < range.end);
    const clipped = met.map(({ range, newText }) => ({
      range: textRange(Math.max(range.start, line.start) - line.start, Math.min(range.end, line.end) - line.start),
      newText: newText.replace(/\r?\n/g, ' ').replace(/^<redacted comment \d+>$/, '…'),
    }));
    const place = (offset: number, side: 'before' | 'after') =>
      mapPosition(Math.min(Math.max(offset, line.start), line.end) - line.start, clipped, side);
    const start = place(mark.start, 'before');
    return {
      text: applyEdits(document.text.slice(line.start, line.end), clipped),
      mark: textRange(start, Math.max(start, place(mark.end, 'after'))),
    };
  };
}

function edit(spot: SecretOccurrence, text: string): TextEdit {
  const { kind, range, sentinel } = spot;
  if (kind === 'value') return { range, newText: sourceWithSentinel(spot) };
  if (kind === 'comment') return { range, newText: sentinel };
  // Text that cannot be parsed may end with a line end, which the text after it needs.
  const lineEnd = /\r?\n$/.exec(text.slice(range.start, range.end))?.[0] ?? '';
  return { range, newText: `/* ${sentinel} */${lineEnd}` };
}

function sourceWithSentinel({ node, part, sentinel }: Extract<SecretOccurrence, { kind: 'value' }>): string {
  if (node.kind !== 'string') return quotedText(sentinel, '"');
  return quotedText(node.value.slice(0, part.start) + sentinel + node.value.slice(part.end), '"');
}

/** The values and comments of a copy as a reader would see them, without the sentinels; the keys have been checked before. */
function readableText(copy: string): string {
  const document = parseHjson(copy);
  const parts: string[] = [];
  for (const { node } of nodeEntries(document)) {
    if (node?.kind === 'string') parts.push(node.value);
    if (node?.kind === 'number') parts.push(node.lexeme);
  }
  for (const { kind, range } of tokens(document)) {
    if (kind === 'comment' || kind === 'damage') parts.push(copy.slice(range.start, range.end));
  }
  return parts.join('\n').replace(sentinelPattern, '');
}
