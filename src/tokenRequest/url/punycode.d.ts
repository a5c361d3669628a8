/** The module of the package: under its name alone, Node has one of its own. */
declare module 'punycode/punycode.es6.js' {
  /** The text of a label in letters, digits and hyphens (RFC 3492); throws where a number is too large for it. */
  export function encode(label: string): string;
}
