import { atLine, findNode, type HjsonDocument, nodeEntries } from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { composeEdits, dottedName, invertEdits, mapPosition, type Refusable, refuse, type TextEdit } from 'source-text';
import { isTextKind, optionAt, writeInTripleQuotes } from '../../config/index.ts';
import { braces, findReferences, replaceReferences } from '../../references/index.ts';
import { findSecrets } from '../../secrets/index.ts';
import { commentSpots, withoutComment } from '../redaction/commentSpots.ts';
import { readableParts } from '../redaction/redact.ts';
import { keyHoldsSecret, secretsNotSought, whyRefused } from '../refusal.ts';
import { type SecretsTaken, type TakenSecret, takeSecretsOut } from './takeOut.ts';

export type CopyWithReferences = Refusable<{ readonly after: HjsonDocument; readonly taken: readonly TakenSecret[] }>;

/**
 * A copy of a configuration with `${NAME}` in place of each secret, and without the comments that may mention one: to hand over or to
 * commit. Refused, with the line and the reason, if a secret would stay, or would be read differently once it is filled in.
 */
export function withSecretsOut(document: HjsonDocument): CopyWithReferences {
  const fault = faultOf(document);
  if (fault) return refuse(fault);
  const comments = suspiciousComments(document);
  const copy = takeSecretsOut(reparse(document, comments), braces);
  const reason = stayingSecret(document, copy) ?? remainder(document, copy.after, composeEdits(comments, copy.edits));
  return reason ? refuse(reason) : { ok: true, after: inTripleQuotes(copy.after), taken: copy.taken };
}

function faultOf(document: HjsonDocument): string | undefined {
  if (document.excess) return secretsNotSought(document.excess);
  if (!document.verdict.ok) return whyRefused(document);
  if (document.root.kind !== 'object') return 'The configuration must be an object.';
  const [key] = findSecrets(document).keys;
  if (key) return keyHoldsSecret(document, key);
  const unfit = document.text.search(/\0|\p{Surrogate}/u);
  return unfit < 0
    ? undefined
    : atLine(document, unfit, 'There is a NUL or half of a surrogate pair, which no file can hold.');
}

function suspiciousComments(document: HjsonDocument): readonly TextEdit[] {
  return commentSpots(document)
    .filter(({ isSuspicious }) => isSuspicious)
    .map((spot) => withoutComment(document, spot));
}

function stayingSecret(document: HjsonDocument, { left }: SecretsTaken): string | undefined {
  const [first] = left;
  if (!first) return undefined;
  const sentence = `The value of ${dottedName(first.path)} ${first.reason}, so it would stay in the text.`;
  return atLine(document, findNode(document, first.path)?.range.start, sentence);
}

/** Secrets outside values: in a key, in text that cannot be parsed, in a comment, or in the rest of another value. */
function remainder(before: HjsonDocument, after: HjsonDocument, edits: readonly TextEdit[]): string | undefined {
  const { search } = findSecrets(before);
  const { keys, comments, damage } = findSecrets(after);
  const rest = readableParts(after, (value) => replaceReferences(value, findReferences(value), () => ' '));
  const repeating = rest.filter(({ text }) => search.holdsOne(text));
  const [found] = [...repeating, ...keys, ...comments, ...damage];
  return (
    found &&
    atLine(
      before,
      mapPosition(found.range.start, invertEdits(before.text, edits), 'before'),
      'A key, a comment or the rest of another value repeats a secret: there is no safe copy of this text.',
    )
  );
}

/** References that a user has written in other quotes: what is inserted there might be read as an escape. */
function inTripleQuotes(document: HjsonDocument): HjsonDocument {
  return nodeEntries(document).reduce((current, { node, path }) => {
    if (node?.kind !== 'string' || node.style === 'multiline' || findReferences(node.value).length === 0)
      return current;
    if (!isTextKind(optionAt(path)?.kind ?? 'text')) return current;
    const edit = writeInTripleQuotes(current, path, node.value);
    return edit.ok ? edit.after : current;
  }, document);
}
