import { unclosedComment as findUnclosed } from '../tree/tokens.ts';
import { replaceFix, type TextRule } from './rule.ts';

/** A block comment that is never closed swallows the rest of the text without an error (hjson-grammar §2). */
export const unclosedComment: TextRule = (document) => {
  const { text } = document;
  const range = findUnclosed(document);
  if (!range) return [];
  const lineEnd = /\r?\n|$/.exec(text.slice(range.start))?.index ?? 0;
  const end = range.start + lineEnd;
  return [
    {
      code: 'unclosed-comment',
      severity: 'warning',
      path: [],
      range: { start: range.start, end },
      message: 'This comment is never closed, so everything below it is ignored. Close it with */.',
      fixes: [replaceFix('Close the comment at the end of its line', { start: end, end }, ' */')],
    },
  ];
};
