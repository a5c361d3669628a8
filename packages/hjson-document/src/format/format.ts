import { lineEndOf, type TextEdit } from 'source-text';
import type { HjsonDocument, HjsonString } from '../document.ts';
import { refuse, type VerifiedEdit } from '../edit/outcome.ts';
import { multilineText, quotedText } from '../edit/scalarText.ts';
import { indentUnit } from '../edit/style.ts';
import { verifyEdit } from '../edit/verify.ts';
import { utf8Bytes } from '../syntax/strings.ts';
import { type HjsonToken, type HjsonTokenKind, tokens, unclosedComment } from '../tree/tokens.ts';
import { deepestPrintedIndentation } from '../values/json.ts';
import { foldNode } from '../walk.ts';

/**
 * One member or element per line, indented by the document's own unit. Every comment, value, quote and key stays unchanged and in order:
 * only blanks change, commas that would become text, and the indentation inside '''.
 */
export function formatDocument(document: HjsonDocument): VerifiedEdit {
  if (document.errors.length > 0 || document.damage.length > 0) return refuse('errors-first');
  const edits = new Formatter(document).run();
  if (!edits) return refuse('text-behind-end');
  const after = verifyEdit(document, edits, { change: (whole) => whole });
  return after ? { ok: true, edits, after } : refuse('unsafe');
}

type ItemKind = Exclude<HjsonTokenKind, 'blank' | 'damage' | 'punctuation'> | 'open' | 'close' | 'colon' | 'comma';

interface Item {
  readonly kind: ItemKind;
  readonly start: number;
  readonly end: number;
}

const punctuation: ReadonlyMap<string, ItemKind> = new Map([
  ['{', 'open'],
  ['[', 'open'],
  ['}', 'close'],
  [']', 'close'],
  [':', 'colon'],
  [',', 'comma'],
]);

class Formatter {
  readonly #document: HjsonDocument;
  readonly #eol: string;
  readonly #unit: string;
  readonly #strings: ReadonlyMap<number, HjsonString>;
  readonly #inlineArrays: ReadonlySet<number>;
  readonly #edits: TextEdit[] = [];
  /** For each open bracket, whether what is in it stays on its line. */
  readonly #levels: boolean[] = [];
  /** What the new text holds since its last line break, for the indentation of '''. */
  #line = '';

  constructor(document: HjsonDocument) {
    this.#document = document;
    this.#eol = lineEndOf(document.text);
    this.#unit = indentUnit(document);
    const strings = new Map<number, HjsonString>();
    const inlineArrays = new Set<number>();
    foldNode<boolean>(document.root, {
      scalar: (node) => {
        if (node.kind === 'string') strings.set(node.range.start, node);
        return true;
      },
      array: (elements, { range }) => {
        const isInline = elements.every(Boolean) && !document.text.slice(range.start, range.end).includes('\n');
        if (isInline) inlineArrays.add(range.start);
        return isInline;
      },
      object: () => false,
    });
    this.#strings = strings;
    this.#inlineArrays = inlineArrays;
  }

  /** Undefined when the text contains something that no token explains. */
  run(): readonly TextEdit[] | undefined {
    const items = itemsOf(tokens(this.#document), this.#document.text);
    if (!items) return undefined;
    let previous: Item | undefined;
    for (const item of items) {
      if (item.kind === 'comma' && previous && this.#swallowsComma(previous)) continue;
      const isInline = item.kind === 'close' ? (this.#levels.pop() ?? false) : (this.#levels.at(-1) ?? false);
      this.#putGap(previous, item, isInline);
      this.#putItem(item);
      if (item.kind === 'open') this.#levels.push(this.#inlineArrays.has(item.start));
      previous = item;
    }
    const { length } = this.#document.text;
    const end = previous?.end ?? 0;
    if (previous && !unclosedComment(this.#document))
      this.#put(end, length, this.#trailingSpace(previous, length) + this.#eol);
    return this.#edits;
  }

  /** A comma after text without quotes, or after a comment that runs to the end of its line, would become part of it. */
  #swallowsComma({ kind, start }: Item): boolean {
    if (kind === 'comment') return !this.#document.text.startsWith('/*', start);
    return kind === 'string' && this.#strings.get(start)?.style === 'quoteless';
  }

  #put(start: number, end: number, newText: string): void {
    if (this.#document.text.slice(start, end) !== newText) this.#edits.push({ range: { start, end }, newText });
    const lineFeed = newText.lastIndexOf('\n');
    this.#line = lineFeed < 0 ? this.#line + newText : newText.slice(lineFeed + 1);
  }

  #putItem({ kind, start, end }: Item): void {
    const source = this.#document.text.slice(start, end);
    const node = kind === 'string' ? this.#strings.get(start) : undefined;
    const isBlock = node?.style === 'multiline' && source.includes('\n');
    this.#put(start, end, isBlock ? this.#multilineSource(node) : source);
  }

  #multilineSource({ value }: HjsonString): string {
    const bytes = utf8Bytes(this.#line);
    const wished = this.#unit.repeat(this.#levels.length + 1);
    const needsAll = wished.length > bytes || /(?:^|\n)[ \t]/.test(value);
    return multilineText(value, needsAll ? ' '.repeat(bytes) : wished, this.#eol, true) ?? quotedText(value, '"');
  }

  #putGap(previous: Item | undefined, next: Item, isInline: boolean): void {
    const start = previous?.end ?? 0;
    const gap = previous ? this.#trailingSpace(previous, next.start) + this.#gap(previous, next, isInline) : '';
    this.#put(start, next.start, gap);
  }

  /** A wide space after digits is what makes them text without quotes. */
  #trailingSpace({ kind, end }: Item, gapEnd: number): string {
    if (kind !== 'string') return '';
    return (
      /^[^\S\r\n]*[\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.exec(
        this.#document.text.slice(end, gapEnd),
      )?.[0] ?? ''
    );
  }

  /** The blanks between two items. */
  #gap(previous: Item, next: Item, isInline: boolean): string {
    const { text } = this.#document;
    const lineFeeds = text.slice(previous.end, next.start).split('\n').length - 1;
    const newLine = this.#newLine(lineFeeds > 1 && previous.kind !== 'open' && next.kind !== 'close');
    if (next.kind === 'comment') return lineFeeds > 0 ? newLine : ' ';
    if (previous.kind === 'comment' && !text.startsWith('/*', previous.start)) return newLine;
    if (next.kind === 'comma') return '';
    if (next.kind === 'colon') return previous.kind === 'comment' ? ' ' : '';
    if (next.kind === 'close') return isInline || previous.kind === 'open' ? '' : newLine;
    if (previous.kind === 'colon') return ' ';
    if (previous.kind === 'comment' && lineFeeds === 0) return ' ';
    if (isInline) return previous.kind === 'open' ? '' : ' ';
    return newLine;
  }

  #newLine(isParted: boolean): string {
    return (
      (isParted ? this.#eol : '') +
      this.#eol +
      this.#unit.repeat(Math.min(this.#levels.length, deepestPrintedIndentation))
    );
  }
}

/** The tokens without blanks; undefined when one is damage. */
function itemsOf(all: readonly HjsonToken[], text: string): readonly Item[] | undefined {
  const items: Item[] = [];
  for (const { kind, range } of all) {
    if (kind === 'damage') return undefined;
    if (kind === 'blank') continue;
    items.push({
      kind: kind === 'punctuation' ? (punctuation.get(text[range.start] ?? '') ?? 'comma') : kind,
      ...range,
    });
  }
  return items;
}
