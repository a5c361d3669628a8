import type { TextRange } from 'source-text';
import type { RawError } from '../errors.ts';
import { isPrintable, quote } from '../go/quote.ts';
import { isSpace } from '../go/unicode.ts';
import { type ByteString, toByteString } from '../value.ts';
import { unescapeLiteral } from './escapes.ts';
import { isAlphaNumeric, type Token, type TokenKind } from './token.ts';

const keywordOperators: ReadonlySet<string> = new Set([
  'in',
  'or',
  'and',
  'matches',
  'contains',
  'startsWith',
  'endsWith',
  'let',
  'if',
  'else',
]);

const operatorsAfterNot: ReadonlySet<string> = new Set(['in', 'matches', 'contains', 'startsWith', 'endsWith']);

/** Characters that start an operator, each with those of which one may follow. */
const punctuation: ReadonlyMap<string, string> = new Map([
  ...[...',;%+-^'].map((first) => [first, ''] as const),
  // The lexer joins whatever follows: `=*` is one token, and not an operator.
  ...[...'&!=*<>'].map((first) => [first, '&=*'] as const),
  ['|', '|'],
  [':', ':'],
  ['?', '.?'],
]);

/** Returns the tokens of a program one by one, so that an error of a later token does not hide one of the parser. */
export class Lexer {
  readonly #source: string;
  #start = 0;
  #end = 0;
  #ready: Token[] = [];
  #isDone = false;
  /** The first error; from then on there are no tokens. */
  error: RawError | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  /** The next token; undefined after the end of the text and after an error. */
  next(): Token | undefined {
    while (this.#ready.length === 0 && !this.#isDone && !this.error) this.#scan();
    return this.error ? undefined : this.#ready.shift();
  }

  #scan(): void {
    const character = this.#advance();
    if (character === '') {
      this.#emitEnd();
    } else if (isSpace(character)) {
      this.#start = this.#end;
    } else if (character === '"' || character === "'") {
      this.#scanQuoted(character, 'string');
    } else if (character === '`') {
      this.#scanRaw();
    } else if ((character === 'b' || character === 'B') && /^["']/.test(this.#peek())) {
      this.#scanQuoted(this.#advance(), 'bytes');
    } else if (character >= '0' && character <= '9') {
      this.#end = this.#start;
      this.#scanNumber();
    } else if (character === '/') {
      this.#scanSlash();
    } else if (character === '#') {
      this.#scanPointer();
    } else if ('()[]{}'.includes(character)) {
      this.#emit('Bracket');
    } else if (character === '.') {
      this.#scanDot();
    } else if (punctuation.has(character)) {
      this.#accept(punctuation.get(character) ?? '');
      this.#emit('Operator');
    } else if (isAlphaNumeric(character)) {
      this.#scanWord();
    } else {
      this.#fail(toByteString(`unrecognized character: ${describeCharacter(character)}`));
    }
  }

  #peek(): string {
    const code = this.#source.codePointAt(this.#end);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  #advance(): string {
    const character = this.#peek();
    this.#end += character.length;
    return character;
  }

