import { quotedText } from '../edit/scalarText.ts';
import { type LintRule, quoteAllFix, quotelessValues, replaceFix } from './rule.ts';

/** `{name: x}` — in text without quotes a bracket closes nothing (hjson-grammar §8). Balanced brackets are left alone. */
export const closerInString: LintRule = (input) =>
  quotelessValues(input).flatMap(({ node, path }) => {
    const { start, end } = node.range;
    const source = input.document.text.slice(start, end);
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
    return {
      code: 'closer-in-string',
      severity: 'warning',
      path,
      range: { start: start + closer, end },
      message:
        'This bracket is part of the value and closes nothing: text without quotes runs to the end of its line. Quote the text.',
      fixes: [...beforeFix, quoteAllFix(node)],
    };
  });

/** The first of the closers that the text ends with and that nothing in it opens, or -1. */
function unbalancedCloser(source: string): number {
  const tail = source.search(/[}\]][}\]\s,]*$/);
  if (tail < 0) return -1;
  let open = 0;
  for (const character of source.slice(0, tail)) {
    if (character === '{' || character === '[') open++;
    if ((character === '}' || character === ']') && open > 0) open--;
  }
  for (let offset = tail; offset < source.length; offset++) {
    const isCloser = source[offset] === '}' || source[offset] === ']';
    if (isCloser && open === 0) return offset;
    if (isCloser) open--;
  }
  return -1;
}
