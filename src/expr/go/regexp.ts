import { RE2JS, RE2JSSyntaxException } from 're2js';
import { fromByteString } from '../value.ts';
import { isValidUtf8 } from './utf8.ts';

export type CompiledPattern = { readonly pattern: RE2JS } | { readonly message: string };

/** regexp.Compile of a byte string. The message is Go's: `error parsing regexp: …`. */
export function compilePattern(source: string): CompiledPattern {
  const text = fromByteString(source);
  if (!isValidUtf8(source)) return { message: `error parsing regexp: invalid UTF-8: \`${text}\`` };
  const escaped = withEscapedBrackets(text);
  try {
    return { pattern: RE2JS.compile(withoutGroupNames(escaped)) };
  } catch {
    return compileNamed(escaped);
  }
}

/** The faults of a pattern, with the names of its groups. */
function compileNamed(text: string): CompiledPattern {
  try {
    return { pattern: RE2JS.compile(text) };
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // re2js leaves out the empty piece of text that Go shows here.
    const message = error.message.replace(/at end of expression$/, '$&: ``');
    return { message: message.replaceAll('\\[:]', '[:]') };
  }
}

/** A quotation, an escape, a bracket class or the start of a named group. */
const pieces = /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|\[\^?\]?(?:\[:[^\]]*:\]|\\[\s\S]|[^\]\\])*\]|\(\?P?<\w+>/g;

/** Go lets two groups have one name, re2js does not; names mean nothing to a test. */
function withoutGroupNames(text: string): string {
  return text.includes('<') ? text.replace(pieces, (piece) => (piece.startsWith('(') ? '(' : piece)) : text;
}

/** In `[[:]`, re2js takes the second bracket for the start of a named class, Go for itself: unless `:]` comes further on. */
function withEscapedBrackets(text: string): string {
  if (!text.includes('[:]')) return text;
  return text.replace(pieces, (piece, offset: number) => {
    const bracket = piece.startsWith('[') ? piece.indexOf('[:]', 1) : -1;
    if (bracket < 0 || text.includes(':]', offset + bracket + 2)) return piece;
    return `${piece.slice(0, bracket)}\\${piece.slice(bracket)}`;
  });
}

/** What is wrong with a pattern, in Go's words; undefined for a good one. */
export function patternFault(source: string): string | undefined {
  const compiled = compilePattern(source);
  return 'message' in compiled ? compiled.message : undefined;
}

/** Regexp.MatchString: somewhere in the byte string, where each invalid byte counts as U+FFFD. */
export function matchesPattern(pattern: RE2JS, bytes: string): boolean {
  return pattern.test(fromByteString(bytes));
}
