import type { TextRange } from 'source-text';
import type { HjsonError, HjsonErrorCode } from '../document.ts';

/** Our own wording: what happened and what to do. The wording of hjson-go is shown with it, as secondary text. */
export const errorMessages: Readonly<Record<HjsonErrorCode, string>> = {
  'bad-escape':
    'A backslash in quotes must be followed by one of " \' \\ / b f n r t, or by u and four hexadecimal digits. Write \\\\ for a backslash.',
  'closer-in-string':
    'Text without quotes runs to the end of its line, so the bracket that should close here became part of it. Put quotes around the text.',
  'lax-number':
    'This number is incomplete, and hjson-go refuses the whole file because of it. Finish the number or quote it.',
  'missing-colon': 'A key and ":" are expected here. Write "key: value", or remove this.',
  'missing-key': 'There is no key before this ":". Write a key, or "" for an empty one.',
  'missing-value': 'This key has no value. Write one after the ":", or "" for an empty text.',
  'nested-too-deep': 'hjson-go refuses brackets nested more than 10,000 deep.',
  'number-out-of-range': 'This number is too large for hjson-go. Write a smaller one or quote it.',
  'space-in-key': 'A key with spaces must be in quotes.',
  'stray-closer': 'Nothing is open that this bracket could close. Remove it.',
  'stray-comma': 'There is nothing before this comma. Remove it: one comma between two values is the most.',
  'stray-value': 'This value has no key. Write "key:" before it, or remove it.',
  'text-after-quote':
    'The quote before this ended the text. Put a backslash before each quote inside it, or remove this.',
  'text-after-root': 'The document has ended before this. Remove what follows, or the bracket that ended it.',
  'text-too-large': 'The text is too large to be parsed. It can be edited as text.',
  'unclosed-array': 'This "[" is never closed. Add the "]" where the list ends.',
  'unclosed-multiline': "This ''' text is never closed. Add ''' where it ends.",
  'unclosed-object': 'This "{" is never closed. Add the "}" where the object ends.',
  'unclosed-string': 'This quote is not closed on its line. Add the closing quote.',
  'unreadable-line': 'This line cannot be read; the lines around it can. Repair it, or remove it.',
};

/** The wording of hjson-go, which the server is assumed to use (hjson-go 4.6, hjson-grammar §10). */
export const serverMessages = {
  punctuator: (byte: string) =>
    `Found a punctuator character '${byte}' when expecting a quoteless string (check your syntax)`,
  keyExpected: (byte: string) =>
    `Found '${byte}' where a key name was expected (check your syntax or use quotes if the key name includes {}[],: or whitespace)`,
  emptyKey: `Found ':' but no key name (for an empty key name use quotes)`,
  spaceInKey: 'Found whitespace in your key name (use quotes to include)',
  endInKey: 'Found EOF while looking for a key name (check your syntax)',
  colonExpected: (byte: string) => `Expected ':' instead of '${byte}'`,
  multiline: 'Bad multiline string',
  unclosed: {
    object: `End of input while parsing an object (did you forget a closing '}'?)`,
    array: `End of input while parsing an array (did you forget a closing ']'?)`,
  },
  trailing: 'Syntax error, found trailing characters',
  internal: 'Internal error',
  maxDepth: 'Exceeded max depth (10000)',
  /** One level before that: an object fails while it is turned into JSON, an array while that JSON is read. */
  tooDeep: (root: string, opener: string) =>
    root === 'object' ? 'Internal error' : `invalid character '${opener === 'object' ? '{' : '['}' exceeded max depth`,
  outOfRange: (lexeme: string) => `json: cannot unmarshal number ${lexeme} into Go value of type float64`,
} as const;

/** Upper bound on reported errors: a megabyte of brackets would produce a million. */
export const mostErrors = 1000;

/** The errors of a parse in the order in which they are found, and the damaged regions. */
export class ErrorCollector {
  readonly errors: HjsonError[] = [];
  readonly damage: TextRange[] = [];

  /** Neighbouring stray characters make one error. */
  report(code: HjsonErrorCode, range: TextRange): void {
    const previous = this.errors[this.errors.length - 1];
    if (previous?.code === code && code.startsWith('stray-') && previous.range.end === range.start) {
      this.errors[this.errors.length - 1] = { ...previous, range: { start: previous.range.start, end: range.end } };
    } else if (this.errors.length < mostErrors) {
      this.errors.push({ code, range, message: errorMessages[code] });
    }
  }

  addDamage(start: number, end: number): void {
    const previous = this.damage[this.damage.length - 1];
    if (previous && previous.end >= start) {
      this.damage[this.damage.length - 1] = {
        start: Math.min(start, previous.start),
        end: Math.max(end, previous.end),
      };
    } else {
      this.damage.push({ start, end });
    }
  }
}
