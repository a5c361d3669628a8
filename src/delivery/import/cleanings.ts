import { decodeHtmlEntities } from '../../text/index.ts';
import { codeBlocks } from './codeBlocks.ts';
import { isDiff, newSideOfDiff, unquoted, withoutLineNumbers, withoutPrefixes } from './gutters.ts';

/** One thing that a mail, a ticket or a terminal adds to a configuration, or changes in it. */
export interface Cleaning {
  /** What was done about it, as a sentence. */
  readonly says: string;
  /** What is said if the user keeps the text as it is; undefined if nothing can be found then. */
  readonly keeps?: string;
  /** Whether it leaves out lines that may be the configuration. */
  readonly selects?: true;
  /** Whether the text cannot be meant as it is, although the server would read it. */
  readonly isCertain?: (text: string) => boolean;
  /** The text without it; the same text if there is none of it. */
  readonly clean: (text: string) => string;
}

/** What is said of a part that is one of several. */
export const fromCodeBlock = 'Taken from a code block of the paste.';
export const fromSeveralObjects = 'One of several objects in the paste; the text around it was left out.';
export const fromSeveralTexts = 'One of several texts in the paste.';
export const belowHeading = 'The heading above it was left out.';

/** What is said of a text of which no reader knew anything. */
export const outermostBraces = 'The text around the outermost braces was left out.';

/** Colours, movements and character sets. */
const terminalSequence = /\x1B(?:\[[\d:;?]{0,60}[A-Za-z]|[()][\dA-Z])/g;
const encodedQuote = /(?:^|[:{[,])\s{0,20}&(?:quot|#0?34|#x22);/im;
/** In these blocks, an entity is text. */
const literalBlock = /```|~~~|<!\[CDATA|\{(?:code|noformat)/;
const curlyStart = /^[^":]{1,80}:\s{0,20}[“”„]/;
const curlyEnd = /[“”]\s{0,20},?\s{0,20}$/;

/** In the order in which they are tried, each on the result of the previous ones: first what surrounds the text. */
export const cleanings: readonly Cleaning[] = [
  {
    says: 'Colours of the terminal were left out.',
    isCertain: (text) => text.includes('\x1B'),
    clean: withoutColours,
  },
  {
    says: 'Line breaks of a word processor became line ends.',
    isCertain: (text) => text.includes('\v'),
    clean: (text) => text.replaceAll('\v', '\n'),
  },
  {
    says: 'HTML entities became characters.',
    keeps: 'HTML entities stay as they are.',
    isCertain: (text) => encodedQuote.test(text),
    clean: (text) => (literalBlock.test(text) ? text : decodeHtmlEntities(text)),
  },
  { says: fromCodeBlock, selects: true, clean: insideCodeBlock },
  {
    says: 'Taken from the first quoted line to the last, without “>”.',
    selects: true,
    clean: (text) => insideCodeBlock(unquoted(text).text),
  },
  {
    says: 'The new side of a diff, without the lines that it removes. Lines that it does not show are missing.',
    isCertain: isDiff,
    clean: newSideOfDiff,
  },
  { says: 'Line numbers were left out.', selects: true, clean: withoutLineNumbers },
  { says: 'Names and times before the lines were left out.', selects: true, clean: withoutPrefixes },
  {
    says: 'No-break spaces became spaces.',
    keeps: 'No-break spaces stay as they are.',
    clean: (text) => text.replace(/[\u00A0\u2007\u202F\u3000]/g, ' ').replace(/[\u200B\u2060\uFEFF]/g, ''),
  },
  { says: 'The carets of the Windows command prompt were left out.', clean: withoutCarets },
  {
    says: 'Curly quotes became straight ones.',
    keeps: 'Curly quotes stay as they are.',
    isCertain: (text) => text.split('\n').some((line) => curlyStart.test(line) && curlyEnd.test(line)),
    clean: withStraightQuotes,
  },
  { says: outermostBraces, clean: withoutProse },
];

/** A text without what a terminal is told in it; with the same lines. */
export function withoutColours(text: string): string {
  return text.replace(terminalSequence, '');
}

function insideCodeBlock(text: string): string {
  return codeBlocks(text)[0]?.text ?? text;
}

/** The prompt reads the character after a caret literally. */
function withoutCarets(text: string): string {
  return text.includes('^"') ? text.replace(/\^([\s\S])/g, '$1') : text;
}

/** Only if the text has no straight quotes of the kind: otherwise, the curly ones are part of a value, as is one inside a word. */
function withStraightQuotes(text: string): string {
  const double = text.includes('"') ? text : text.replace(/[\u201C-\u201F]/g, '"');
  return text.includes("'") ? double : double.replace(/(?<!\p{L})[\u2018-\u201B]|[\u2018-\u201B](?!\p{L})/gu, "'");
}

function withoutProse(text: string): string {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start >= 0 && end > start ? text.slice(start, end + 1) : text;
}
