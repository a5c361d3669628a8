import type { TextRange } from 'source-text';
import type { HjsonErrorCode, HjsonNode } from '../document.ts';
import {
  closeBrace,
  closeBracket,
  colonUnit,
  comma,
  cr,
  doubleQuote,
  hash,
  isBlank,
  isBracket,
  isDigit,
  isEnd,
  isGoSpace,
  isLineEnd,
  isPunctuator,
  isStop,
  lf,
  minus,
  openBrace,
  openBracket,
  singleQuote,
  slash,
  star,
  trimmedEnd,
  trimmedStart,
  unbalancedCloser,
} from './characters.ts';
import { endOfUnclosedMultiline, endOfUnreadString, failureInKey } from './damage.ts';
import { ErrorCollector, serverMessages } from './errors.ts';
import { LineTracker } from './lineTracker.ts';
import { isJsonNumber, numberValue, scanNumber } from './numbers.ts';
import {
  deepestNesting,
  type Frame,
  type GoStringFields,
  noObject,
  type ParsedText,
  type ParserOptions,
  type ReadScalar,
  type ServerFailure,
} from './parserTypes.ts';
import { printedByte, type ScannedString, scanMultiline, scanQuoted } from './strings.ts';

/**
 * Parses members and values with one explicit stack, so that no nesting can exhaust the engine's. After the first error it continues with
 * the smallest damage that explains it: a stray character, a line, a member.
 */
class Parser {
  readonly #text: string;
  readonly #options: ParserOptions;
  readonly #faults = new ErrorCollector();
  readonly #stack: Frame[] = [];
  #openObjects = 0;
  #openArrays = 0;
  #tooDeep: 'object' | 'array' | undefined;
  #failure: ServerFailure | undefined;
  #hasOddNumbers = false;
  #position = 0;
  #expectsValue = false;
  #takesComma = true;
  #root: HjsonNode | undefined;
  readonly #lines: LineTracker;
  #nextNul: number;

  constructor(text: string, options: ParserOptions) {
    this.#text = text;
    this.#options = options;
    this.#lines = new LineTracker(text);
    this.#nextNul = text.indexOf('\0');
  }

