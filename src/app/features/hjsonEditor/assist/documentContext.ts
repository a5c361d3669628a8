import { initialLineState, type LineState, type LineToken, tokenizeLine } from 'hjson-document/incremental';
import type { TextRange, ValuePath } from 'source-text';

/** What the user is writing at an offset. Found without the tree, which has no member while a key is being typed. */
export type DocumentContext =
  | {
      readonly kind: 'key';
      /** The object that the key belongs to. */
      readonly parent: ValuePath;
      /** The part of the key written so far. */
      readonly range: TextRange;
      readonly hasColon: boolean;
    }
  | {
      readonly kind: 'value';
      readonly path: ValuePath;
      readonly range: TextRange;
      /** Only blanks follow on the line: an unquoted value is possible here. */
      readonly endsLine: boolean;
    };

/** Undefined in comments, in multi-line strings, and where neither a key nor a value is possible. */
export function contextAt(text: string, offset: number): DocumentContext | undefined {
  const scan = new Scan();
  let start = 0;
  for (;;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end).replace(/\r$/, '');
    if (offset <= start + line.length || found < 0) return scan.contextIn(line, start, offset - start);
    scan.take(line);
    start = end + 1;
  }
}

class Scan {
  #state: LineState = initialLineState;
  /** The keys of the open brackets; undefined for the root's and for elements of arrays. */
  #names: (string | undefined)[] = [];
  #key = '';

  /** Processes a line that ends before the offset. */
  take(line: string): void {
    const { tokens, state } = tokenizeLine(line, this.#state);
    tokens.forEach((token, index) => {
      this.#see(line.slice(token.start, tokens[index + 1]?.start ?? line.length), token.kind);
    });
    this.#state = state;
  }

  #see(text: string, kind: LineToken['kind']): void {
    if (kind === 'key') this.#key = nameOf(text);
    if (kind !== 'punctuation') return;
    if (text === '{' || text === '[') {
      this.#names.push(this.#key || undefined);
      this.#key = '';
    } else if (text === '}' || text === ']') {
      this.#names.pop();
    }
  }

  contextIn(line: string, lineStart: number, column: number): DocumentContext | undefined {
    const { tokens } = tokenizeLine(line, this.#state);
    const before = this.#state;
    this.take(line.slice(0, column));
    const at = tokens.findLastIndex((token) => token.start < column);
    const token = tokens[at];
    const end = tokens[at + 1]?.start ?? line.length;
    const isInside = token !== undefined && column <= end && before.within === 'nothing';
    const range = { start: lineStart + (token?.start ?? 0), end: lineStart + end };
    if (isInside && token.kind === 'key') {
      return { kind: 'key', parent: this.#path(), range, hasColon: /^\s*:/.test(line.slice(end)) };
    }
    if (isInside && (token.kind === 'string' || token.kind === 'number' || token.kind === 'keyword')) {
      return this.#value(range, line.slice(end));
    }
    if (this.#state.within !== 'nothing' || (isInside && token.kind === 'comment')) return undefined;
    const here = { start: lineStart + column, end: lineStart + column };
    if (this.#state.expects === 'value') return this.#value(here, line.slice(column));
    return this.#state.expects === 'key'
      ? { kind: 'key', parent: this.#path(), range: here, hasColon: false }
      : undefined;
  }

  #value(range: TextRange, rest: string): DocumentContext {
    return { kind: 'value', path: [...this.#path(), this.#key], range, endsLine: rest.trim() === '' };
  }

  #path(): ValuePath {
    return this.#names.filter((name) => name !== undefined);
  }
}

function nameOf(key: string): string {
  const quote = key[0];
  if (quote !== '"' && quote !== "'") return key;
  return key.slice(1, key.endsWith(quote) && key.length > 1 ? -1 : undefined);
}
