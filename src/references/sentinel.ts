/** What replaces a secret in a redacted copy; also a part of a text. Older copies have one for each comment, and name no original. */
export const sentinelPattern = /<redacted ([\w.-]+)(?: (\d+))?(?: of (a part of )?([\da-f]{8}))?>/g;

/** How a mark begins, also after a mail program, a wiki or an address has encoded or capitalised it: a mark all the same, but nobody's. */
const beginning = /(?:<|&lt;|%3c)redacted(?:[ _+\u00a0]|%20|&nbsp;)\w/i;

/** A mark, read: of what, which one of several with that name, and the digest of the copy that it was made for. */
export interface Sentinel {
  readonly name: string;
  readonly number: number;
  readonly digest: string | undefined;
  /** Only a part of that copy was taken. */
  readonly isOfPart: boolean;
}

/** True when a redaction has removed something from the text, however the mark was spelt on its way. */
export function holdsSentinel(text: string): boolean {
  return beginning.test(text);
}

/** The marks in a text that nobody has altered, in order, and where each begins. */
export function findSentinels(text: string): readonly (Sentinel & { readonly text: string; readonly start: number })[] {
  return [...text.matchAll(sentinelPattern)].map(({ 0: mark, 1: name = '', 2: number, 3: part, 4: digest, index }) => ({
    text: mark,
    start: index,
    name,
    number: Number(number ?? 1),
    digest,
    isOfPart: part !== undefined,
  }));
}
