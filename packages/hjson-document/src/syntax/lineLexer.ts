import { trimmedEnd } from './characters.ts';

/** What a stretch of a line is coloured as. */
export type LineTokenKind = 'key' | 'string' | 'number' | 'keyword' | 'comment' | 'punctuation' | 'blank';

/** A stretch of a line, from an offset in the line to the next token or the end of the line. */
export interface LineToken {
  readonly start: number;
  readonly kind: LineTokenKind;
}

/** What the lines before a line have opened. */
export interface LineState {
  /** The open brackets, outermost first; empty at the root of a document without braces. */
  readonly containers: string;
  readonly expects: 'key' | 'colon' | 'value';
  /** What the line begins in. */
  readonly within: 'nothing' | 'comment' | 'multiline';
}

/** At the start of a text. */
export const initialLineState: LineState = { containers: '', expects: 'key', within: 'nothing' };

/** Deeper than any usual text: limits the state that garbage can build up. */
const deepest = 200;

/**
 * Colours HJSON line by line, as an editor needs it: the tokens of a line without its end, and the state for the next one. The rules are
 * those of the parser (hjson-grammar §2-§8); invalid text gets the colours of what it would have been.
 */
export function tokenizeLine(line: string, state: LineState): { tokens: readonly LineToken[]; state: LineState } {
  const lexer = new LineLexer(line, state);
  return { tokens: lexer.run(), state: lexer.state };
}

class LineLexer {
  readonly #line: string;
  readonly #tokens: LineToken[] = [];
  #offset = 0;
  #containers: string;
  #expects: LineState['expects'];
  #within: LineState['within'];

  constructor(line: string, state: LineState) {
    this.#line = line;
    this.#containers = state.containers;
    this.#expects = state.expects;
    this.#within = state.within;
  }

  get state(): LineState {
    return { containers: this.#containers, expects: this.#expects, within: this.#within };
  }

  run(): readonly LineToken[] {
    if (this.#within === 'comment') this.#blockComment(this.#offset);
    else if (this.#within === 'multiline') this.#multiline(this.#offset);
    while (this.#offset < this.#line.length) this.#next();
    return this.#tokens;
  }

  #next(): void {
    const first = this.#line[this.#offset] ?? '';
    if (first <= ' ') this.#take('blank', /[\0- ]+/y);
    else if (first === '#' || this.#line.startsWith('//', this.#offset)) this.#take('comment', /.*/sy);
    else if (this.#line.startsWith('/*', this.#offset)) this.#blockComment(this.#offset + 2);
    else if ('{[}],'.includes(first) || first === ':') this.#punctuation(first);
    else if (this.#expects === 'value') this.#value(first);
    else this.#key(first);
  }

  #emit(kind: LineTokenKind, end: number): void {
    this.#tokens.push({ start: this.#offset, kind });
    this.#offset = end;
  }

  #take(kind: LineTokenKind, pattern: RegExp): void {
    pattern.lastIndex = this.#offset;
    const length = pattern.exec(this.#line)?.[0].length ?? 0;
    this.#emit(kind, this.#offset + Math.max(1, length));
  }

  #blockComment(from: number): void {
    const close = this.#line.indexOf('*/', from);
    this.#within = close < 0 ? 'comment' : 'nothing';
    if (this.#offset < this.#line.length) this.#emit('comment', close < 0 ? this.#line.length : close + 2);
  }

  #multiline(from: number): void {
    const close = this.#line.indexOf("'''", from);
    this.#within = close < 0 ? 'multiline' : 'nothing';
    if (this.#offset < this.#line.length) this.#emit('string', close < 0 ? this.#line.length : close + 3);
    if (close >= 0) this.#afterValue();
  }

  #punctuation(mark: string): void {
    this.#emit('punctuation', this.#offset + 1);
    if (mark === '{' || mark === '[') {
      if (this.#containers.length < deepest) this.#containers += mark;
      this.#expects = mark === '{' ? 'key' : 'value';
    } else if (mark === ':') {
      this.#expects = 'value';
    } else {
      if (mark !== ',') this.#containers = this.#containers.slice(0, -1);
      this.#afterValue();
    }
  }

  #afterValue(): void {
    this.#expects = this.#containers.endsWith('[') ? 'value' : 'key';
  }

  #key(first: string): void {
    if (first === '"' || first === "'") this.#take('key', quoted(first));
    else this.#take('key', /[^\0- {}[\],:]+/y);
    this.#expects = 'colon';
  }

  #value(first: string): void {
    if (this.#line.startsWith("'''", this.#offset)) {
      this.#multiline(this.#offset + 3);
    } else if (first === '"' || first === "'") {
      this.#take('string', quoted(first));
      this.#afterValue();
    } else {
      this.#quoteless();
      this.#afterValue();
    }
  }

  /** Rules 1 to 4 of hjson-grammar §8: a number or a keyword ends at the first stop, a string at the end of the line. */
  #quoteless(): void {
    const rest = this.#line.slice(this.#offset);
    for (const stop of rest.matchAll(/[,}\]#]|\/\/|\/\*|$/g)) {
      if (stop.index === 0) continue;
      const raw = rest.slice(0, stop.index);
      const kind = literalKind(raw);
      if (kind) {
        const end = this.#offset + raw.length;
        this.#emit(kind, this.#offset + trimmedEnd(raw, 0, raw.length));
        if (this.#offset < end) this.#emit('blank', end);
        return;
      }
    }
    this.#emit('string', this.#line.length);
  }
}

function literalKind(raw: string): LineTokenKind | undefined {
  if (/^(?:true|false|null)$/.test(raw.slice(0, trimmedEnd(raw, 0, raw.length)))) return 'keyword';
  return /^-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?[\0- ]*$/.test(raw) ? 'number' : undefined;
}

function quoted(quote: string): RegExp {
  return quote === '"' ? /"(?:[^"\\]|\\.)*(?:"|\\?$)/y : /'(?:[^'\\]|\\.)*(?:'|\\?$)/y;
}
