import { type TextRange, textRange } from 'source-text';

/** Secrets of fewer characters are not looked for elsewhere: they would be found inside ordinary words. */
const shortestSought = 6;

/** For longer ones, the beginning is looked for; what follows it counts as well, up to the end of the text. */
const longestSought = 1024;

/** Looks for many texts at once, in time that does not grow with their number. */
export interface TextSearch {
  holdsOne(text: string): boolean;
  /** Every occurrence; of several that start at one offset, the longest. In text order, not overlapping. */
  rangesIn(text: string): readonly TextRange[];
}

/** Texts shorter than `shortestSought` are ignored. */
export function createTextSearch(sought: Iterable<string>): TextSearch {
  /** Texts that begin alike, and their lengths, the longest first. */
  const buckets = new Map<number, { readonly lengths: number[]; readonly texts: Set<string> }>();
  for (const whole of sought) {
    if (whole.length < shortestSought) continue;
    const text = whole.slice(0, longestSought);
    const hash = hashAt(text, 0);
    const bucket = buckets.get(hash) ?? { lengths: [], texts: new Set<string>() };
    buckets.set(hash, bucket);
    bucket.texts.add(text);
    if (!bucket.lengths.includes(text.length)) bucket.lengths.push(text.length);
  }
  for (const { lengths } of buckets.values()) lengths.sort((a, b) => b - a);

  function firstFrom(text: string, from: number): TextRange | undefined {
    if (buckets.size === 0) return undefined;
    let hash = hashAt(text, from);
    for (let start = from; start + shortestSought <= text.length; start++) {
      const bucket = buckets.get(hash);
      hash = hashBehind(hash, text, start);
      const length = bucket?.lengths.find(
        (each) => start + each <= text.length && bucket.texts.has(text.slice(start, start + each)),
      );
      if (length === longestSought) return textRange(start, text.length);
      if (length !== undefined) return textRange(start, start + length);
    }
    return undefined;
  }

  return {
    holdsOne: (text) => firstFrom(text, 0) !== undefined,
    rangesIn(text) {
      const ranges: TextRange[] = [];
      for (let range = firstFrom(text, 0); range; range = firstFrom(text, range.end)) ranges.push(range);
      return ranges;
    },
  };
}

/** A hash of the first characters, which every searched text has. */
function hashAt(text: string, start: number): number {
  let hash = 0;
  for (let offset = start; offset < start + shortestSought; offset++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(offset)) | 0;
  }
  return hash;
}

const factorOfFirst = 31 ** (shortestSought - 1);

/** The hash one character after `start`, from the one at `start`. */
function hashBehind(hash: number, text: string, start: number): number {
  const others = hash - Math.imul(text.charCodeAt(start), factorOfFirst);
  return (Math.imul(others, 31) + text.charCodeAt(start + shortestSought)) | 0;
}
