import { type HjsonDocument, type HjsonTokenKind, nodeEntries, tokens } from 'hjson-document';
import { isPublicKey, looksLikeSecretKey } from '../config/index.ts';

/** The stretch after a secret key. */
interface Stretch {
  readonly hasValue: boolean;
  /** A comma has followed the value. */
  readonly isSeparated: boolean;
  /** A bracket has closed behind it, with a blank behind: else it may be the beginning of the secret. */
  readonly isClosed: boolean;
  /** Where the last token that belongs to it ends, and the value that the tree has for the key. */
  readonly end: number;
}

/**
 * Where the tokens begin that are secret as a whole: comments, damage, keys and scalar values. What follows a secret key is secret until
 * the document certainly continues: at a key after a line end or a comma, or at the key of an option. A string that is not closed extends to
 * its closing quote, or the key of an option.
 */
export function strayTokens(document: HjsonDocument): ReadonlySet<number> {
  const { text } = document;
  const members = new Map(nodeEntries(document).map(({ member }) => [member?.key.range.start, member]));
  const starts = new Set<number>();
  let stretch: Stretch | undefined;
  /** The quote that a torn secret has left open. */
  let torn: string | undefined;
  for (const { kind, range } of tokens(document)) {
    if (kind === 'blank') continue;
    const { start } = range;
    const source = text.slice(start, range.end).trimEnd();
    const end = start + source.length;
    const { key, value } = members.get(start) ?? {};
    const name = key?.name ?? '';
    // The keys and values inside a secret object are hidden with it.
    if (stretch && start < stretch.end) {
      if (kind === 'comment' || kind === 'damage') starts.add(start);
      continue;
    }
    if (kind === 'punctuation') {
      if (stretch && source === ',') stretch = { ...stretch, isSeparated: stretch.hasValue };
      closers.lastIndex = start;
      if (stretch && closers.test(text)) stretch = { ...stretch, isClosed: true };
      continue;
    }
    if (isPublicKey(name)) torn = undefined;
    const isOnLine = stretch !== undefined && !text.slice(stretch.end, start).includes('\n');
    const isStray = torn !== undefined || (stretch !== undefined && isPartOf(stretch, kind, name, isOnLine));
    if (isStray) starts.add(start);
    if (torn !== undefined) {
      if (source.endsWith(torn) && isOdd(source, torn)) torn = undefined;
    } else if (isStray && kind === 'damage') {
      const quote = source.charAt(0);
      torn = /["']/.test(quote) && isOdd(source, quote) ? quote : undefined;
    }
    if (!stretch || (kind === 'key' && !isStray)) {
      const names = kind === 'damage' ? source.split(/[\s"':=,{}[\]]+/).filter((word) => word !== '') : [name];
      const hasValue = kind === 'key' ? value !== undefined : !isSecretName(names.at(-1) ?? '');
      const begun = { hasValue, isSeparated: false, isClosed: false, end: value?.range.end ?? end };
      stretch = names.some(isSecretName) ? begun : undefined;
    } else if (isStray && kind !== 'comment')
      stretch = { ...stretch, end, isClosed: false, hasValue: stretch.hasValue || kind !== 'key' };
  }
  return starts;
}

const closers = /[}\]][,}\]]*(?:\s|$)/y;

/** True for a token that is secret as a whole: not for that with which the document continues. */
function isPartOf(
  { hasValue, isSeparated, isClosed }: Stretch,
  kind: HjsonTokenKind,
  name: string,
  isOnLine: boolean,
): boolean {
  if (kind === 'damage') return true;
  if (kind === 'comment') return !isClosed && (!hasValue || isOnLine);
  if (kind === 'key') return isOnLine && !isSeparated && !isPublicKey(name) && !isSecretName(name);
  return hasValue && isOnLine && !isSeparated;
}

/** A key that is not an option and not secret, in any spelling; for an option, the schema decides. */
function isSecretName(name: string): boolean {
  return !isPublicKey(name) && looksLikeSecretKey(name);
}

/** With an odd number of quotes, one is open. */
function isOdd(source: string, quote: string): boolean {
  return source.split(quote).length % 2 === 0;
}