  #accept(valid: string): boolean {
    const character = this.#peek();
    if (character === '' || !valid.includes(character)) return false;
    this.#end += character.length;
    return true;
  }

  #acceptRun(valid: string): void {
    while (this.#accept(valid));
  }

  #acceptWord(): void {
    while (isAlphaNumeric(this.#peek())) this.#advance();
  }

  #word(): string {
    return this.#source.slice(this.#start, this.#end);
  }

  #emit(kind: TokenKind, value: string = toByteString(this.#word())): void {
    this.#ready.push({ kind, value, range: { start: this.#start, end: this.#end } });
    this.#start = this.#end;
  }

  #emitEnd(): void {
    this.#ready.push({ kind: 'EOF', value: '', range: this.#lastCharacter() });
    this.#isDone = true;
  }

  /** The error is at the last character that was read; one further when the text has ended. */
  #fail(message: ByteString, atEnd = false): void {
    const range = atEnd ? { start: this.#end, end: this.#end + 1 } : this.#lastCharacter();
    this.error ??= { message, range };
  }

  #lastCharacter(): TextRange {
    const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(this.#source.slice(Math.max(0, this.#end - 2), this.#end));
    return { start: Math.max(0, this.#end - (isPair ? 2 : 1)), end: this.#end };
  }

  #scanQuoted(quoteMark: string, literal: 'string' | 'bytes'): void {
    const bodyStart = this.#end;
    for (;;) {
      const character = this.#advance();
      if (character === quoteMark) break;
      if (character === '\n' || character === '') {
        this.#fail('literal not terminated', character === '');
        return;
      }
      if (character === '\\' && !this.#scanEscape(quoteMark)) return;
    }
    const unescaped = unescapeLiteral(this.#source.slice(bodyStart, this.#end - 1), literal);
    if (unescaped.ok) this.#emit(literal === 'string' ? 'String' : 'Bytes', unescaped.value);
    else this.#fail(unescaped.message);
  }

  /** What follows a backslash. False after an error. */
  #scanEscape(quoteMark: string): boolean {
    const name = this.#advance();
    if (name !== '' && (name === quoteMark || 'abfnrtv\\'.includes(name))) return true;
    if (name >= '0' && name <= '7') return this.#scanDigits(/^[0-7]$/, 2);
    if (name === 'x') return this.#scanDigits(/^[0-9a-fA-F]$/, 2);
    if (name === 'u' && this.#peek() === '{') return this.#scanBraced();
    if (name === 'u') return this.#scanDigits(/^[0-9a-fA-F]$/, 4);
    if (name === 'U') return this.#scanDigits(/^[0-9a-fA-F]$/, 8);
    this.#fail('invalid char escape', name === '');
    return false;
  }

  #scanDigits(digit: RegExp, count: number): boolean {
    for (let index = 0; index < count; index++) {
      const character = this.#advance();
      if (digit.test(character)) continue;
      this.#fail('invalid char escape', character === '');
      return false;
    }
    return true;
  }

  /** `{` 1 to 6 hexadecimal digits `}` */
  #scanBraced(): boolean {
    this.#advance();
    let count = 0;
    while (count < 6 && /^[0-9a-fA-F]$/.test(this.#peek())) {
      this.#advance();
      count++;
    }
    if (count > 0 && this.#accept('}')) return true;
    this.#fail('invalid char escape');
    return false;
  }

  /** Between backquotes nothing is escaped, but two backquotes mean one. */
  #scanRaw(): void {
    const bodyStart = this.#end;
    for (;;) {
      const character = this.#advance();
      if (character === '') {
        this.#fail('literal not terminated', true);
        return;
      }
      if (character === '`' && !this.#accept('`')) break;
    }
    const body = this.#source.slice(bodyStart, this.#end - 1);
    this.#emit('String', toByteString(body.replaceAll('``', '`')));
  }

  #scanNumber(): void {
    let digits = '0123456789_';
    if (this.#accept('0')) {
      if (this.#accept('xX')) digits = '0123456789abcdefABCDEF_';
      else if (this.#accept('oO')) digits = '01234567_';
      else if (this.#accept('bB')) digits = '01_';
    }
    this.#acceptRun(digits);
    const beforeDot = this.#end;
    if (this.#accept('.')) {
      if (this.#peek() === '.') {
        // The range operator: 1..3.
        this.#end = beforeDot;
        this.#emit('Number');
        return;
      }
      this.#acceptRun(digits);
    }
    if (this.#accept('eE')) {
      this.#accept('+-');
      this.#acceptRun(digits);
    }
    if (!isAlphaNumeric(this.#peek())) {
      this.#emit('Number');
      return;
    }
    this.#advance();
    this.#fail(`bad number syntax: ${quote(toByteString(this.#word()))}`);
  }

  #scanSlash(): void {
    if (this.#accept('/')) {
      const lineEnd = this.#source.indexOf('\n', this.#end);
      this.#end = lineEnd < 0 ? this.#source.length : lineEnd + 1;
    } else if (this.#accept('*')) {
      const close = this.#source.indexOf('*/', this.#end);
      this.#end = close < 0 ? this.#source.length : close + 2;
      if (close < 0) this.#fail('unclosed comment', true);
    } else {
      this.#emit('Operator');
    }
    this.#start = this.#end;
  }

  #scanPointer(): void {
    this.#accept('#');
    this.#emit('Operator');
    this.#acceptWord();
    if (this.#end > this.#start) this.#emit('Identifier');
  }

  #scanDot(): void {
    if (/^[0-9]$/.test(this.#peek())) {
      // The number continues after the dot, and may have a second one.
      this.#scanNumber();
      return;
    }
    this.#accept('.');
    this.#emit('Operator');
  }

  #scanWord(): void {
    this.#acceptWord();
    const word = this.#word();
    if (word === 'not') this.#scanNot();
    else this.#emit(keywordOperators.has(word) ? 'Operator' : 'Identifier');
  }

  /** `not in` and the like are two tokens, with only spaces between them. */
  #scanNot(): void {
    this.#emit('Operator');
    this.#acceptRun(' ');
    this.#start = this.#end;
    this.#acceptWord();
    if (operatorsAfterNot.has(this.#word())) this.#emit('Operator');
    else this.#end = this.#start;
  }
}

/** Go's `%#U`: the code point, and the character itself when it can be printed. */
function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return isPrintable(character.codePointAt(0) ?? 0) ? `U+${code} '${character}'` : `U+${code}`;
}
