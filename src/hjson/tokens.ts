import type { TextRange } from '../text/index.ts';
import type { HjsonArray, HjsonDocument, HjsonNode, HjsonObject } from './document.ts';
import { triviaPieces } from './trivia.ts';

export type HjsonTokenKind =
  | 'key'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'punctuation'
  | 'comment'
  | 'blank'
  /** Characters that nothing explains, and what lies behind the NUL that ends the input. */
  | 'damage';

export interface HjsonToken {
  readonly kind: HjsonTokenKind;
  readonly range: TextRange;
}

/** All tokens in text order, blanks included: they cover the text without gaps, for any text. */
export function tokens(document: HjsonDocument): readonly HjsonToken[] {
  const walk = new TokenWalk(document);
  return walk.run();
}

/** The text between the tokens of the tree is trivia and commas; damage is cut out of it first. */
class TokenWalk {
  private readonly document: HjsonDocument;
  private readonly found: HjsonToken[] = [];
  private offset = 0;
  private nextDamage = 0;

  constructor(document: HjsonDocument) {
    this.document = document;
  }

  run(): readonly HjsonToken[] {
    const levels: { readonly node: HjsonObject | HjsonArray; next: number }[] = [];
    const enter = (node: HjsonNode): void => {
      if (node.kind !== 'object' && node.kind !== 'array') {
        this.add(node.kind, node.range);
        return;
      }
      if (node.open) this.add('punctuation', node.open);
      levels.push({ node, next: 0 });
    };
    enter(this.document.root);
    for (let level = levels[levels.length - 1]; level; level = levels[levels.length - 1]) {
      const { node } = level;
      const index = level.next++;
      if (node.kind === 'array') {
        const element = node.elements[index];
        if (element) {
          enter(element);
          continue;
        }
      } else {
        const member = node.members[index];
        if (member) {
          this.add('key', member.key.range);
          if (member.colon !== undefined) this.add('punctuation', { start: member.colon, end: member.colon + 1 });
          if (member.value) enter(member.value);
          continue;
        }
      }
      if (node.close) this.add('punctuation', node.close);
      levels.pop();
    }
    this.fillTo(this.document.text.length);
    return this.found;
  }

  private add(kind: HjsonTokenKind, range: TextRange): void {
    this.fillTo(range.start);
    this.push(kind, range.start, range.end);
  }

  private push(kind: HjsonTokenKind, start: number, end: number): void {
    if (end > start) this.found.push({ kind, range: { start, end } });
    this.offset = Math.max(this.offset, end);
  }

  /** Trivia, commas and damage up to the next token of the tree. */
  private fillTo(end: number): void {
    const { damage } = this.document;
    while (this.offset < end) {
      const region = damage[this.nextDamage];
      if (region && region.end <= this.offset) {
        this.nextDamage++;
      } else if (region && region.start < end) {
        this.fillTrivia(region.start);
        this.push('damage', Math.max(region.start, this.offset), Math.min(region.end, end));
      } else {
        this.fillTrivia(end);
      }
    }
  }

  private fillTrivia(end: number): void {
    for (const piece of triviaPieces(this.document.text, this.offset, end)) {
      this.push(TRIVIA_KINDS[piece.kind], piece.start, piece.end);
    }
  }
}

const TRIVIA_KINDS = { blank: 'blank', comment: 'comment', comma: 'punctuation', stray: 'damage' } as const;

/** What an editor can fold: objects, arrays, ''' texts and runs of comment lines that span several lines. */
export function foldRanges(document: HjsonDocument): readonly TextRange[] {
  const { text } = document;
  const ranges: TextRange[] = [];
  const spansLines = ({ start, end }: TextRange): boolean => {
    const lineFeed = text.indexOf('\n', start);
    return lineFeed >= 0 && lineFeed < end;
  };
  const openers: TextRange[] = [];
  let comments: TextRange | undefined;
  const endComments = (): void => {
    if (comments && spansLines(comments)) ranges.push(comments);
    comments = undefined;
  };
  for (const { kind, range } of tokens(document)) {
    if (kind === 'blank') continue;
    if (kind === 'comment') {
      comments = { start: comments?.start ?? range.start, end: range.end };
      continue;
    }
    endComments();
    if (kind === 'string' && spansLines(range)) ranges.push(range);
    if (kind !== 'punctuation') continue;
    const character = text[range.start];
    if (character === '{' || character === '[') openers.push(range);
    if (character !== '}' && character !== ']') continue;
    const opener = openers.pop();
    if (opener && spansLines({ start: opener.start, end: range.end })) {
      ranges.push({ start: opener.start, end: range.end });
    }
  }
  endComments();
  return ranges.sort((a, b) => a.start - b.start);
}
