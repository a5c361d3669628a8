import { endOfLine, startOfLine, type TextRange } from 'source-text';
import { errorMessages, serverMessages } from './errors.ts';
import { parseText } from './parser.ts';
import type { ParsedText, ParserOptions, ServerFailure } from './parserTypes.ts';

/** A text from which more lines would have to be removed is better explained by its brackets. */
const mostLines = 3;

/**
 * Another recovery: removes the line where the server stops (`strict` is its parse), then the next one where it stops, until the rest is
 * parsed without an error. It wins over `best` if it leaves less of the text damaged: a line of rubbish with a bracket in it then costs no
 * more than that line.
 */
export function recoverByDroppingLines(
  text: string,
  options: ParserOptions,
  strict: ParsedText,
  best: ParsedText,
): ParsedText {
  const lines: TextRange[] = [];
  let rest = text;
  let parsed = strict;
  while (parsed.failure && lines.length < mostLines) {
    const line = contentOfLine(rest, culpritOf(parsed, parsed.failure));
    if (!line || sum([...lines, line]) >= sum(best.damage)) return best;
    lines.push(line);
    // Blanks keep every other offset unchanged.
    rest = rest.slice(0, line.start) + ' '.repeat(line.end - line.start) + rest.slice(line.end);
    parsed = parseText(rest, options);
  }
  if (parsed.failure) return best;
  return { ...parsed, failure: strict.failure, damage: lines, errors: lines.map(errorOf) };
}

/** If text follows the root, the closer that ended it came too early. */
function culpritOf({ root }: ParsedText, { message, offset }: ServerFailure): number {
  const close = root.kind === 'object' ? root.close : undefined;
  return message === serverMessages.trailing && close ? close.start : offset;
}

/** The line around an offset without the blanks at its ends; undefined at the end of the text and on a blank line. */
function contentOfLine(text: string, offset: number): TextRange | undefined {
  if (offset >= text.length) return undefined;
  const lineStart = startOfLine(text, offset);
  const line = text.slice(lineStart, endOfLine(text, offset));
  const content = line.trim();
  if (content === '') return undefined;
  const start = lineStart + line.indexOf(content);
  return { start, end: start + content.length };
}

function errorOf(range: TextRange) {
  return { code: 'unreadable-line', range, message: errorMessages['unreadable-line'] } as const;
}

function sum(ranges: readonly TextRange[]): number {
  return ranges.reduce((length, { start, end }) => length + end - start, 0);
}
