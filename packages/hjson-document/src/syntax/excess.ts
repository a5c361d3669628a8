import type { HjsonDocument, TextExcess } from '../document.ts';
import { errorMessages } from './errors.ts';

/** Upper bounds of what an editor and its marks can follow letter by letter. Usual texts have hundreds. */
const usualLines = 20_000;
const usualOnLine = 20_000;
const mostSeparators = 50_000;
const mostLevels = 10_000;
/** A field and an editor lay out a line as a whole, a second per ten megabytes; a picture in a value may have one or two of these. */
const longestLine = 4_000_000;
const lineTooLong: TextExcess = { reason: 'has a line of more than 4,000,000 characters' };

/**
 * What the text has too much of; undefined for any text of a usual size. Counts inside strings and comments as well, and never parses.
 * `mostLines`, and `mostOnLine` for commas and brackets: other limits, for a text that is not a document but contains one.
 */
export function excessOf(text: string, mostLines = usualLines, mostOnLine = usualOnLine): TextExcess | undefined {
  if (text.length <= mostLevels) return undefined;
  if (hasLongLine(text)) return lineTooLong;
  let separators = 0;
  let onLine = 0;
  let lines = 0;
  let level = 0;
  for (let offset = 0; offset < text.length; offset++) {
    switch (text.charCodeAt(offset)) {
      case 0x5b: // [
      case 0x7b: // {
        onLine++;
        if (++level > mostLevels) return { reason: 'nests brackets more than 10,000 levels deep' };
        break;
      case 0x5d: // ]
      case 0x7d: // }
        if (level > 0) level--;
        break;
      case 0x0a:
        separators += onLine + 1;
        onLine = 0;
        if (++lines > mostLines) return { reason: `has more than ${mostLines.toLocaleString('en')} lines` };
        break;
      case 0x2c: // ,
        onLine++;
        break;
    }
    if (onLine > mostOnLine) {
      return { reason: `has more than ${mostOnLine.toLocaleString('en')} commas and brackets on one line` };
    }
    if (separators + onLine > mostSeparators) return { reason: 'has more than 50,000 lines, commas and brackets' };
  }
  return undefined;
}

/** Looks only at line ends: a text of one line need not be read letter by letter. */
function hasLongLine(text: string): boolean {
  if (text.length <= longestLine) return false;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > longestLine) return true;
    start = end < 0 ? text.length : end + 1;
  }
  return false;
}

/** A document of which only the text is known: all of it is damage, so no edit of a value touches it. */
export function unreadDocument(text: string, excess: TextExcess): HjsonDocument {
  const whole = { start: 0, end: text.length };
  const start = { start: 0, end: 0 };
  return {
    text,
    excess,
    root: { kind: 'object', range: whole, open: undefined, close: undefined, members: [] },
    goRoot: undefined,
    errors: [
      {
        code: 'text-too-large',
        range: start,
        message: errorMessages['text-too-large'],
      },
    ],
    verdict: { ok: false, message: 'not read' },
    damage: [whole],
  };
}
