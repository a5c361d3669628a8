import {
  commentBody,
  type HjsonDocument,
  type HjsonString,
  nodeEntries,
  parseHjson,
  quotedText,
  tokens,
} from '../../hjson/index.ts';
import { sentinelPattern } from '../../references/index.ts';
import { applyEdits, type TextEdit, type TextRange, textRange } from '../../text/index.ts';
import { type CommentSpot, commentSpots } from './commentSpots.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';

export type Resolution =
  | {
      readonly ok: true;
      readonly text: string;
      /** How many secrets, and how many comments, were restored. */
      readonly resolved: number;
      readonly comments: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * A redacted copy with the secrets of the open document restored; a text without sentinels is returned unchanged. Refused as a whole if the
 * open document lacks one of them.
 */
export function resolveRedactions(imported: string, open: HjsonDocument | undefined): Resolution {
  const document = parseHjson(imported);
  const occurrences = new Map(
    (open ? findSecretOccurrences(open).occurrences : []).map((spot) => [spot.sentinel, spot]),
  );
  const comments = new Map((open ? commentSpots(open) : []).map((spot) => [spot.sentinel, spot]));
  const missing = new Set<string>();
  let restored = 0;
  const edits: TextEdit[] = [];
  const lookUp = (sentinel: string): SecretOccurrence | undefined => {
    const spot = occurrences.get(sentinel);
    if (!spot) missing.add(sentinel);
    return spot;
  };
  const original = ({ start, end }: TextRange) => open?.text.slice(start, end) ?? '';
  for (const { node } of nodeEntries(document)) {
    if (node?.kind !== 'string' || !node.value.match(sentinelPattern)) continue;
    edits.push({ range: node.range, newText: sourceFor(node, document, open?.text ?? '', lookUp) });
  }
  for (const { kind, range } of tokens(document)) {
    if (kind !== 'comment') continue;
    const comment = imported.slice(range.start, range.end);
    for (const { 0: sentinel, index } of comment.matchAll(sentinelPattern)) {
      const whole = comments.get(sentinel);
      if (whole) {
        edits.push(wholeComment(whole, imported, range, index));
        restored++;
        continue;
      }
      const spot = lookUp(sentinel);
      if (!spot || spot.kind === 'value') continue;
      const inComment = textRange(range.start + index, range.start + index + sentinel.length);
      const isWhole = spot.kind === 'unparsed' && comment === `/* ${sentinel} */`;
      edits.push({ range: isWhole ? range : inComment, newText: original(spot.range) });
    }
  }
  if (missing.size > 0) return { ok: false, reason: reasonFor([...missing]) };
  return { ok: true, text: applyEdits(imported, edits), resolved: edits.length - restored, comments: restored };
}

/** A comment that consists of its sentinel also gets its signs back: those of the copy may be of another kind. */
function wholeComment(spot: CommentSpot, imported: string, range: TextRange, index: number): TextEdit {
  const body = commentBody(imported, range);
  const isAlone = imported.slice(body.start, body.end) === spot.sentinel;
  if (!isAlone) {
    const start = range.start + index;
    return { range: textRange(start, start + spot.sentinel.length), newText: spot.text };
  }
  const comment = imported.slice(range.start, range.end).trimEnd();
  return { range: textRange(range.start, range.start + comment.length), newText: spot.source };
}

function reasonFor(missing: readonly string[]): string {
  const names = missing.slice(0, 5).join(', ');
  return `The copy is redacted, and the open configuration does not have the secrets for ${names}. Open the configuration that it was made from, then paste again.`;
}

/** The source of the original value if all of it is restored and fits there; otherwise the value in quotes. */
function sourceFor(
  node: HjsonString,
  document: HjsonDocument,
  openText: string,
  lookUp: (sentinel: string) => SecretOccurrence | undefined,
): string {
  let original: Extract<SecretOccurrence, { kind: 'value' }>['node'] | undefined;
  const value = node.value.replace(sentinelPattern, (sentinel) => {
    const spot = lookUp(sentinel);
    if (spot?.kind !== 'value') return sentinel;
    original = spot.node;
    const { part } = spot;
    return original.kind === 'string' ? original.value.slice(part.start, part.end) : '';
  });
  if (!original) return document.text.slice(node.range.start, node.range.end);
  const source = openText.slice(original.range.start, original.range.end);
  if (original.kind !== 'string') return source;
  return original.value === value && fits(original, openText, node, document.text) ? source : quotedText(value, '"');
}

/** A quoteless value needs the rest of its line, a multi-line one its old column; quoted ones fit anywhere. */
function fits(original: HjsonString, openText: string, target: HjsonString, text: string): boolean {
  if (original.style === 'quoteless') return /^[\t ]*\r?(?:\n|$)/.test(text.slice(target.range.end));
  if (original.style !== 'multiline') return true;
  return lineBefore(openText, original.range.start) === lineBefore(text, target.range.start);
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}
