import { type HjsonDocument, tokens } from 'hjson-document';
import { commentBody } from 'hjson-document/notes';
import { clipRanges, mergeRanges, type TextRange, textRange } from 'source-text';
import { isOptionKey } from '../config/index.ts';
import { secretOfMember, secretsBeside, secretsInComment, secretsInDamage, valuesInDamage } from './secretsInProse.ts';
import type { TextSearch } from './textSearch.ts';
import { shownIn } from './undescribed.ts';

export interface ProseSecret {
  readonly range: TextRange;
  /** The last key of an option before it; empty before the first. Any other key may be a secret itself. */
  readonly near: string;
  /** Nothing says that it is secret, but nobody knows what it is. */
  readonly isUnproven: boolean;
}

/** What the tree says nothing about, in text order. */
export interface OutsideTree {
  /** Stretches of comments. */
  readonly comments: readonly ProseSecret[];
  /** Stretches of text that cannot be parsed; those that are unproven may overlap others. */
  readonly damage: readonly ProseSecret[];
  /** All of that text, whatever is in it. */
  readonly leftovers: readonly ProseSecret[];
}

/** Finds the secret stretches of the comments and of the damage. */
export function secretsOutsideTree(
  document: HjsonDocument,
  search: TextSearch,
  stray: ReadonlySet<number>,
  beside: ReadonlySet<number>,
): OutsideTree {
  const comments: ProseSecret[] = [];
  const damage: ProseSecret[] = [];
  const leftovers: ProseSecret[] = [];
  let near = '';
  let block: TextRange[] = [];
  const add = (to: ProseSecret[], found: readonly TextRange[], shift: number, isUnproven = false) => {
    for (const each of found) to.push({ range: textRange(each.start + shift, each.end + shift), near, isUnproven });
  };
  const endBlock = () => {
    if (block.length > 0) add(comments, secretsInBlock(document, block, search, stray, beside), 0);
    block = [];
  };
  for (const { kind, range } of tokens(document)) {
    const { start, end } = range;
    if (kind === 'comment') block.push(range);
    if (kind === 'comment' || kind === 'blank') continue;
    endBlock();
    const name = document.text.slice(start, end).replace(/^["']|["']$/g, '');
    if (kind === 'key' && isOptionKey(name)) near = name;
    else if (kind === 'damage') {
      add(leftovers, [range], 0);
      const text = document.text.slice(start, end).trimEnd();
      const secrets = stray.has(start) ? [textRange(0, text.length)] : secretsInDamage(text);
      add(damage, mergeRanges([...secrets, ...search.rangesIn(text)], 'overlapping'), start);
      if (!shownIn(document).damage) add(damage, valuesInDamage(text), start, true);
    }
  }
  endBlock();
  return { comments, damage, leftovers };
}

/** The secret stretches of comments with nothing between them, which are read as the lines of one text: a value may be below its name. */
function secretsInBlock(
  { text }: HjsonDocument,
  block: readonly TextRange[],
  search: TextSearch,
  stray: ReadonlySet<number>,
  beside: ReadonlySet<number>,
): readonly TextRange[] {
  const bodies = block.map((range) => commentBody(text, range));
  const lines = bodies.map(({ start, end }) => text.slice(start, end));
  const joined = lines.join('\n');
  const inBlock = mergeRanges([...secretsInComment(joined), ...search.rangesIn(joined)], 'overlapping');
  let shift = 0;
  return bodies.flatMap(({ start }, index) => {
    const line = lines[index] ?? '';
    const token = block[index]?.start ?? start;
    const whole = textRange(0, line.length);
    const own = clipRanges(inBlock, textRange(shift, shift + line.length));
    shift += line.length + 1;
    const found = [
      ...(stray.has(token) ? [whole] : [...own, ...secretOfMember(line, /[#/]/.test(text.charAt(start - 1)))]),
      ...(beside.has(token) ? secretsBeside(line) : []),
    ].filter((range) => range.start < range.end);
    return mergeRanges(found, 'overlapping').map((range) => textRange(range.start + start, range.end + start));
  });
}
