import { isPublicKey, looksLikeSecretKey } from '../config/index.ts';
import { type HjsonDocument, type HjsonToken, nodeEntries, tokens } from '../hjson/index.ts';
import { endOfLine } from '../text/index.ts';

/** The tokens that are secret as a whole, because they follow a secret key before the document certainly continues. */
export interface StrayTokens {
  /** Where they begin: comments, damage, keys and scalar values. */
  readonly starts: ReadonlySet<number>;
  /** Where damage begins that is secret to the end of its line: what is meant as its secret begins with a closing bracket. */
  readonly lines: ReadonlySet<number>;
  /** True if a later value may be the end of a secret that a line end has torn. */
  readonly isTorn: boolean;
}

/** The stretch after a secret key. */
interface Stretch {
  /** How many brackets are open around the key. */
  readonly depth: number;
  readonly hasValue: boolean;
  /** A comma has followed the value. */
  readonly isSeparated: boolean;
  /** Where the last token that belongs to it ends. */
  readonly end: number;
}

/** A token without the blanks at its end, with what is known about it besides its kind. */
interface SeenToken {
  readonly kind: HjsonToken['kind'];
  readonly start: number;
  readonly end: number;
  readonly source: string;
  /** Of a key. */
  readonly name: string;
}

/**
 * What follows a secret key is secret until the document certainly continues: at a key after a line end or a comma, at the key of an
 * option, or at the bracket that closes what is around the key. A string that is not closed extends to its closing quote, or the key of
 * an option.
 */
export function strayTokens(document: HjsonDocument): StrayTokens {
  const starts = new Set<number>();
  const lines = new Set<number>();
  let isTorn = false;
  let stretch: Stretch | undefined;
  let depth = 0;
  /** The quote that a torn secret has left open. */
  let torn: string | undefined;
  /** The end of the line of a secret that begins with the bracket that ended what is around its key. */
  let lineEnd = -1;
  for (const token of seenTokens(document)) {
    if (token.kind === 'punctuation') {
      depth += bracketStep(token.source);
      if (stretch && depth < stretch.depth && beginsSecret(stretch, token, document.text))
        lineEnd = endOfLine(document.text, token.end);
      stretch &&= afterPunctuation(stretch, token, depth);
      continue;
    }
    if (isPublicKey(token.name)) {
      lineEnd = -1;
      torn = undefined;
    }
    const isOnLine = token.start < lineEnd;
    if (isOnLine && token.kind === 'damage') lines.add(token.start);
    const isStray =
      torn !== undefined ||
      (isOnLine && token.kind !== 'damage') ||
      (stretch !== undefined && isPartOf(stretch, token, depth, document.text));
    if (isStray) starts.add(token.start);
    if (torn !== undefined) {
      if (token.source.endsWith(torn) && isOdd(token.source, torn)) torn = undefined;
    } else if (isStray && token.kind === 'damage') {
      torn = tornQuote(token.source);
      isTorn ||= torn !== undefined;
    }
    if (!stretch || (token.kind === 'key' && !isStray && depth === stretch.depth)) stretch = begunBy(token, depth);
    else if (isStray || depth === stretch.depth) stretch = { ...stretch, ...progress(token) };
  }
  return { starts, lines, isTorn };
}

function seenTokens(document: HjsonDocument): readonly SeenToken[] {
  const names = new Map(nodeEntries(document).map(({ member }) => [member?.key.range.start, member?.key.name]));
  return tokens(document).flatMap(({ kind, range }) => {
    if (kind === 'blank') return [];
    const source = document.text.slice(range.start, range.end).trimEnd();
    return [{ kind, start: range.start, end: range.start + source.length, source, name: names.get(range.start) ?? '' }];
  });
}

/** The stretch that is begun by a key, or by damage with the name of a secret in it. */
function begunBy({ kind, name, source, end }: SeenToken, depth: number): Stretch | undefined {
  const isSecret = kind === 'key' ? isSecretName(name) : kind === 'damage' && holdsSecretName(source);
  if (!isSecret) return undefined;
  return { depth, hasValue: kind === 'damage' && !endsWithSecretName(source), isSeparated: false, end };
}

/**
 * True for a token that is secret as a whole: neither a value that the tree has for the key, nor something with which the document
 * continues.
 */
function isPartOf(stretch: Stretch, { kind, start, name }: SeenToken, depth: number, text: string): boolean {
  const between = text.slice(stretch.end, start);
  if (kind === 'damage') return true;
  if (kind === 'comment') return depth > stretch.depth || !stretch.hasValue || !between.includes('\n');
  // What is inside a secret object is hidden with it.
  if (depth > stretch.depth) return false;
  return kind === 'key' ? !goesOn(stretch, name, between) : stretch.hasValue;
}

/** Comments and keys are not values; text next to a value is also next to a key in its place. */
function progress({ kind, end }: SeenToken): Partial<Stretch> {
  if (kind === 'comment') return {};
  return kind === 'key' ? { end } : { hasValue: true, end };
}

/** A key that is not an option and not secret, in any spelling; for an option, the schema decides. */
function isSecretName(name: string): boolean {
  return !isPublicKey(name) && looksLikeSecretKey(name);
}

function bracketStep(source: string): number {
  if (source === '{' || source === '[') return 1;
  return source === '}' || source === ']' ? -1 : 0;
}

const behindCloser = /[,}\]]*\S/y;

/** True for a bracket in place of a value that is followed by more than what may follow a bracket. */
function beginsSecret({ hasValue, end }: Stretch, token: SeenToken, text: string): boolean {
  if (hasValue || text.slice(end, token.start).includes('\n')) return false;
  behindCloser.lastIndex = token.end;
  return /[^,}\]]$/.test(behindCloser.exec(text)?.[0] ?? '');
}

function afterPunctuation(stretch: Stretch, { source, end }: SeenToken, depth: number): Stretch | undefined {
  if (depth < stretch.depth) return undefined;
  if (depth > stretch.depth || source === ':') return stretch;
  if (source === ',') return { ...stretch, isSeparated: stretch.hasValue };
  return { ...stretch, hasValue: true, end };
}

function goesOn({ isSeparated }: Stretch, name: string, between: string): boolean {
  return isSeparated || between.includes('\n') || isPublicKey(name) || isSecretName(name);
}

function holdsSecretName(source: string): boolean {
  return wordsIn(source).some(isSecretName);
}

function endsWithSecretName(source: string): boolean {
  return isSecretName(wordsIn(source).findLast((word) => word !== '') ?? '');
}

function wordsIn(source: string): readonly string[] {
  return source.split(/[\s"':=,{}[\]]+/);
}

/** The open quote of a text that begins with one and does not end: with an odd number of them, one is open. */
function tornQuote(source: string): '"' | "'" | undefined {
  const quote = source[0];
  return (quote === '"' || quote === "'") && isOdd(source, quote) ? quote : undefined;
}

function isOdd(source: string, quote: string): boolean {
  return source.split(quote).length % 2 === 0;
}
