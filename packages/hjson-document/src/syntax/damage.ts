import {
  backslashUnit,
  colonUnit,
  cr,
  indentationAt,
  isBlank,
  isEnd,
  isLineEnd,
  isPunctuator,
  lf,
  trimmedEnd,
} from './characters.ts';
import { serverMessages } from './errors.ts';
import type { ServerFailure } from './parserTypes.ts';

/** Where the server stops in a key that contains a blank: it reads past line ends until something decides what is wrong with the key. */
export function failureInKey(text: string, firstBlank: number, next: number): ServerFailure {
  let offset = next;
  let unit = text.charCodeAt(offset);
  while (isBlank(unit) || (unit > 32 && !isPunctuator(unit))) unit = text.charCodeAt(++offset);
  if (isEnd(unit)) return { message: serverMessages.endInKey, offset };
  if (unit === colonUnit) return { message: serverMessages.spaceInKey, offset: firstBlank };
  return { message: serverMessages.keyExpected(String.fromCharCode(unit)), offset };
}

/** Where an invalid quoted string ends: at its quote, or with its line. */
export function endOfUnreadString(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  let end = start + 1;
  for (let unit = text.charCodeAt(end); unit !== lf && unit !== cr && !Number.isNaN(unit); ) {
    if (unit === quote) return end + 1;
    if (unit === backslashUnit && text.charCodeAt(end + 1) === quote) end++;
    unit = text.charCodeAt(++end);
  }
  return trimmedEnd(text, start, Math.min(end, text.length));
}

/** Where an unclosed ''' ends: the lines below it that are blank or indented deeper than its key belong to it. */
export function endOfUnclosedMultiline(
  text: string,
  start: number,
  keyIndent: number,
  lineEnd: (from: number) => number,
): number {
  let end = lineEnd(start);
  while (text.charCodeAt(end) === lf) {
    const line = end + 1;
    const indent = indentationAt(text, line);
    if (!isLineEnd(text.charCodeAt(line + indent)) && indent <= keyIndent) break;
    end = lineEnd(line);
  }
  return Math.max(start + 3, trimmedEnd(text, start, Math.min(end, text.length)));
}
