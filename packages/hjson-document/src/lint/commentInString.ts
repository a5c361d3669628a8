import { quotedText } from '../edit/scalarText.ts';
import { type QuotelessRule, quoteAllFix, replaceFix } from './rule.ts';

const commentMarker = /\s(?:#|\/\/|\/\*)/;

/** `name: Example # note` — in text without quotes nothing starts a comment (hjson-grammar §2, §8). */
export const commentInString: QuotelessRule = (place, text) => {
  const { node } = place;
  const { start, end } = node.range;
  const marker = text.slice(start, end).search(commentMarker);
  if (marker < 0) return [];
  const before = text.slice(start, start + marker).trimEnd();
  const beforeRange = { start, end: start + before.length };
  return [
    {
      code: 'comment-in-string',
      severity: 'warning',
      path: place.path,
      range: { start: start + marker + 1, end },
      message: 'What looks like a comment is part of the value: text without quotes runs to the end of its line.',
      fixes: [replaceFix('Make it a comment', beforeRange, quotedText(before, '"')), quoteAllFix(node)],
    },
  ];
};
