import { decodeRune } from 'source-text';
import { GoPanic, Unsupported } from '../thrown.ts';
import { anySlice, anyTypeName, type ExprValue, fromByteString, GoMap } from '../value.ts';
import { parseFloat64 } from './parseNumber.ts';
import { quote } from './quote.ts';
import { encodeRune } from './utf8.ts';

/** Go reads ten thousand levels; the stack of JavaScript is smaller. */
const deepest = 1000;

/**
 * json.Unmarshal into an `any`: objects as map[string]any, numbers as float64, the last of several equal keys counts.
 * Throws `GoPanic` with Go's text for bad syntax, else for the first number that a float64 cannot hold, and
 * `Unsupported` for very deep nesting.
 */
export function decodeJson(text: string): ExprValue {
  return new JsonDecoder(text).decode();
}

class JsonDecoder {
  readonly #text: string;
  #offset = 0;
  #depth = 0;
  #unfitNumber: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  decode(): ExprValue {
    const value = this.#value();
    this.#skipSpace();
    if (this.#offset < this.#text.length) throw this.#unexpected('after top-level value');
    if (this.#unfitNumber !== undefined) {
      throw new GoPanic(`json: cannot unmarshal number ${this.#unfitNumber} into Go value of type float64`);
    }
    return value;
  }

  #value(): ExprValue {
    this.#skipSpace();
    switch (this.#peek()) {
      case '{':
        return this.#nested(() => this.#object());
      case '[':
        return this.#nested(() => this.#array());
      case '"':
        return this.#string();
      case 't':
        return this.#literal('true', true);
      case 'f':
        return this.#literal('false', false);
      case 'n':
        return this.#literal('null', null);
    }
    if (!/[-0-9]/.test(this.#peek())) throw this.#unexpected('looking for beginning of value');
    return this.#number();
  }

  #nested(read: () => ExprValue): ExprValue {
    this.#depth++;
    if (this.#depth > deepest) throw new Unsupported('deepNesting');
    this.#offset++;
    const value = read();
    this.#depth--;
    return value;
  }

  /** object = '{' [ member { ',' member } ] '}'; the brace is read. */
  #object(): GoMap {
    const entries: [string, ExprValue][] = [];
    this.#skipSpace();
    if (this.#take('}')) return new GoMap('string', anyTypeName);
    while (true) {
      this.#skipSpace();
      if (this.#peek() !== '"') throw this.#unexpected('looking for beginning of object key string');
      const key = this.#string();
      this.#skipSpace();
      if (!this.#take(':')) throw this.#unexpected('after object key');
      entries.push([key, this.#value()]);
      this.#skipSpace();
      if (this.#take('}')) return new GoMap('string', anyTypeName, entries);
      if (!this.#take(',')) throw this.#unexpected('after object key:value pair');
    }
  }

  /** array = '[' [ value { ',' value } ] ']'; the bracket is read. */
  #array(): ExprValue {
    const items: ExprValue[] = [];
    this.#skipSpace();
    if (this.#take(']')) return anySlice(items);
    while (true) {
      items.push(this.#value());
      this.#skipSpace();
      if (this.#take(']')) return anySlice(items);
      if (!this.#take(',')) throw this.#unexpected('after array element');
    }
  }

  #literal(word: string, value: ExprValue): ExprValue {
    for (const letter of word) {
      if (!this.#take(letter)) throw this.#unexpected(`in literal ${word} (expecting '${letter}')`);
    }
    return value;
  }

  /** number = ['-'] ('0' | '1'…'9' {digit}) ['.' digit {digit}] [('e' | 'E') ['+' | '-'] digit {digit}] */
  #number(): ExprValue {
    const start = this.#offset;
    this.#take('-');
    if (!this.#take('0')) this.#digits('in numeric literal');
    if (this.#take('.')) this.#digits('after decimal point in numeric literal');
    if (this.#take('e') || this.#take('E')) {
      if (!this.#take('+')) this.#take('-');
      this.#digits('in exponent of numeric literal');
    }
    const lexeme = this.#text.slice(start, this.#offset);
    const parsed = parseFloat64(lexeme);
    if ('value' in parsed) return parsed.value;
    this.#unfitNumber ??= lexeme;
    return null;
  }

  #digits(context: string): void {
    if (!isDigit(this.#peek())) throw this.#unexpected(context);
    while (isDigit(this.#peek())) this.#offset++;
  }

  #string(): string {
    this.#offset++;
    let value = '';
    while (true) {
      const next = this.#peek();
      if (next === '"') {
        this.#offset++;
        return value;
      }
      if (next < ' ') throw this.#unexpected('in string literal'); // at the end too
      if (next === '\\') {
        this.#offset++;
        value += this.#escape();
      } else {
        const { rune, size } = decodeRune(this.#text, this.#offset);
        value += size === 1 && rune > 0x7f ? encodeRune(rune) : this.#text.slice(this.#offset, this.#offset + size);
        this.#offset += size;
      }
    }
  }

  #escape(): string {
    const letter = this.#peek();
    if (letter === 'u') return this.#unicodeEscape();
    const character = escapes.get(letter);
    if (character === undefined) throw this.#unexpected('in string escape code');
    this.#offset++;
    return character;
  }

  /** Two halves of a surrogate pair make one code point; a lone half becomes U+FFFD. */
  #unicodeEscape(): string {
    const first = this.#hexDigits();
    if (first < 0xd800 || first > 0xdbff || !this.#text.startsWith('\\u', this.#offset)) return encodeRune(first);
    const afterFirst = this.#offset;
    this.#offset++;
    const second = this.#hexDigits();
    if (second >= 0xdc00 && second <= 0xdfff) {
      return encodeRune(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00));
    }
    this.#offset = afterFirst;
    return encodeRune(first);
  }

  #hexDigits(): number {
    const start = ++this.#offset;
    for (let count = 0; count < 4; count++) {
      if (!/[0-9a-fA-F]/.test(this.#peek())) throw this.#unexpected('in \\u hexadecimal character escape');
      this.#offset++;
    }
    return Number.parseInt(this.#text.slice(start, this.#offset), 16);
  }

  #skipSpace(): void {
    while (' \t\r\n'.includes(this.#text[this.#offset] ?? 'end')) this.#offset++;
  }

  #take(character: string): boolean {
    if (this.#text[this.#offset] !== character) return false;
    this.#offset++;
    return true;
  }

  /** The next byte; empty at the end. */
  #peek(): string {
    return this.#text[this.#offset] ?? '';
  }

  #unexpected(context: string): GoPanic {
    const isInsideToken = tokenContexts.test(context);
    const byte = this.#text[this.#offset] ?? (isInsideToken ? ' ' : undefined);
    if (byte === undefined) return new GoPanic('unexpected end of JSON input');
    return new GoPanic(`invalid character ${quoteByte(byte)} ${context}`);
  }
}

/** At the end of the text Go tries a space: inside these tokens that is wrong already. */
const tokenContexts = /^(?:in (?!string literal)|after decimal point)/;

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Go shows the byte as the code point of that number. */
function quoteByte(byte: string): string {
  if (byte === "'") return "'\\''";
  if (byte === '"') return "'\"'";
  return `'${fromByteString(quote(encodeRune(byte.charCodeAt(0)))).slice(1, -1)}'`;
}