  /** document = trivia ( object / array ) trivia EOF / members EOF */
  parse(): ParsedText {
    this.#skipTrivia();
    const unit = this.#text.charCodeAt(this.#position);
    if (unit === openBrace) this.#open('object');
    else if (unit === openBracket) this.#open('array');
    else this.#push('object', -1);
    for (let frame = this.#top(); frame; frame = this.#top()) {
      if (this.#expectsValue) this.#readValue(frame);
      else if (isEnd(this.#text.charCodeAt(this.#position))) this.#closeAtEnd();
      else if (frame.kind === 'object') this.#readMember(frame);
      else this.#readElement(frame);
    }
    this.#readTrailer();
    const { errors, damage } = this.#faults;
    return {
      root: this.#root ?? noObject,
      errors,
      damage,
      failure: this.#failure,
      hasOddNumbers: this.#hasOddNumbers,
      tooDeep: this.#tooDeep,
    };
  }

  /** scalar trivia. Undefined when something else is there, or it cannot be read. */
  readScalarAt(offset: number): ReadScalar | undefined {
    const frame = this.#push('array', -1);
    this.#position = offset;
    this.#takesComma = false;
    this.#readValue(frame);
    const node = frame.elements[0];
    return node && !this.#failure ? { node, end: this.#position } : undefined;
  }

  /** What follows the root: trivia, or damage. */
  #readTrailer(): void {
    this.#skipTrivia();
    const start = this.#position;
    if (isEnd(this.#text.charCodeAt(start))) return;
    const end = trimmedEnd(this.#text, start, this.#text.length);
    this.#fail('text-after-root', { start, end }, serverMessages.trailing, start);
    this.#faults.damage.push({ start, end });
  }

  #top(): Frame | undefined {
    return this.#stack[this.#stack.length - 1];
  }

  // trivia = *( blank / line-comment / block-comment )
  #skipTrivia(): void {
    const text = this.#text;
    let offset = this.#position;
    for (;;) {
      const unit = text.charCodeAt(offset);
      if (isBlank(unit)) {
        offset++;
      } else if (unit === hash) {
        offset = this.#findOrEnd('\n', offset);
      } else if (unit === slash) {
        const next = text.charCodeAt(offset + 1);
        if (next === slash) {
          offset = this.#findOrEnd('\n', offset);
        } else if (next === star) {
          const close = this.#findOrEnd('*/', offset + 2);
          offset = isEnd(text.charCodeAt(close)) ? close : close + 2;
        } else {
          break;
        }
      } else {
        break;
      }
    }
    this.#position = offset;
  }

  /** The offset of the next `needle`, or of the NUL or the end of the text before it. */
  #findOrEnd(needle: string, from: number): number {
    const found = this.#text.indexOf(needle, from);
    const end = found < 0 ? this.#text.length : found;
    if (this.#nextNul < 0) return end;
    if (this.#nextNul < from) this.#nextNul = this.#text.indexOf('\0', from);
    return this.#nextNul >= 0 && this.#nextNul < end ? this.#nextNul : end;
  }

  #open(kind: 'object' | 'array'): void {
    const frameStart = this.#position;
    this.#push(kind, frameStart);
    if (kind === 'object') this.#openObjects++;
    else this.#openArrays++;
    this.#position++;
    this.#skipTrivia();
    this.#expectsValue = false;
    if (this.#stack.length > deepestNesting) this.#descendTooDeep(kind, frameStart);
  }

  #descendTooDeep(kind: 'object' | 'array', start: number): void {
    this.#tooDeep ??= kind;
    if (this.#stack.length !== deepestNesting + 2) return;
    this.#fail('nested-too-deep', { start, end: start + 1 }, serverMessages.maxDepth, start);
  }

  #push(kind: 'object' | 'array', start: number): Frame {
    const trusts = this.#options.trustIndentation && start >= 0;
    const lineStart = trusts ? this.#lines.startAt(start) : -1;
    const parent = this.#top();
    const typePath = parent ? parent.valuePath : [];
    const frame: Frame = {
      kind,
      start,
      members: [],
      elements: [],
      key: undefined,
      colon: -1,
      discardFrom: -1,
      lineStart,
      lineIndent: trusts ? this.#lines.indentation(lineStart) : -1,
      typePath,
      valuePath: undefined,
      knownPath: undefined,
    };
    this.#stack.push(frame);
    return frame;
  }

  /** object / array, complete with its closer, or `close` undefined if that is missing. */
  #pop(close: TextRange | undefined, end: number): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    const hasBraces = frame.start >= 0;
    if (hasBraces && frame.kind === 'object') this.#openObjects--;
    if (hasBraces && frame.kind === 'array') this.#openArrays--;
    const range = { start: hasBraces ? frame.start : 0, end };
    const open = hasBraces ? { start: frame.start, end: frame.start + 1 } : undefined;
    const node: HjsonNode =
      frame.kind === 'object'
        ? { kind: 'object', range, open, close, members: frame.members }
        : { kind: 'array', range, open, close, elements: frame.elements };
    const parent = this.#top();
    if (parent) this.#attach(parent, node);
    else this.#root = node;
  }

  #attach(frame: Frame, node: HjsonNode): void {
    if (frame.discardFrom >= 0) {
      this.#faults.addDamage(frame.discardFrom, node.range.end);
      frame.discardFrom = -1;
    } else if (frame.kind === 'array') {
      frame.elements.push(node);
    } else if (frame.key) {
      const { key, colon } = frame;
      frame.members.push({ key, colon, value: node, range: { start: key.range.start, end: node.range.end } });
    }
    this.#afterValue();
  }

  // trivia [ "," ] trivia
  #afterValue(): void {
    this.#expectsValue = false;
    this.#skipTrivia();
    if (this.#takesComma && this.#text.charCodeAt(this.#position) === comma) {
      this.#position++;
      this.#skipTrivia();
    }
  }

  // members = trivia *( key trivia ":" value trivia [ "," ] trivia )
  #readMember(frame: Frame): void {
    const text = this.#text;
    const start = this.#position;
    const unit = text.charCodeAt(start);
    if (this.#options.trustIndentation && this.#closesByIndentation(frame, unit)) return;
    if (unit === closeBrace && frame.start >= 0) {
      this.#position++;
      this.#pop({ start, end: start + 1 }, start + 1);
    } else if (unit === doubleQuote || unit === singleQuote) {
      this.#readQuotedKey(frame, unit === doubleQuote ? 'double' : 'single');
    } else {
      this.#readPlainKey(frame);
    }
  }

