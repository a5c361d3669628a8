import { type Fix, lineEndOf, type TextRange } from 'source-text';
import { quotedText, stringText } from '../edit/scalarText.ts';
import { type QuotelessRule, quoteAllFix, replaceFix } from './rule.ts';

const member = String.raw`(?:"[^"]*"|'[^']*'|[^\s\x85{}[\],:'"]+)\s*:(?=\s|["'{[\d-])`;
const memberBehindComma = new RegExp(`,\\s*${member}`);
const memberBehindBreak = new RegExp(`[\\v\\f\\x85\\u2028\\u2029][^\\S\\v\\f\\u2028\\u2029]*${member}`);

/** `a: x,` and `a: x, b: 1` — in text without quotes a comma separates nothing (hjson-grammar §8). */
export const commaInString: QuotelessRule = (place, text) => {
  const { node } = place;
  const { start, end } = node.range;
  const source = text.slice(start, end);
  const endsWithComma = source.endsWith(',');
  const comma = endsWithComma ? source.length - 1 : source.search(memberBehindComma);
  if (comma < 0) return [];
  const before = source.slice(0, comma).trimEnd();
  return [
    {
      code: endsWithComma ? 'comma-in-string' : 'member-in-string',
      severity: 'warning',
      path: place.path,
      range: { start: start + comma, end },
      message: endsWithComma
        ? 'This comma is part of the value: text without quotes runs to the end of its line. Remove the comma, or quote the text.'
        : 'What looks like the next key is part of this value: text without quotes runs to the end of its line. Quote the text before the comma.',
      fixes: [
        endsWithComma
          ? withoutComma(before, { start, end })
          : replaceFix(
              'Quote the text before the comma',
              { start, end: start + before.length },
              quotedText(before, '"'),
            ),
        quoteAllFix(node),
      ],
    },
  ];
};

/** Line ends of word processors and of other systems, which are characters of a text to hjson-go (hjson-grammar §5). */
export const lineBreakInString: QuotelessRule = ({ node, path }, text) => {
  const { start, end } = node.range;
  const source = text.slice(start, end);
  const at = source.search(memberBehindBreak);
  if (at < 0) return [];
  const lines = source.replace(/[\v\f\x85\u2028\u2029]+/g, lineEndOf(text));
  return [
    {
      code: 'line-break-in-string',
      severity: 'warning',
      path,
      range: { start: start + at, end },
      message:
        'hjson-go takes this line break of a word processor as part of the value, and the next key with it. End the line there.',
      fixes: [replaceFix('End the line there', { start, end }, lines), quoteAllFix(node)],
    },
  ];
};

/** At the end of a line a comma is not needed; the text keeps doing without quotes where it can. */
function withoutComma(before: string, { start, end }: TextRange): Fix {
  const text = stringText(before, 'quoteless');
  const from = text === before ? before.length : 0;
  return replaceFix('Remove the comma', { start: start + from, end }, text.slice(from));
}
