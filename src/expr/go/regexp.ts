import { RE2JS, RE2JSSyntaxException } from 're2js';
import { fromByteString } from '../value.ts';
import { isValidUtf8 } from './utf8.ts';

export type CompiledPattern = { readonly pattern: RE2JS } | { readonly message: string };

/** regexp.Compile of a byte string. The message is Go's: `error parsing regexp: …`. */
export function compilePattern(source: string): CompiledPattern {
  const text = fromByteString(source);
  if (!isValidUtf8(source)) return { message: `error parsing regexp: invalid UTF-8: \`${text}\`` };
  try {
    return { pattern: RE2JS.compile(adapted(text)) };
  } catch {
    return compileAsWritten(text);
  }
}

/** The faults of a pattern, from its own text. */
function compileAsWritten(text: string): CompiledPattern {
  try {
    return { pattern: RE2JS.compile(text) };
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // re2js leaves out the empty piece of text that Go shows here.
    return { message: error.message.replace(/at end of expression$/, '$&: ``') };
  }
}

/** A quotation, an escape, a bracket class or the start of a named group. */
const pieces = /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|\[\^?\]?(?:\[:[^\]]*:\]|\\[\s\S]|[^\]\\])*\]|\(\?P?<\w+>/g;

/**
 * Go lets two groups have one name, re2js does not; names mean nothing to a test. And re2js takes the bracket in `[[:]`
 * for the start of a named class, Go for itself.
 */
function adapted(text: string): string {
  if (!text.includes('<') && !text.includes('[:]')) return text;
  return text.replace(pieces, (piece) => {
    if (piece.startsWith('(')) return '(';
    return piece.startsWith('[') ? `[${piece.slice(1).replaceAll('[:]', '\\[:]')}` : piece;
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
