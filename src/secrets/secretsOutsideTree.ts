import { isOptionKey } from '../config/index.ts';
import { commentBody, type HjsonDocument, tokens } from '../hjson/index.ts';
import { mergeRanges, type TextRange, textRange } from '../text/index.ts';
import {
  awaitedValue,
  secretOfMember,
  secretsBeside,
  secretsInComment,
  secretsInDamage,
  valuesInDamage,
} from './secretsInProse.ts';
import type { StrayTokens } from './strayTokens.ts';
import type { TextSearch } from './textSearch.ts';
import { valueEnd } from './valueEnd.ts';

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
  readonly leftovers: readonly Pick<ProseSecret, 'range' | 'near'>[];
}

/** Finds the secret stretches of the comments and of the damage. */
export function secretsOutsideTree(
  document: HjsonDocument,
  search: TextSearch,
  stray: StrayTokens,
  beside: ReadonlySet<number>,
): OutsideTree {
  const comments: ProseSecret[] = [];
  const damage: ProseSecret[] = [];
  const leftovers: OutsideTree['leftovers'][number][] = [];
  let near = '';
  /** What ends the secret that the last line comment has left open. */
  let closing: string | undefined;
  /** What the last line comment says about the next one, if it is only the name of a secret. */
  let awaited: ReturnType<typeof awaitedValue>;
  for (const { kind, range } of tokens(document)) {
    if (kind === 'blank') continue;
    const { start, end } = range;
    const isStray = stray.starts.has(start);
    const add = (to: ProseSecret[], found: readonly TextRange[], shift: number, isUnproven = false) =>
      to.push(...found.map((each) => ({ range: textRange(each.start + shift, each.end + shift), near, isUnproven })));
    if (kind === 'comment') {
      const body = commentBody(document.text, range);
      const text = document.text.slice(body.start, body.end);
      const isValue = awaited === 'any' || (awaited === 'word' && oneWord.test(text));
      const isWhole = text !== '' && (isStray || isValue);
      const secrets = isWhole
        ? [textRange(0, text.length)]
        : secretsOfComment(text, closing, /[#/]/.test(document.text.charAt(body.start - 1)));
      const others = [...(beside.has(start) ? secretsBeside(text) : []), ...search.rangesIn(text)];
      add(comments, mergeRanges([...secrets, ...others], 'overlapping'), body.start);
      const isLine = document.text[start + 1] !== '*';
      closing = isLine ? closingAfter(text, secrets, closing) : undefined;
      awaited = isLine && !isValue ? awaitedValue(text) : undefined;
      continue;
    }
    closing = undefined;
    awaited = undefined;
    if (kind === 'key') near = optionNear(document.text.slice(start, end)) ?? near;
    else if (kind === 'damage') {
      leftovers.push({ range, near });
      const text = document.text.slice(start, end).trimEnd();
      const line = stray.lines.has(start) ? [textRange(0, valueEnd(text, 0))] : [];
      const secrets = isStray ? [textRange(0, text.length)] : [...line, ...secretsInDamage(text)];
      add(damage, mergeRanges([...secrets, ...search.rangesIn(text)], 'overlapping'), start);
      if (!document.shownDamage) add(damage, valuesInDamage(text), start, true);
    }
  }
  return { comments, damage, leftovers };
}

/** The key, without its quotes, if it is that of an option. */
function optionNear(key: string): string | undefined {
  const name = key.replace(/^["']|["']$/g, '');
  return isOptionKey(name) ? name : undefined;
}

/** Not a rule under a heading. */
const oneWord = /^(?=.*[\p{L}\p{N}])\S+$/u;

function secretsOfComment(text: string, closing: string | undefined, isAtMarker: boolean): readonly TextRange[] {
  if (closing !== undefined) return continuedSecret(text, closing);
  return mergeRanges([...secretsInComment(text), ...secretOfMember(text, isAtMarker)], 'overlapping');
}

/** The part of a line that continues a secret from the line before it: up to what ends it. */
function continuedSecret(text: string, closing: string): readonly TextRange[] {
  const close = text.indexOf(closing);
  if (close < 0) return [textRange(0, text.length)];
  const end = close + closing.length;
  return mergeRanges(
    [textRange(0, end), ...secretsInComment(text).filter((range) => range.start >= end)],
    'overlapping',
  );
}

const openings: Readonly<Record<string, string>> = { "'''": "'''", '-----BEGIN': '-----END', '{': '}', '[': ']' };

function closingAfter(text: string, secrets: readonly TextRange[], before: string | undefined): string | undefined {
  if (before !== undefined && !text.includes(before)) return before;
  const last = secrets.at(-1);
  if (!last) return undefined;
  const [opening, closing] = Object.entries(openings).find(([sign]) => text.startsWith(sign, last.start)) ?? [];
  if (opening === undefined || closing === undefined) return undefined;
  return text.indexOf(closing, last.start + opening.length) < 0 ? closing : undefined;
}
