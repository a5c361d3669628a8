/** What `'''…'''` does not preserve of a value inserted between its quotes (hjson-grammar §7), and how to describe it. */
const limits: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/'''/, 'contains three quotes in a row'],
  [/'$/, 'ends with a quote'],
  [/[\0\r]/, 'contains a carriage return or NUL'],
  [/^[\u0001-\u0020]/, 'begins with a space, line break or control character'],
  [/\n$/, 'ends with a line break'],
  [/\n[\u0001-\u0009\u000b-\u0020]/, 'has an indented line'],
];

/** Why a value would be read differently when it is inserted as `'''value'''`, as the end of a sentence; undefined if it would not. */
export function insertionFault(value: string): string | undefined {
  return limits.find(([pattern]) => pattern.test(value))?.[1];
}

/** The same limits, once, for the page. */
export const insertionLimits =
  "Three quotes (''') take almost any value: it must not contain ''', end with ' or a line break, begin with a space, or have indented lines.";
