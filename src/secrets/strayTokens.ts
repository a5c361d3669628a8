import { isPublicKey, looksLikeSecretKey } from '../config/index.ts';
import { type HjsonDocument, type HjsonToken, nodeEntries, tokens } from '../hjson/index.ts';

/** The tokens that are secret as a whole, because they follow a secret key before the document certainly continues. */
export interface StrayTokens {
  /** Where they begin: comments, damage, keys and scalar values. */
  readonly starts: ReadonlySet<number>;
  /** True if a later value may be the end of a secret that a line end has torn. */
  readonly isTorn: boolean;
}

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

/** A token without the blanks at its end, with what is known about it besides its kind. */
interface SeenToken {
  readonly kind: HjsonToken['kind'];
  readonly start: number;
  readonly end: number;
  readonly source: string;
  /** Of a key, and where its value ends. */
  readonly name: string;
  readonly valueEnd: number | undefined;
}

/**
 * What follows a secret key is secret until the document certainly continues: at a key after a line end or a comma, or at the key of an
 * option. A string that is not closed extends to its closing quote, or the key of an option.
 */
export function strayTokens(document: HjsonDocument): StrayTokens {
  const starts = new Set<number>();
  let isTorn = false;
  let stretch: Stretch | undefined;
  /** The quote that a torn secret has left open. */
  let torn: string | undefined;
  for (const token of seenTokens(document)) {
    const { kind, start, end, source, name } = token;
    // The keys and values inside a secret object are hidden with it.
    if (stretch && start < stretch.end) {
      if (kind === 'comment' || kind === 'damage') starts.add(start);
      continue;
    }
    if (kind === 'punctuation') {
      if (stretch && source === ',') stretch = { ...stretch, isSeparated: stretch.hasValue };
      closers.lastIndex = start;
      if (stretch && closers.test(document.text)) stretch = { ...stretch, isClosed: true };
      continue;
    }
    if (isPublicKey(name)) torn = undefined;
    const isStray = torn !== undefined || (stretch !== undefined && isPartOf(stretch, token, document.text));
    if (isStray) starts.add(start);
    if (torn !== undefined) {
      if (source.endsWith(torn) && isOdd(source, torn)) torn = undefined;
    } else if (isStray && kind === 'damage') {
      torn = tornQuote(source);
      isTorn ||= torn !== undefined;
    }
    if (!stretch || (kind === 'key' && !isStray)) stretch = begunBy(token);
    else if (isStray && kind !== 'comment')
      stretch = { ...stretch, end, isClosed: false, hasValue: stretch.hasValue || kind !== 'key' };
  }
  return { starts, isTorn };
}

function seenTokens(document: HjsonDocument): readonly SeenToken[] {
  const members = new Map(nodeEntries(document).map(({ member }) => [member?.key.range.start, member]));
  return tokens(document).flatMap(({ kind, range: { start, end } }) => {
    if (kind === 'blank') return [];
    const source = document.text.slice(start, end).trimEnd();
    const { key, value } = members.get(start) ?? {};
    return [{ kind, start, end: start + source.length, source, name: key?.name ?? '', valueEnd: value?.range.end }];
  });
}

const closers = /[}\]][,}\]]*(?:\s|$)/y;
const unseparated = { isSeparated: false, isClosed: false };

/** The stretch that is begun by a key, or by damage with the name of a secret in it. */
function begunBy({ kind, name, source, end, valueEnd }: SeenToken): Stretch | undefined {
  if (kind === 'key' && isSecretName(name))
    return { hasValue: valueEnd !== undefined, ...unseparated, end: valueEnd ?? end };
  const words = kind === 'damage' ? source.split(/[\s"':=,{}[\]]+/).filter((word) => word !== '') : [];
  const hasValue = !isSecretName(words.at(-1) ?? '');
  return words.some(isSecretName) ? { hasValue, ...unseparated, end } : undefined;
}

/** True for a token that is secret as a whole: not for that with which the document continues. */
function isPartOf(
  { hasValue, isSeparated, isClosed, end }: Stretch,
  { kind, start, name }: SeenToken,
  text: string,
): boolean {
  const isOnLine = !text.slice(end, start).includes('\n');
  if (kind === 'damage') return true;
  if (kind === 'comment') return !isClosed && (!hasValue || isOnLine);
  if (kind === 'key') return isOnLine && !isSeparated && !isPublicKey(name) && !isSecretName(name);
  return hasValue && isOnLine && !isSeparated;
}

/** A key that is not an option and not secret, in any spelling; for an option, the schema decides. */
function isSecretName(name: string): boolean {
  return !isPublicKey(name) && looksLikeSecretKey(name);
}

/** The open quote of a text that begins with one and does not end: with an odd number of them, one is open. */
function tornQuote(source: string): '"' | "'" | undefined {
  const quote = source[0];
  return (quote === '"' || quote === "'") && isOdd(source, quote) ? quote : undefined;
}

function isOdd(source: string, quote: string): boolean {
  return source.split(quote).length % 2 === 0;
}
