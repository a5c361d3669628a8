import type { TextRange } from 'source-text';
import type { HjsonArray, HjsonDocument, HjsonNode, HjsonObject } from '../document.ts';
import { eachComment, triviaPieces } from './trivia.ts';

/** What a stretch of the text is. */
export type HjsonTokenKind =
  | 'key'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'punctuation'
  | 'comment'
  | 'blank'
  /** Characters that cannot be read, and everything after the NUL that ends the input. */
  | 'damage';

/** A stretch of the text of one kind; never empty. */
export interface HjsonToken {
  readonly kind: HjsonTokenKind;
  readonly range: TextRange;
}

/** All tokens in text order, blanks included: they cover the text without gaps, for any text. */
export function tokens(document: HjsonDocument): readonly HjsonToken[] {
  const found: HjsonToken[] = [];
  const add: Add = (kind, start, end) => {
    if (end > start) found.push({ kind, range: { start, end } });
  };
  walkTokens(document, add, (start, end) => {
    for (const piece of triviaPieces(document.text, start, end)) add(triviaKinds[piece.kind], piece.start, piece.end);
  });
  return found;
}

/** The texts of all comments outside `isLeftOut`, in order, without blanks at their ends. */
export function commentTexts(
  document: HjsonDocument,
  isLeftOut: (start: number, end: number) => boolean = () => false,
): readonly string[] {
  const texts: string[] = [];
  const add = (start: number, end: number): void => {
    if (!isLeftOut(start, end)) texts.push(document.text.slice(start, end).trimEnd());
  };
  const ignore: Add = () => undefined;
  walkTokens(document, ignore, (start, end) => eachComment(document.text, start, end, add));
  return texts;
}

/** The ranges of the comments, in order. */
export function commentRanges(document: HjsonDocument): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const ignore: Add = () => undefined;
  walkTokens(document, ignore, (start, end) =>
    eachComment(document.text, start, end, (from, to) => ranges.push({ start: from, end: to })),
  );
  return ranges;
}

/** The block comment that is never closed, if there is one. */
export function unclosedComment(document: HjsonDocument): TextRange | undefined {
  const { text } = document;
  if (!text.includes('/*')) return undefined;
  const last = commentRanges(document).at(-1);
  if (!last || !text.startsWith('/*', last.start)) return undefined;
  return last.end - last.start >= 4 && text.startsWith('*/', last.end - 2) ? undefined : last;
}

const triviaKinds = { blank: 'blank', comment: 'comment', comma: 'punctuation', stray: 'damage' } as const;

type Add = (kind: HjsonTokenKind, start: number, end: number) => void;

/** Yields the tokens of the tree and the damage, and between them every stretch of trivia and commas. */
function walkTokens(
  { text, root, damage }: HjsonDocument,
  add: Add,
  addTrivia: (start: number, end: number) => void,
): void {
  const levels: { readonly node: HjsonObject | HjsonArray; next: number }[] = [];
  let offset = 0;
  let nextDamage = 0;
  /** Trivia up to the next token of the tree, without the damage. */
  const fillTo = (end: number): void => {
    while (offset < end) {
      const region = damage[nextDamage];
      if (region && region.end <= offset) {
        nextDamage++;
      } else if (region && region.start < end) {
        if (region.start > offset) addTrivia(offset, region.start);
        const stop = Math.min(region.end, end);
        add('damage', Math.max(region.start, offset), stop);
        offset = stop;
      } else {
        addTrivia(offset, end);
        offset = end;
      }
    }
  };
  const put = (kind: HjsonTokenKind, { start, end }: TextRange): void => {
    fillTo(start);
    add(kind, start, end);
    offset = Math.max(offset, end);
  };
  const enter = (node: HjsonNode): void => {
    if (node.kind === 'object' || node.kind === 'array') {
      if (node.open) put('punctuation', node.open);
      levels.push({ node, next: 0 });
    } else {
      put(node.kind, node.range);
    }
  };
  enter(root);
  for (let level = levels[levels.length - 1]; level; level = levels[levels.length - 1]) {
    const { node } = level;
    const index = level.next++;
    const member = node.kind === 'object' ? node.members[index] : undefined;
    const value = node.kind === 'array' ? node.elements[index] : member?.value;
    if (member) {
      put('key', member.key.range);
      if (member.colon !== undefined) put('punctuation', { start: member.colon, end: member.colon + 1 });
    }
    if (value) enter(value);
    if (member || value) continue;
    if (node.close) put('punctuation', node.close);
    levels.pop();
  }
  fillTo(text.length);
}
