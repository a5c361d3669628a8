import { isPublicKey, looksLikeSecretKey } from '../config/index.ts';
import { type HjsonDocument, type HjsonToken, nodeEntries, tokens } from '../hjson/index.ts';

/** The tokens that are secret as a whole, because they follow a secret key before the document surely goes on. */
export interface StrayTokens {
  /** Where they begin: comments, damage, keys and scalar values. */
  readonly starts: ReadonlySet<number>;
  /** True where a later value may be the end of a secret that a line end has torn. */
  readonly isTorn: boolean;
}

/** The stretch behind a secret key. */
interface Stretch {
  /** How many brackets are open around the key. */
  readonly depth: number;
  hasValue: boolean;
  /** A comma has followed the value. */
  isSeparated: boolean;
  /** Where the last token that belongs to it ends. */
  end: number;
}

/**
 * What follows a secret key is secret until the document surely goes on: at a key behind a line end or a comma, at the key of an option, or
 * at the bracket that closes what is around the key. A string that is not closed goes on as far as its closing quote, if there is one.
 */
export function strayTokens(document: HjsonDocument): StrayTokens {
  const { text } = document;
  const all = tokens(document).filter(({ kind }) => kind !== 'blank');
  const keyNames = namesOfKeys(document);
  const starts = new Set<number>();
  const closers = createCloserSearch(document, all, keyNames);
  let isTorn = false;
  let stretch: Stretch | undefined;
  let depth = 0;
  /** The index of the token with the closing quote of a torn secret. */
  let tornTo = -1;

  for (const [index, { kind, range }] of all.entries()) {
    const { start } = range;
    const source = text.slice(start, range.end).trimEnd();
    const end = start + source.length;
    if (kind === 'punctuation') {
      depth += bracketStep(source);
      if (stretch) stretch = afterPunctuation(stretch, source, depth, end);
    } else if (index <= tornTo) {
      starts.add(start);
      if (stretch) stretch.end = end;
    } else if (kind === 'key') {
      const name = keyNames.get(start) ?? '';
      // What is inside of a secret object is hidden with it.
      if (stretch && depth > stretch.depth) continue;
      if (stretch && !goesOn(stretch, name, text.slice(stretch.end, start))) {
        starts.add(start);
        stretch.end = end;
      } else {
        stretch = isSecretName(name) ? { depth, hasValue: false, isSeparated: false, end } : undefined;
      }
    } else if (kind === 'damage') {
      if (stretch) {
        starts.add(start);
        const quote = tornQuote(source);
        if (quote) {
          isTorn = true;
          tornTo = closers.after(index, quote);
        }
        stretch.hasValue = true;
        stretch.end = end;
      } else {
        const named = endsWithSecretName(source);
        if (named || holdsSecretName(source)) stretch = { depth, hasValue: !named, isSeparated: false, end };
      }
    } else if (stretch) {
      const isBeside = !text.slice(stretch.end, start).includes('\n');
      if (kind === 'comment') {
        if (depth > stretch.depth || !stretch.hasValue || isBeside) starts.add(start);
      } else if (depth === stretch.depth) {
        if (stretch.hasValue) starts.add(start);
        stretch.hasValue = true;
        stretch.end = end;
      }
    }
  }
  return { starts, isTorn };
}

/** A key of no option that is not secret, in any spelling; of an option it is the schema that decides. */
function isSecretName(name: string): boolean {
  return !isPublicKey(name) && looksLikeSecretKey(name);
}

function namesOfKeys(document: HjsonDocument): ReadonlyMap<number, string> {
  return new Map(
    nodeEntries(document).flatMap(({ member }) => (member ? [[member.key.range.start, member.key.name] as const] : [])),
  );
}

function bracketStep(source: string): number {
  if (source === '{' || source === '[') return 1;
  return source === '}' || source === ']' ? -1 : 0;
}

function afterPunctuation(stretch: Stretch, source: string, depth: number, end: number): Stretch | undefined {
  if (depth < stretch.depth) return undefined;
  if (depth > stretch.depth || source === ':') return stretch;
  if (source === ',') return { ...stretch, isSeparated: stretch.hasValue };
  return { ...stretch, hasValue: true, end };
}

function goesOn({ isSeparated }: Stretch, name: string, between: string): boolean {
  return isSeparated || between.includes('\n') || isPublicKey(name) || isSecretName(name);
}

function holdsSecretName(source: string): boolean {
  return source.split(/[\s"':=,{}[\]]+/).some(isSecretName);
}

function endsWithSecretName(source: string): boolean {
  let end = source.length;
  while (end > 0 && /["'\s:=]/.test(source.charAt(end - 1))) end--;
  let start = end;
  while (start > 0 && !/[\s"':=,{}[\]]/.test(source.charAt(start - 1))) start--;
  return start < end && isSecretName(source.slice(start, end));
}

/** The quote of a text that begins with one and does not end: with an odd number of them, one is open. */
function tornQuote(source: string): '"' | "'" | undefined {
  const quote = source[0];
  return (quote === '"' || quote === "'") && isOdd(source, quote) ? quote : undefined;
}

function isOdd(source: string, quote: string): boolean {
  return source.split(quote).length % 2 === 0;
}

/** Finds the token that ends with an open quote, before the next key of an option. Looks at each token once for each quote. */
function createCloserSearch(
  { text }: HjsonDocument,
  all: readonly HjsonToken[],
  keyNames: ReadonlyMap<number, string>,
): { after(index: number, quote: string): number } {
  /** Up to which index no closer was found. */
  const none = new Map<string, number>();
  return {
    after(index, quote) {
      if (index < (none.get(quote) ?? -1)) return -1;
      for (let next = index + 1; next < all.length; next++) {
        const { kind, range } = all[next] ?? { kind: 'blank', range: { start: 0, end: 0 } };
        const isOption = kind === 'key' && isPublicKey(keyNames.get(range.start) ?? '');
        if (isOption || next === all.length - 1) none.set(quote, next);
        if (isOption) return -1;
        const source = text.slice(range.start, range.end).trimEnd();
        if (source.endsWith(quote) && isOdd(source, quote)) return next;
      }
      return -1;
    },
  };
}
