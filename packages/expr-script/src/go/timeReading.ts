/** What is left of the text after an element, and which quantity was out of range; undefined when it does not fit. */
export type Reading = { readonly rest: string; readonly outOfRange?: string | undefined } | undefined;

/** A space in the layout matches any number of spaces, also none at the end of the text. */
export function skipPrefix(text: string, prefix: string): { readonly rest: string; readonly fits: boolean } {
  let rest = text;
  for (const part of prefix.match(/ +|[^ ]/g) ?? []) {
    const isSpace = part.startsWith(' ');
    if (isSpace ? rest !== '' && rest[0] !== ' ' : rest[0] !== part) return { rest, fits: false };
    rest = isSpace ? rest.replace(/^ +/, '') : rest.slice(1);
  }
  return { rest, fits: true };
}

/** What the pattern finds at the start of the text. */
export function readPattern(text: string, pattern: RegExp, store: (match: string) => void): Reading {
  const match = pattern.exec(text)?.[0];
  if (match === undefined) return undefined;
  store(match);
  return { rest: text.slice(match.length) };
}

/** One or two digits, or exactly two. `store` returns the name of a quantity that is out of range. */
export function readNumber(text: string, isFixed: boolean, store: (value: number) => string | undefined): Reading {
  const digits = (isFixed ? /^[0-9]{2}/ : /^[0-9]{1,2}/).exec(text)?.[0];
  if (digits === undefined) return undefined;
  return { outOfRange: store(Number(digits)), rest: text.slice(digits.length) };
}

/** A name in any case, cut to `length` for the short forms. */
export function readName(
  text: string,
  names: readonly string[],
  length: number,
  store: (index: number) => void,
): Reading {
  const forms = names.map((name) => (length === 3 ? name.slice(0, 3) : name).toLowerCase());
  const index = forms.findIndex((form) => text.toLowerCase().startsWith(form));
  const form = forms[index];
  if (form === undefined) return undefined;
  store(index);
  return { rest: text.slice(form.length) };
}

/** A sign and a number up to 23. */
const hours = '[+-]0*(?:1?[0-9]|2[0-3])(?![0-9])';
const capitals = '(?:[A-Z]{3}T?|WITA|[A-Z]{4}T)(?![A-Z])';
const zoneName = new RegExp(`^(?:ChST|MeST|GMT(?:${hours})?|${hours}|${capitals})`);

/**
 * How many bytes at the start of a text look like the abbreviation of a time zone, as package time sees it
 * (parseTimeZone): `ChST`, `MeST`, `GMT+3`, `+07`, three capitals, or four and five that end in T. Undefined for none.
 */
export function zoneNameLength(text: string): number | undefined {
  return text.length < 3 ? undefined : zoneName.exec(text)?.[0].length;
}
