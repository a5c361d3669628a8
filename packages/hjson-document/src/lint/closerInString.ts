import { quotedText } from '../edit/scalarText.ts';
import { unbalancedCloser } from '../syntax/characters.ts';
import { type QuotelessRule, quoteAllFix, replaceFix } from './rule.ts';

/** `{name: x}` — in text without quotes a bracket closes nothing (hjson-grammar §8). Balanced brackets are left alone. */
export const closerInString: QuotelessRule = (place, text) => {
  const { node } = place;
  const { start, end } = node.range;
  const source = text.slice(start, end);
  const closer = unbalancedCloser(source);
  if (closer < 0) return [];
  const before = source.slice(0, closer).trimEnd();
  const beforeFix =
    before === ''
      ? []
      : [
          replaceFix(
            'Quote the text before the bracket',
            { start, end: start + before.length },
            quotedText(before, '"'),
          ),
        ];
  return [
    {
      code: 'closer-in-string',
      severity: 'warning',
      path: place.path,
      range: { start: start + closer, end },
      message:
        'This bracket is part of the value and closes nothing: text without quotes runs to the end of its line. Quote the text.',
      fixes: [...beforeFix, quoteAllFix(node)],
    },
  ];
};
