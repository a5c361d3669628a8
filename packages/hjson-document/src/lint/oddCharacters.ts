import { asItLooks, type DisguisedCharacter, disguisedIn, safe, type TextRange } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { quotedText, stringText } from '../edit/scalarText.ts';
import { isJsonNumber } from '../syntax/numbers.ts';
import { pathAt } from '../tree/find.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { type QuotelessRule, replaceFix, type TextRule, type ValueRule } from './rule.ts';

/** A byte order mark becomes part of the first key, or makes the text one string (hjson-grammar §1). */
export const byteOrderMark: TextRule = (document) => {
  if (!document.text.startsWith('\ufeff')) return [];
  const range = { start: 0, end: 1 };
  return [
    {
      code: 'byte-order-mark',
      severity: 'error',
      path: [],
      range,
      message: 'The text starts with an invisible byte order mark, which hjson-go reads as part of it. Remove it.',
      fixes: [safe(replaceFix('Remove the byte order mark', range, ''))],
    },
  ];
};

/** A NUL ends the input outside quotes; what follows is silently ignored (hjson-grammar §1). */
export const nulCharacter: TextRule = (document) => {
  const { text } = document;
  const offset = text.indexOf('\0');
  if (offset < 0) return [];
  const isInString = stringRanges(document).some(({ start, end }) => start <= offset && offset < end);
  const range = { start: offset, end: offset + 1 };
  return [
    {
      code: 'nul-character',
      severity: isInString ? 'warning' : 'error',
      path: pathAt(document, offset),
      range,
      message: isInString
        ? 'This text contains an invisible NUL character. Remove it.'
        : 'hjson-go stops reading at this invisible NUL character and ignores the rest. Remove it.',
      fixes: [safe(replaceFix('Remove the NUL character', range, ''))],
    },
  ];
};

function stringRanges(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap(({ node }) => (node?.kind === 'string' ? [node.range] : []));
}

const loneCr = /\r(?!\n)/g;

/** A carriage return alone ends text without quotes, and nothing else: a comment runs on over it (hjson-grammar §1, §2). */
export const carriageReturn: TextRule = (document) => {
  if (!document.text.includes('\r')) return [];
  const strings = stringRanges(document).filter(({ start, end }) => document.text.slice(start, end).includes('\r'));
  const lone = [...document.text.matchAll(loneCr)]
    .map(({ index }) => ({ start: index, end: index + 1 }))
    .filter(({ start }) => !strings.some((range) => range.start <= start && start < range.end));
  const [first] = lone;
  if (!first) return [];
  return [
    {
      code: 'carriage-return',
      severity: 'warning',
      path: pathAt(document, first.start),
      range: first,
      message: `A carriage return alone does not end a comment for hjson-go, which reads on into the next line. Replace ${lone.length === 1 ? 'it' : `all ${lone.length}`} by line feeds.`,
      fixes: [
        {
          title: 'Replace by line feeds',
          isSafe: true,
          edit: () => ({ ok: true, edits: lone.map((range) => ({ range, newText: '\n' })) }),
        },
      ],
    },
  ];
};

/** Only visible ASCII needs no further check. */
const odd = /[^\t -~]/;

const isSeen = ({ looksLike }: DisguisedCharacter) => looksLike.trim() !== '';

/** Spaces and marks that look like nothing and are part of a key (hjson-grammar §5). */
export const invisibleInKey: ValueRule = (place, text) => {
  const { member } = place;
  if (!member || !odd.test(member.key.name) || !disguisedIn(member.key.name, isSeen)) return [];
  const { range } = member.key;
  const source = text.slice(range.start, range.end);
  if (range.start === 0 && source.startsWith('\ufeff')) return [];
  return [
    {
      code: 'invisible-in-key',
      severity: 'warning',
      path: place.path,
      range,
      message: 'This key contains an invisible character, so it is not the key it looks like. Remove it.',
      fixes: [safe(replaceFix('Remove the invisible character', range, asItLooks(source, isSeen).replaceAll(' ', '')))],
    },
  ];
};

const invisibleEnds =
  /^[\s\u200b-\u200d\u2060\ufeff]+|(?<![\s\u200b-\u200d\u2060\ufeff])[\s\u200b-\u200d\u2060\ufeff]+$/g;

/** `587` before a no-break space is a string; so is `true` before a byte order mark (hjson-grammar §8). */
export const invisibleAtValue: QuotelessRule = (place, text) => {
  const { node } = place;
  let { end } = node.range;
  while (/[^\S\r\n]/.test(text[end] ?? '')) end++;
  const range = { start: node.range.start, end };
  if (!odd.test(text.slice(range.start, range.end))) return [];
  const word = asItLooks(node.value, isSeen).trim();
  // At the end of a line, it begins an object or a list, whose members were hidden as long as nobody knew them.
  const isBracket = word === '{' || word === '[';
  const isWord = isBracket || isJsonNumber(word) || word === 'true' || word === 'false';
  const visible = isWord ? word : node.value.replace(invisibleEnds, '');
  if (!isWord && visible === node.value) return [];
  // Without quotes, what follows the character may be a comment, or nothing that ends on its line.
  const newText = isWord ? word : stringText(visible, 'quoteless');
  const fix = replaceFix('Remove the invisible character', range, newText);
  return [
    {
      code: 'invisible-at-value',
      severity: 'warning',
      path: place.path,
      range,
      message: isWord
        ? 'An invisible character in or beside this value makes it text. Remove it.'
        : `There is an invisible character at the ${node.value.startsWith(visible) ? 'end' : 'start'} of this text. Remove it.`,
      fixes: [isBracket ? fix : safe(fix)],
    },
  ];
};

/** Around all of it; inside or at one end, they belong to what they quote. */
const typographic =
  /^(?:[\u201c\u201d\u201e\u00ab]([^\u201c\u201d\u201e\u00ab\u00bb]*?)[\u201c\u201d\u00bb"]?|[\u2018\u2019\u201a]([^\u2018\u2019\u201a]*?)[\u2018\u2019']),?$/;

/** Quotes from a word processor are ordinary characters. */
export const typographicQuotes: QuotelessRule = (place) => {
  const { node } = place;
  const [, double, single] = (odd.test(node.value) && typographic.exec(node.value)) || [];
  const inner = double ?? single;
  if (inner === undefined) return [];
  return [
    {
      code: 'typographic-quotes',
      severity: 'warning',
      path: place.path,
      range: node.range,
      message: 'These quotes are part of the text: only the straight quotes " and \' enclose one.',
      fixes: [replaceFix('Use straight quotes', node.range, quotedText(inner.trim(), '"'))],
    },
  ];
};
