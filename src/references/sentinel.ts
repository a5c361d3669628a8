/** What replaces a secret in a redacted copy; also a part of a text. Older copies have one for each comment, and name no original. */
export const sentinelPattern = /<redacted ([\w.-]+)(?: (\d+))?(?: of (a part of )?([\da-f]{8}))?>/g;

const selector = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`;
const selectors = new RegExp(selector, 'gu');

const opening = String.raw`(?:[<‹«⟨〈]|&(?:amp;)?(?:lt|laquo|lsaquo|#60|#x3c);|%(?:25)?3c|\\{1,2}(?:u00|x)3c)`;
const blank = String.raw`(?:[ _+]|%(?:25)?20|&(?:amp;)?nbsp;|\\{1,2}u00(?:20|a0))`;
const gap = '(?: |%20)';

/**
 * What the product itself writes in place of a secret, as other programs may have encoded, wrapped or capitalised it on its way: a mark, also
 * one whose brackets are gone, and the mask of the editor, whose dots have variation selectors between them.
 */
const own = [
  new RegExp(`${opening} ?redacted${blank}+\\w`, 'i'),
  new RegExp(`redacted${gap}[\\w.-]+${gap}(?:\\d+${gap})?of${gap}(?:a${gap}part${gap}of${gap})?[\\da-f]{8}\\b`, 'i'),
  new RegExp(`•${selector}+•${selector}*•|•${selector}*•${selector}+•|•${selector}*•${selector}*•${selector}`, 'u'),
];

/** What programs show in place of a secret: dots, asterisks or crosses alone, or the word. */
const mask = /^(?:[•●∙·⋅‧・․.⬤○◦*∗＊]{3,}|‥+|…+|x{4,}|[<‹«＜⟨〈[({*]*redacted[>›»＞⟩〉\])}*]*)$/iu;

/** True for a text that is all mask and no secret, of this or another program. */
export function isMask(text: string): boolean {
  return holdsSentinel(text) || mask.test(text.replace(selectors, '').trim());
}

/** A mark, read: of what, which one of several with that name, and the digest of the copy that it was made for. */
export interface Sentinel {
  readonly name: string;
  readonly number: number;
  readonly digest: string | undefined;
  /** Only a part of that copy was taken. */
  readonly isOfPart: boolean;
}

/** Any other text has no mark however it is normalised, which takes longer than all else that a letter asks of its value. */
const mayHold = /[^ -~\s]|redacted/i;

/** True when a text has a mark of a redacted copy or a mask of the editor in place of a secret, however that was spelt on its way. */
export function holdsSentinel(text: string): boolean {
  if (!mayHold.test(text)) return false;
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
  return own.some((sign) => sign.test(plain));
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
