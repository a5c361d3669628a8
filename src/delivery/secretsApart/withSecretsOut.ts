import { optionAt, writeInTripleQuotes } from '../../config/index.ts';
import { type HjsonDocument, nodeEntries, reparse, tokens } from '../../hjson/index.ts';
import { findReferences, referenceForms, replaceReferences } from '../../references/index.ts';
import { findSecrets } from '../../secrets/index.ts';
import { dottedName } from '../../text/index.ts';
import { commentSpots } from '../redaction/commentSpots.ts';
import { sentinelPattern } from '../redaction/sentinel.ts';
import { hasLoneSurrogate } from '../utf8.ts';
import { type SecretsTaken, type TakenSecret, takeSecretsOut } from './takeOut.ts';

export type CopyWithReferences =
  | { readonly ok: true; readonly after: HjsonDocument; readonly taken: readonly TakenSecret[] }
  | { readonly ok: false; readonly reason: string };

/**
 * A copy of a configuration with `${NAME}` in the place of each secret, and without the comments that may speak of one: to hand over or
 * to commit. Refused with a reason where a secret would stay, or would not be read as it is once it is filled in.
 */
export function withSecretsOut(document: HjsonDocument): CopyWithReferences {
  const fault = faultOf(document);
  if (fault) return { ok: false, reason: fault };
  const braces = referenceForms.find(({ id }) => id === 'braces');
  const copy = braces && takeSecretsOut(withoutSuspiciousComments(document), braces);
  if (!copy) return { ok: false, reason: 'No form of references is known.' };
  const reason = stayingSecret(copy) ?? remainder(document, copy.after);
  return reason ? { ok: false, reason } : { ok: true, after: inTripleQuotes(copy.after), taken: copy.taken };
}

function faultOf(document: HjsonDocument): string | undefined {
  if (document.excess) return `The text ${document.excess.reason}: its secrets were not looked for.`;
  if (!document.verdict.ok) return 'hjson-go refuses this text. The problem list says where.';
  if (document.root.kind !== 'object') return 'The configuration must be an object.';
  if (findSecrets(document).keys.length > 0) {
    return 'A key of the configuration holds a secret: there is no safe copy of this text.';
  }
  const isUnfit = document.text.includes('\0') || hasLoneSurrogate(document.text);
  return isUnfit ? 'There is a NUL or half of a surrogate pair, which no file can hold.' : undefined;
}

function withoutSuspiciousComments(document: HjsonDocument): HjsonDocument {
  const spots = commentSpots(document).filter(({ isSuspicious }) => isSuspicious);
  return reparse(
    document,
    spots.map(({ body, sentinel }) => ({ range: body, newText: sentinel })),
  );
}

function stayingSecret({ left }: SecretsTaken): string | undefined {
  const [first] = left;
  return first && `The value of ${dottedName(first.path)} ${first.reason}. A file to commit cannot leave it out.`;
}

/** What is not a value: a key, a text that cannot be read, a comment, or the rest of another value. */
function remainder(before: HjsonDocument, after: HjsonDocument): string | undefined {
  const { search } = findSecrets(before);
  const { keys, comments, damage } = findSecrets(after);
  // What is at the end of a secret's line is hidden, whatever it says.
  const stay = comments.filter(({ range }) =>
    after.text.slice(range.start, range.end).replace(sentinelPattern, '').trim(),
  );
  const isRepeated = readableParts(after).some((text) => search.holdsOne(text));
  return isRepeated || keys.length + stay.length + damage.length > 0
    ? 'A key, a comment or the rest of another value repeats a secret: there is no safe copy of this text.'
    : undefined;
}

function readableParts(document: HjsonDocument): readonly string[] {
  const values = nodeEntries(document).map(({ node }) => {
    if (node?.kind === 'number') return node.lexeme;
    return node?.kind === 'string' ? replaceReferences(node.value, findReferences(node.value), () => ' ') : '';
  });
  const others = tokens(document).flatMap(({ kind, range }) =>
    kind === 'comment' || kind === 'damage' ? [document.text.slice(range.start, range.end)] : [],
  );
  return [...values, ...others];
}

/** References that a user has written in other quotes: what is inserted there might be read as an escape. */
function inTripleQuotes(document: HjsonDocument): HjsonDocument {
  return nodeEntries(document).reduce((current, { node, path }) => {
    if (node?.kind !== 'string' || node.style === 'multiline' || findReferences(node.value).length === 0)
      return current;
    if (['integer', 'boolean', 'object', 'programs'].includes(optionAt(path)?.kind ?? '')) return current;
    const edit = writeInTripleQuotes(current, path, node.value);
    return edit.ok ? edit.after : current;
  }, document);
}
