import { safe } from 'source-text';
import { valueForKey } from '../edit/errorFixes.ts';
import { quotedText } from '../edit/scalarText.ts';
import { type QuotelessRule, quoteAllFix, replaceFix, type ValueRule } from './rule.ts';

const looksLikeMember = /^(?:"[^"]*"|'[^']*'|[^\s{}[\],:'"]+)\s*:(?:\s|$)/;

/** `mailFrom:` and a line below `baseUrl: x` — the value is looked for on the lines below (hjson-grammar §4). */
export const valueOnLaterLine: QuotelessRule = (place, text) => {
  const { node, member } = place;
  const colon = member?.colon;
  if (colon === undefined || node.value === '\0' || !text.slice(colon, node.range.start).includes('\n')) return [];
  const isMember = looksLikeMember.test(node.value);
  return [
    {
      code: 'value-on-later-line',
      severity: 'warning',
      path: place.path,
      range: node.range,
      message: isMember
        ? 'This whole line is the value of the key above, which has none on its own line. Give that key a value.'
        : 'This line is the value of the key above. Put it on the line of its key, or in quotes.',
      fixes: isMember ? [valueForKey(text, colon + 1), quoteAllFix(node)] : [safe(quoteAllFix(node))],
    },
  ];
};

/** With the semicolon of a style sheet, if it was pasted along. */
const colourComment = /([ \t]*)(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}));?(?=[\s,}\]]|$)/iy;

/** `color: #0b3d91` — where a value is expected, `#` starts a comment. */
export const colourAsComment: ValueRule = (place, text) => {
  const colon = place.member?.colon;
  if (colon === undefined) return [];
  colourComment.lastIndex = colon + 1;
  const found = colourComment.exec(text);
  if (!found) return [];
  const [all, space = '', colour = ''] = found;
  const range = { start: colon + 1 + space.length, end: colon + 1 + all.length };
  return [
    {
      code: 'colour-as-comment',
      severity: 'warning',
      path: place.path,
      range,
      message: 'Without quotes this colour is a comment, and the value is taken from a line below. Quote it.',
      fixes: [safe(replaceFix('Quote the colour', range, quotedText(colour, '"')))],
    },
  ];
};

/** A key as the last thing of a text without braces gets one NUL character (hjson-grammar §4). */
export const valueMissingAtEnd: QuotelessRule = (place, text) => {
  const { node, member } = place;
  const colon = member?.colon;
  if (colon === undefined || node.value !== '\0' || node.range.start !== node.range.end) return [];
  return [
    {
      code: 'value-missing-at-end',
      severity: 'warning',
      path: place.path,
      range: { start: member?.key.range.start ?? colon, end: colon + 1 },
      message:
        'This last key has no value. hjson-go reads one NUL character, without an error. Write a value, or "" for empty text.',
      fixes: [valueForKey(text, colon + 1)],
    },
  ];
};
