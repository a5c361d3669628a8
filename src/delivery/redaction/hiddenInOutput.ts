import { diffTexts, endOfLine, startOfLine, type TextRange, textRange } from 'source-text';

/** A mark of a redacted copy, also as it is in the texts of JSON that no shell may change, and in JSON within JSON. */
const mark = /(?:<|\\{1,4}u003c)redacted(?:(?: |\\{1,4}u0020)[\w.-]+){1,4}(?:>|\\{1,4}u003e)/g;

/**
 * What a preview hides of an output: the ranges, in UTF-16 units, that the redacted output of the same configuration does not have. What is
 * left is what both say. Where the marks do not stand in for exactly one piece each, as in Base64 or where a secret changes the quotes, all
 * lines from the first to the last that differ are hidden.
 */
export function hiddenInOutput(output: string, redacted: string): readonly TextRange[] {
  return betweenMarks(output, redacted) ?? differingLines(output, redacted);
}

function betweenMarks(output: string, redacted: string): readonly TextRange[] | undefined {
  const marks = [...redacted.matchAll(mark)].map(({ 0: text, index }) => textRange(index, index + text.length));
  let start = marks[0]?.start ?? redacted.length;
  if (!output.startsWith(redacted.slice(0, start))) return undefined;
  const ranges: TextRange[] = [];
  for (const [index, { end: keptStart }] of marks.entries()) {
    const next = marks[index + 1];
    const kept = redacted.slice(keptStart, next?.start);
    const end = next ? output.indexOf(kept, start) : output.length - kept.length;
    if (end < start || !output.startsWith(kept, end)) return undefined;
    ranges.push({ start, end });
    start = end + kept.length;
  }
  return start === output.length ? ranges : undefined;
}

function differingLines(output: string, redacted: string): readonly TextRange[] {
  return diffTexts(output, redacted)
    .map(({ range }) => textRange(startOfLine(output, range.start), endOfLine(output, range.end)))
    .filter(({ start, end }) => start < end);
}
