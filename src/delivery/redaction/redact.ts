import { type HjsonDocument, nodeEntries, parseHjson, quotedText, tokens } from 'hjson-document';
import {
  applyEdits,
  intersects,
  mapPosition,
  type Refusable,
  rangesIn,
  refuse,
  sortEdits,
  type TextEdit,
  type TextRange,
  textRange,
} from 'source-text';
import { sentinelPattern } from '../../references/index.ts';
import { repeatable } from '../../secrets/index.ts';
import { keyHoldsSecret, secretsNotSought } from '../refusal.ts';
import { type CommentSpot, commentSpots, withoutComment } from './commentSpots.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';

/** A copy without secrets, and how it was made. */
export interface RedactedCopy {
  /** HJSON with a sentinel in place of each secret. */
  readonly text: string;
  /** How many secrets were removed, not counting comments that were removed as a whole. */
  readonly count: number;
  /** What was removed, with the sentinels of the copy. */
  readonly spots: readonly SecretOccurrence[];
  /** The edits of the document that lead to the text, in text order. */
  readonly edits: readonly TextEdit[];
  /** Those of them that remove comments. */
  readonly taken: readonly TextEdit[];
  /** Of the text with sentinels that name none: it has no secrets, so that none can be tried against it. */
  readonly digest: string;
}

export type Redaction = Refusable<RedactedCopy>;

/**
 * Which comments stay, beside those of the default configuration, which always do: those in which nothing looks like a secret or mentions
 * one; or all, without what looks like a secret.
 */
export type KeptComments = 'none' | 'unsuspicious' | 'all';

/**
 * The text as it is shown to others: without anything that `findSecrets` finds, without text that cannot be parsed, and with an ellipsis
 * for each comment that does not stay. No search finds every secret in prose: only `none` does not depend on guessing. Refused if a secret
 * would remain anyway.
 */
export function redact(document: HjsonDocument, comments: KeptComments = 'none'): Redaction {
  return findRedaction(document, comments, ({ body }) => ({ range: body, newText: '…' }));
}

/**
 * A copy to hand over, which may come back: as `redact`, but the comments that do not stay are gone, and each sentinel names the digest of
 * the copy as it is now, without these names. An edit of the copy does not change them.
 */
export function redactedCopy(document: HjsonDocument, kept: KeptComments = 'none'): Redaction {
  const found = findRedaction(document, kept, (spot) => withoutComment(document, spot));
  if (!found.ok) return found;
  const spots = withDigest(found.spots, found.digest);
  const edits = sortEdits([...spots.map((spot) => edit(spot)), ...found.taken]);
  return { ...found, text: applyEdits(document.text, edits), spots, edits };
}

/**
 * A short name for a text: FNV-1a over its code points, 8 hexadecimal digits; the kind of line ends does not count. It tells texts apart,
 * and proves nothing: whoever has the text can compute it.
 */
function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text.replace(/\r\n?/g, '\n')) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function withDigest(spots: readonly SecretOccurrence[], digest: string): readonly SecretOccurrence[] {
  return spots.map((spot) => ({ ...spot, sentinel: `${spot.sentinel.slice(0, -1)} of ${digest}>` }));
}

function findRedaction(
  document: HjsonDocument,
  kept: KeptComments,
  commentEdit: (spot: CommentSpot) => TextEdit,
): Redaction {
  const { excess, text: source } = document;
  if (excess) return refuse(secretsNotSought(excess));
  const { occurrences, secrets } = findSecretOccurrences(document);
  const spots = occurrences.filter(({ kind }) => kind !== 'comment' || kept === 'all');
  const [key] = secrets.keys;
  if (key) return refuse(keyHoldsSecret(document, key));
  // A suspicious comment holds every secret stretch: with `unsuspicious`, no other comment has one.
  const leaving = commentSpots(document).filter(
    ({ isSuspicious, isFromReference }) => kept !== 'all' && !isFromReference && (kept === 'none' || isSuspicious),
  );
  const taken = outside(spots, leaving.map(commentEdit));
  const edits = sortEdits([...spots.map((spot) => edit(spot)), ...taken]);
  const text = applyEdits(source, edits);
  // As a reader would see it; the keys have been checked before.
  const readable = readableParts(parseHjson(text)).map((part) => part.text);
  if (secrets.search.holdsOne(readable.join('\n').replace(sentinelPattern, '')))
    return refuse('A secret would remain in the text: there is no safe copy of it.');
  return { ok: true, text, count: spots.length, spots, edits, taken, digest: textDigest(text) };
}