  // key = 1*keychar *blank
  #readPlainKey(frame: Frame): void {
    const text = this.#text;
    const start = this.#position;
    let end = start;
    let unit = text.charCodeAt(end);
    while (unit > 32 && !isPunctuator(unit)) unit = text.charCodeAt(++end);
    if (end === start) {
      this.#recoverFromPunctuator(frame, unit);
      return;
    }
    let colon = end;
    while (isBlank(unit)) unit = text.charCodeAt(++colon);
    if (unit !== colonUnit) {
      this.#failure ??= failureInKey(text, end, colon);
      this.#recoverKey(frame, start, end);
      return;
    }
    frame.key = { name: text.slice(start, end), range: { start, end }, quote: 'none' };
    frame.colon = colon;
    this.#position = colon + 1;
    this.#expectsValue = true;
  }

  // key = quoted-string
  #readQuotedKey(frame: Frame, quote: 'double' | 'single'): void {
    const start = this.#position;
    const scanned = scanQuoted(this.#text, start);
    if (scanned.kind !== 'value') {
      const end = this.#failInString(start, scanned);
      this.#recoverKey(frame, start, end, true);
      return;
    }
    this.#position = scanned.end;
    this.#skipTrivia();
    const colon = this.#position;
    if (this.#text.charCodeAt(colon) !== colonUnit) {
      this.#setFailure(serverMessages.colonExpected(printedByte(this.#text, colon)), colon);
      this.#recoverKey(frame, start, scanned.end);
      return;
    }
    frame.key = { name: scanned.value, range: { start, end: scanned.end }, quote };
    frame.colon = colon;
    this.#position = colon + 1;
    this.#expectsValue = true;
  }

  /**
   * Continues after a key that is not one. The rest of the line decides: with a colon or a bracket the value after it is
   * part of the damage, otherwise the line is. In an object on one line the damage ends at the comma.
   */
  #recoverKey(frame: Frame, start: number, from: number, isReported = false): void {
    const text = this.#text;
    const isOneLine = frame.start >= this.#lines.startAt(start);
    let offset = from;
    let unit = text.charCodeAt(offset);
    while (!isLineEnd(unit) && !isBracket(unit) && unit !== colonUnit && !(isOneLine && unit === comma)) {
      unit = text.charCodeAt(++offset);
    }
    const end = trimmedEnd(text, from, offset);
    const code = unit === colonUnit ? 'space-in-key' : this.#followsQuote(start) ? 'text-after-quote' : 'missing-colon';
    if (!isReported) this.#faults.report(code, { start, end: unit === colonUnit ? offset : end });
    this.#position = offset;
    if (unit === colonUnit || unit === openBrace || unit === openBracket) {
      if (unit === colonUnit) this.#position++;
      this.#discardValue(frame, start);
    } else {
      this.#faults.addDamage(start, end);
      this.#afterValue();
    }
  }

  /** Whether a quote comes before the offset on its line: that of a value, since a key is followed by a colon. */
  #followsQuote(start: number): boolean {
    const before = this.#text.slice(this.#lines.startAt(start), start).trimEnd();
    return before.endsWith('"') || before.endsWith("'");
  }

  #discardValue(frame: Frame, from: number): void {
    frame.key = undefined;
    frame.discardFrom = from;
    this.#expectsValue = true;
  }

  /** A punctuator where a key should be. */
  #recoverFromPunctuator(frame: Frame, unit: number): void {
    const start = this.#position;
    const range = { start, end: start + 1 };
    if (unit === colonUnit) {
      this.#fail('missing-key', range, serverMessages.emptyKey, start);
      this.#position++;
      this.#discardValue(frame, start);
      return;
    }
    const message = serverMessages.keyExpected(String.fromCharCode(unit));
    if (unit === openBrace || unit === openBracket) {
      this.#fail('stray-value', range, message, start);
      this.#discardValue(frame, start);
    } else {
      this.#recoverFromStray(unit, message);
    }
  }

  /** A closer that may close something further out, or a run of closers or commas without effect: only that is damage. */
  #recoverFromStray(unit: number, message: string): void {
    const start = this.#position;
    if (unit === closeBrace && this.#openObjects > 0) {
      this.#setFailure(message, start);
      this.#closeOuter('object');
    } else if (unit === closeBracket && this.#openArrays > 0) {
      this.#setFailure(message, start);
      this.#closeOuter('array');
    } else {
      let end = start + 1;
      while (this.#text.charCodeAt(end) === unit) end++;
      this.#fail(unit === comma ? 'stray-comma' : 'stray-closer', { start, end }, message, start);
      this.#faults.addDamage(start, end);
      this.#position = end;
      this.#skipTrivia();
    }
  }

  /** Ends everything open inside the innermost `kind` as unclosed; the closer then ends that one. */
  #closeOuter(kind: 'object' | 'array'): void {
    for (let frame = this.#top(); frame && (frame.kind !== kind || frame.start < 0); frame = this.#top()) {
      this.#closeUnclosed(frame);
    }
  }

  #closeUnclosed(frame: Frame): void {
    const end = this.#endOfContent(frame);
    if (frame.start >= 0) {
      const code = frame.kind === 'object' ? 'unclosed-object' : 'unclosed-array';
      this.#faults.report(code, { start: frame.start, end: frame.start + 1 });
    }
    const position = this.#position;
    this.#pop(undefined, end);
    this.#position = position;
    this.#expectsValue = false;
  }

  /** The end of the last thing in a container that has no closer. */
  #endOfContent(frame: Frame): number {
    const last = frame.members[frame.members.length - 1] ?? frame.elements[frame.elements.length - 1];
    const damage = this.#faults.damage[this.#faults.damage.length - 1];
    return Math.max(last ? last.range.end : frame.start + 1, damage && damage.start > frame.start ? damage.end : 0);
  }

  #closeAtEnd(): void {
    const frame = this.#top();
    if (!frame) return;
    if (frame.start < 0) {
      this.#pop(undefined, this.#text.length);
      return;
    }
    this.#setFailure(serverMessages.unclosed[frame.kind], this.#position);
    this.#closeUnclosed(frame);
  }

  // array = "[" trivia *( value trivia [ "," ] trivia ) "]"
  #readElement(frame: Frame): void {
    const start = this.#position;
    const unit = this.#text.charCodeAt(start);
    if (this.#options.trustIndentation && this.#closesByIndentation(frame, unit)) return;
    if (unit === closeBracket) {
      this.#position++;
      this.#pop({ start, end: start + 1 }, start + 1);
    } else if (unit === comma || unit === closeBrace) {
      this.#recoverFromStray(unit, serverMessages.punctuator(String.fromCharCode(unit)));
    } else if (unit === colonUnit) {
      this.#fail('stray-value', { start, end: start + 1 }, serverMessages.punctuator(':'), start);
      this.#position++;
      this.#discardValue(frame, start);
    } else {
      this.#expectsValue = true;
    }
  }

  // value = trivia ( object / array / quoted-string / ml / quoteless )
  #readValue(frame: Frame): void {
    if (this.#options.goStringFields) this.#followType(frame, this.#options.goStringFields);
    this.#skipTrivia();
    const start = this.#position;
    const unit = this.#text.charCodeAt(start);
    if (unit === openBrace) this.#open('object');
    else if (unit === openBracket) this.#open('array');
    else if (unit === doubleQuote || unit === singleQuote) this.#readQuoted(frame, unit);
    else if (isPunctuator(unit)) this.#recoverValue(frame, unit);
    else this.#readQuoteless(frame, unit);
  }

  /** A punctuator where a value should be. */
  #recoverValue(frame: Frame, unit: number): void {
    const offset = this.#position;
    const isDiscarded = frame.discardFrom >= 0;
    const start = isDiscarded ? frame.discardFrom : (frame.key?.range.start ?? offset);
    const end = isDiscarded ? trimmedEnd(this.#text, start, offset) : frame.colon + 1;
    this.#fail('missing-value', { start, end }, serverMessages.punctuator(String.fromCharCode(unit)), offset);
    if (unit === colonUnit) {
      if (!isDiscarded) this.#addMissing(frame);
      this.#position++;
      this.#discardValue(frame, isDiscarded ? start : offset);
      return;
    }
    if (isDiscarded) this.#faults.addDamage(start, end);
    else this.#addMissing(frame);
    frame.discardFrom = -1;
    this.#afterValue();
  }

  #addMissing(frame: Frame): void {
    const { key, colon } = frame;
    if (!key) return;
    frame.members.push({ key, colon, value: undefined, range: { start: key.range.start, end: colon + 1 } });
  }

  /** A value that is there and cannot be read: its member keeps the key, its characters are damage. */
  #addDamagedValue(frame: Frame, start: number, end: number): void {
    const { key, colon } = frame;
    if (key && frame.discardFrom < 0) {
      frame.members.push({ key, colon, value: undefined, range: { start: key.range.start, end } });
    }
    this.#faults.addDamage(frame.discardFrom >= 0 ? frame.discardFrom : start, end);
    frame.discardFrom = -1;
    this.#position = end;
    this.#afterValue();
  }

  // quoted-string / ml
  #readQuoted(frame: Frame, quote: number): void {
    const text = this.#text;
    const start = this.#position;
    if (quote === singleQuote && text.startsWith("'''", start)) {
      this.#readMultiline(frame);
      return;
    }
    const scanned = scanQuoted(text, start);
    if (scanned.kind !== 'value') {
      this.#addDamagedValue(frame, start, this.#failInString(start, scanned));
      return;
    }
    this.#position = scanned.end;
    const style = quote === doubleQuote ? 'double' : 'single';
    this.#attach(frame, { kind: 'string', range: { start, end: scanned.end }, value: scanned.value, style });
  }

  /** Reports a string that cannot be read; returns where it ends: at its quote, or with its line. */
  #failInString(start: number, scanned: Exclude<ScannedString, { kind: 'value' }>): number {
    const end = endOfUnreadString(this.#text, start);
    const isEscape = scanned.kind === 'bad-escape';
    const range = isEscape ? { start: scanned.offset - 1, end: Math.min(scanned.offset + 1, end) } : { start, end };
    this.#fail(isEscape ? 'bad-escape' : 'unclosed-string', range, scanned.message, scanned.offset);
    return end;
  }

  // ml = "'''" body "'''"
  #readMultiline(frame: Frame): void {
    const text = this.#text;
    const start = this.#position;
    let value = '';
    const onRun = (from: number, to: number): void => {
      value += text.slice(from, to);
    };
    const scanned = scanMultiline(text, start, this.#lines.bytesBefore(start), onRun);
    if (!scanned) {
      this.#fail('unclosed-multiline', { start, end: start + 3 }, serverMessages.multiline, this.#endOfInput(start));
      const keyIndent = this.#lines.indentation(this.#lines.startAt(frame.key?.range.start ?? start));
      const end = endOfUnclosedMultiline(text, start, keyIndent, (from) => this.#findOrEnd('\n', from));
      this.#addDamagedValue(frame, start, end);
      return;
    }
    this.#position = scanned.end;
    if (scanned.dropsLastLf) value = value.slice(0, -1);
    this.#attach(frame, { kind: 'string', range: { start, end: scanned.end }, value, style: 'multiline' });
  }

  #endOfInput(from: number): number {
    const nul = this.#nextNul < 0 ? -1 : this.#text.indexOf('\0', from);
    return nul < 0 ? this.#text.length : nul;
  }

  /**
   * quoteless = the rest of the line, unless a keyword or number ends at the first stop (hjson-grammar §8): at later
   * stops a comma, closer or comment comes in between and neither can match.
   */
  #readQuoteless(frame: Frame, unit: number): void {
    const text = this.#text;
    const start = this.#position;
    const isString = this.#options.goStringFields !== undefined && this.#isStringDestination(frame);
    if (!isString) {
      if (unit === 116 && text.startsWith('true', start)) {
        if (this.#readKeyword(frame, start + 4, 'boolean', true)) return;
      } else if (unit === 102 && text.startsWith('false', start)) {
        if (this.#readKeyword(frame, start + 5, 'boolean', false)) return;
      } else if (unit === 110 && text.startsWith('null', start)) {
        if (this.#readKeyword(frame, start + 4, 'null', false)) return;
      } else if (unit === minus || isDigit(unit)) {
        if (this.#readNumber(frame)) return;
      }
    }
    let lineEnd = start + 1;
    while (!isLineEnd(text.charCodeAt(lineEnd))) lineEnd++;
    if (lineEnd > text.length) lineEnd = text.length;
    const end = trimmedEnd(text, start, lineEnd);
    if (this.#options.trustIndentation && this.#cutsCloser(frame, start, end)) return;
    this.#position = lineEnd;
    if (start === text.length && frame.start >= 0 && frame.discardFrom < 0) {
      this.#addMissing(frame);
      this.#expectsValue = false;
      return;
    }
    const value = start === text.length ? '\0' : text.slice(trimmedStart(text, start, end), end);
    this.#attach(frame, { kind: 'string', range: { start, end }, value, style: 'quoteless' });
  }

  #readKeyword(frame: Frame, end: number, kind: 'boolean' | 'null', value: boolean): boolean {
    const text = this.#text;
    let stop = end;
    for (let unit = text.charCodeAt(stop); isGoSpace(unit) && unit !== lf && unit !== cr; ) {
      unit = text.charCodeAt(++stop);
    }
    if (!isStop(text, stop)) return false;
    const range = { start: this.#position, end };
    this.#position = stop;
    this.#attach(frame, kind === 'null' ? { kind, range } : { kind, range, value });
    return true;
  }

  #readNumber(frame: Frame): boolean {
    const text = this.#text;
    const start = this.#position;
    const end = scanNumber(text, start);
    if (end < 0) return false;
    let stop = end;
    for (let unit = text.charCodeAt(stop); isBlank(unit) && unit !== lf && unit !== cr; ) {
      unit = text.charCodeAt(++stop);
    }
    if (!isStop(text, stop)) return false;
    const lexeme = text.slice(start, end);
    const value = numberValue(lexeme);
    if (!this.#hasOddNumbers && (!Number.isFinite(value) || !isJsonNumber(lexeme))) this.#hasOddNumbers = true;
    this.#position = stop;
    this.#attach(frame, { kind: 'number', range: { start, end }, value, lexeme });
    return true;
  }

  /** In refused text: a string without quotes in an object on one line that took the closers at its end. */
  #cutsCloser(frame: Frame, start: number, end: number): boolean {
    const text = this.#text;
    if (frame.start < 0 || frame.start < this.#lines.startAt(start)) return false;
    const closer = unbalancedCloser(text.slice(start, end));
    const textEnd = trimmedEnd(text, start, start + closer);
    if (closer < 0 || textEnd === start) return false;
    this.#faults.report('closer-in-string', { start, end: textEnd });
    this.#addDamagedValue(frame, start, textEnd);
    return true;
  }

  /**
   * In refused text: a key or closer on its own line that is indented no deeper than the opener is outside it;
   * a closer that is indented deeper than the root's opener does not end the root while more follows.
   */
  #closesByIndentation(frame: Frame, unit: number): boolean {
    if (frame.start < 0) return false;
    const start = this.#position;
    const lineStart = this.#lines.startAt(start);
    const indent = this.#lines.indentation(lineStart);
    if (lineStart + indent !== start || lineStart <= frame.start) return false;
    const isCloser = unit === closeBrace || unit === closeBracket;
    if (this.#stack.length === 1) return isCloser && indent > frame.lineIndent && this.#skipsStrayCloser();
    if (isCloser ? indent >= frame.lineIndent : indent > frame.lineIndent) return false;
    this.#closeUnclosed(frame);
    return true;
  }

  #skipsStrayCloser(): boolean {
    const start = this.#position;
    this.#position++;
    this.#skipTrivia();
    if (isEnd(this.#text.charCodeAt(this.#position))) {
      this.#position = start;
      return false;
    }
    this.#faults.report('stray-closer', { start, end: start + 1 });
    this.#faults.addDamage(start, start + 1);
    return true;
  }

  /** Remembers where the value that comes next is in the struct: for an unknown key nowhere, or where the known key before it is. */
  #followType(frame: Frame, goStringFields: GoStringFields): void {
    frame.valuePath = undefined;
    if (!frame.typePath || !frame.key) return;
    const path = [...frame.typePath, frame.key.name];
    const isKnown = goStringFields(path) !== undefined;
    if (isKnown) frame.knownPath = path;
    if (isKnown || this.#options.structReader === 'before 4.6') frame.valuePath = frame.knownPath;
  }

  #isStringDestination({ valuePath }: Frame): boolean {
    return valuePath !== undefined && this.#options.goStringFields?.(valuePath) === true;
  }

  #setFailure(message: string, offset: number): void {
    if (!this.#failure) this.#failure = { message, offset };
  }

  #fail(code: HjsonErrorCode, range: TextRange, message: string, offset: number): void {
    this.#setFailure(message, offset);
    this.#faults.report(code, range);
  }
}

/** The scalar that begins at an offset, and where it ends; undefined if an object, an array or an error does. */
export function readScalarAt(text: string, offset: number, options: ParserOptions = {}): ReadScalar | undefined {
  return new Parser(text, options).readScalarAt(offset);
}

/** The tree of a text, its errors and damage, and where the server stops. Never throws. Lone surrogates have to be replaced before. */
export function parseText(text: string, options: ParserOptions = {}): ParsedText {
  return new Parser(text, options).parse();
}
