import { RE2JS, RE2JSSyntaxException } from 're2js';
import { decodeRune } from 'source-text';
import { Unsupported } from '../thrown.ts';
import { fromByteString, isAscii } from '../value.ts';
import { classKnownTo, isSettled } from './unicode.ts';

/** A pattern that can be tested, or Go's message. */
export type CompiledPattern = TestablePattern | { readonly message: string };

export interface TestablePattern {
  readonly pattern: RE2JS;
  /** Whether it has a class of Unicode or ignores case: then the version of Unicode may decide. */
  readonly usesUnicode: boolean;
}

/**
 * regexp.Compile of a byte string. The message is Go's: `error parsing regexp: …`. Throws `Unsupported` for a class that
 * only some versions of Go know.
 */
export function compilePattern(source: string): CompiledPattern {
  const invalid = invalidRest(source);
  if (invalid !== undefined) return { message: `error parsing regexp: invalid UTF-8: \`${fromByteString(invalid)}\`` };
  const text = withKnownClasses(withEscapedBrackets(fromByteString(source)));
  try {
    return { pattern: RE2JS.compile(withoutGroupNames(text)), usesUnicode: /\\[pP]|\(\?[a-zA-Z-]*i/.test(text) };
  } catch {
    return { message: faultOf(text) };
  }
}

/** How long a pattern is at most when its `{n,m}` are written out; Go refuses more than a thousand of one. */
export function repeatedLength(source: string): number {
  const counts = [...source.matchAll(/(?<!\d)(\d+)\}/g)];
  const most = counts.reduce((product, [, count]) => product * Math.max(1, Number(count)), 1);
  return source.length * Math.min(1000, most);
}

/** The bytes from the first one that is not part of valid UTF-8. */
function invalidRest(source: string): string | undefined {
  for (let offset = 0; offset < source.length; ) {
    const { rune, size } = decodeRune(source, offset);
    if (size === 1 && rune >= 0x80) return source.slice(offset);
    offset += size;
  }
  return undefined;
}

/** The faults of a pattern, with the names of its groups. */
function faultOf(text: string): string {
  try {
    RE2JS.compile(withDistinctGroupNames(text));
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    return wordedByGo(error.message.replace(distinguished, '').replaceAll(unknownClass, ''), text);
  }
  return '';
}

/** Where Go has another text than re2js. */
function wordedByGo(message: string, text: string): string {
  return message
    .replaceAll('\\[:]', '[:]')
    .replace(/at end of expression$/, '$&: ``')
    .replace(/nests too deeply$/, () => `nests too deeply: \`${text}\``)
    .replace(/invalid named capture: `(\(\?)(<|P)<?`$/, 'invalid or unsupported Perl syntax: `$1$2`');
}

/** A quotation, an escape, a bracket class or the start of a named group. */
const pieces = /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|\[\^?\]?(?:\[:[^\]:]*:\]|\\[\s\S]?|[^\]\\])*(?:\]|$)|\(\?P?<\w+>/g;

/** Go lets two groups have one name, re2js does not; names mean nothing to a test. */
function withoutGroupNames(text: string): string {
  return text.includes('<') ? text.replace(pieces, (piece) => (piece.startsWith('(') ? '(' : piece)) : text;
}

const distinguished = /__again[0-9]+__/g;

function withDistinctGroupNames(text: string): string {
  const names = new Set<string>();
  return text.replace(pieces, (piece, offset: number) => {
    const name = piece.startsWith('(') ? piece.slice(piece.indexOf('<')) : '';
    if (!names.has(name)) {
      names.add(name);
      return piece;
    }
    return name === '' ? piece : piece.replace('>', `__again${offset}__>`);
  });
}

/** A quotation, a class of Unicode or an escape. */
const escapesAndClasses = /\\Q[\s\S]*?(?:\\E|$)|\\[pP](?:\{\^?([^}]*)\}|([^{]))|\\[\s\S]/gu;

/** What is put before the name of a class that re2js may know and no Go does. */
const unknownClass = '\ue000';

function withKnownClasses(text: string): string {
  return text.replace(escapesAndClasses, (piece, braced?: string, letter?: string) => {
    const name = braced ?? letter;
    const versions = name === undefined ? 'all' : classKnownTo(name);
    if (versions === 'some') throw new Unsupported('classNames');
    return versions === 'none' ? piece.replace(/\{\^?/, `$&${unknownClass}`) : piece;
  });
}

/** In `[[:]`, re2js reads the second bracket as the start of a named class, Go as a literal, unless `:]` follows later. */
function withEscapedBrackets(text: string): string {
  if (!text.includes('[:]')) return text;
  return text.replace(pieces, (piece, offset: number) => {
    const bracket = piece.startsWith('[') ? piece.indexOf('[:]', 1) : -1;
    if (bracket < 0 || text.includes(':]', offset + bracket + 2)) return piece;
    return `${piece.slice(0, bracket)}\\${piece.slice(bracket)}`;
  });
}

/** What is wrong with a pattern, in Go's words; undefined for a good one. Throws `Unsupported` as compiling does. */
export function patternFault(source: string): string | undefined {
  const compiled = compilePattern(source);
  return 'message' in compiled ? compiled.message : undefined;
}

/**
 * Regexp.MatchString: somewhere in the byte string, where each invalid byte counts as U+FFFD. Throws `Unsupported` where
 * the version of Unicode may decide.
 */
export function matchesPattern({ pattern, usesUnicode }: TestablePattern, bytes: string): boolean {
  const text = fromByteString(bytes);
  if (usesUnicode && !isAscii(bytes) && ![...text].every(isSettled)) throw new Unsupported('unicodeVersion');
  return pattern.test(text);
}