/** Without the edits in an object that is removed as a whole: everything in it is removed with it. */
function outside(spots: readonly SecretOccurrence[], comments: readonly TextEdit[]): readonly TextEdit[] {
  const removed = spots.map(({ range }) => range);
  return comments.filter(({ range: { start } }) => rangesIn(removed, textRange(start, start + 1)).length === 0);
}

/**
 * A part of a redacted copy, without comments: with sentinels that say so, also for secrets that extend beyond the part, and one for each
 * of the other ranges to hide. Without a digest if there is no copy of the whole.
 */
export function redactPart(document: HjsonDocument, part: TextRange, hidden: readonly TextRange[]): string {
  const { text } = document;
  const isWhole = part.start === 0 && part.end === text.length;
  const { occurrences, secrets } = findSecretOccurrences(document);
  const named = occurrences.filter(({ kind }) => kind !== 'comment');
  const whole = redactedCopy(document);
  const spots = whole.ok ? withDigest(named, isWhole ? whole.digest : `a part of ${whole.digest}`) : named;
  const comments = commentSpots(document).map((spot) => withoutComment(document, spot));
  const known = [
    ...spots.map((spot) => edit(spot)),
    ...outside(spots, comments),
    ...secrets.keys.map(({ range }) => ({ range, newText: quotedText('<redacted key>', '"') })),
  ];
  const others = hidden
    .filter((range) => !known.some((each) => intersects(each.range, range)))
    .map((range) => ({ range, newText: quotedText('<redacted secret>', '"') }));
  const edits = [...known, ...others].filter(({ range }) => intersects(range, part));
  const start = Math.min(part.start, ...edits.map(({ range }) => range.start));
  const end = Math.max(part.end, ...edits.map(({ range }) => range.end));
  const around = [textRange(0, start), textRange(end, text.length)].map((range) => ({ range, newText: '' }));
  return applyEdits(text, [...edits, ...around]);
}

/**
 * Returns the lines of a document without its secrets and comments, and where a part of them is there; undefined if `redact` refuses the
 * document. A part that is replaced is the whole sentinel in its first line, and an ellipsis in the others, as in place of a comment and of
 * unparsed text.
 */
export function redactedLines(
  document: HjsonDocument,
): ((line: TextRange, mark: TextRange) => { readonly text: string; readonly mark: TextRange }) | undefined {
  const redaction = redact(document);
  if (!redaction.ok) return undefined;
  const { edits, spots } = redaction;
  // Its sentinel is in a comment for the sake of parsers: readers would look for that in the file.
  const unread = new Set(spots.flatMap(({ kind, range }) => (kind === 'unparsed' ? [range.start] : [])));
  return (line, mark) => {
    const met = edits.filter(({ range }) => intersects(range, line));
    const clipped = met.map(({ range, newText }) => ({
      range: textRange(Math.max(range.start, line.start) - line.start, Math.min(range.end, line.end) - line.start),
      newText: range.start < line.start || unread.has(range.start) ? '…' : newText.replace(/\r?\n/g, ' '),
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

function edit(spot: SecretOccurrence): TextEdit {
  const { kind, range, sentinel } = spot;
  if (kind === 'comment') return { range, newText: sentinel };
  if (kind === 'value') {
    const { node, part } = spot;
    const [before, after] =
      node.kind === 'string' ? [node.value.slice(0, part.start), node.value.slice(part.end)] : ['', ''];
    return { range, newText: quotedText(before + sentinel + after, '"') };
  }
  return { range, newText: `/* ${sentinel} */` };
}

/** The values, read by `readValue`, then the comments and what cannot be parsed: all in which a secret may remain but the keys. */
export function readableParts(document: HjsonDocument, readValue = (text: string): string => text) {
  const values = nodeEntries(document).flatMap(({ node }) => {
    const text = node && repeatable(node);
    return node && text !== undefined ? [{ range: node.range, text: readValue(text) }] : [];
  });
  const others = tokens(document).flatMap(({ kind, range }) =>
    kind === 'comment' || kind === 'damage' ? [{ range, text: document.text.slice(range.start, range.end) }] : [],
  );
  return [...values, ...others];
}
