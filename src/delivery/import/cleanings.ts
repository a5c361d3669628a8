/** One thing that a mail, a ticket or a terminal adds to a configuration, or changes in it. */
export interface Cleaning {
  /** What was done about it, as a sentence. */
  readonly says: string;
  /** What is said if the user keeps the text as it is; undefined if nothing can be found then. */
  readonly keeps?: string;
  /** Whether it leaves out lines that may be the configuration. */
  readonly selects?: true;
  /** The text without it; the same text if there is none of it. */
  readonly clean: (text: string) => string;
}

const openingFence = /^[ \t]*(`{3,9}|~{3,9})[^`]*$/;
const quoteMark = /^[ \t]*(?:>[ \t]?)+/;
const lineNumber = /^[ \t]*(\d{1,6})(?:[:|.)│]|[ \t])/;

/** In the order in which they are tried, each on the result of the previous ones: first what surrounds the text. */
export const cleanings: readonly Cleaning[] = [
  { says: 'Taken from a code block of the paste.', selects: true, clean: insideFence },
  { says: 'Taken from the quoted lines, without their “>”.', selects: true, clean: withoutQuoteMarks },
  { says: 'Line numbers were left out.', clean: withoutLineNumbers },
  {
    says: 'No-break spaces became spaces.',
    keeps: 'No-break spaces stay as they are.',
    clean: (text) => text.replace(/[\u00A0\u2007\u202F]/g, ' ').replace(/[\u200B\u2060\uFEFF]/g, ''),
  },
  { says: 'The carets of the Windows command prompt were left out.', clean: withoutCarets },
  {
    says: 'Curly quotes became straight ones.',
    keeps: 'Curly quotes stay as they are.',
    clean: withStraightQuotes,
  },
  { says: 'The text around the outermost braces was left out.', clean: withoutProse },
];

/** The first block that is closed. In linear time: the last place that closes a fence is known before any is tried. */
function insideFence(text: string): string {
  const lines = text.split('\n');
  const last = new Map(lines.map((line, index) => [line.trim(), index]));
  for (const [index, line] of lines.entries()) {
    const mark = openingFence.exec(line)?.[1];
    if (mark === undefined || (last.get(mark) ?? -1) < index + 2) continue;
    const end = lines.findIndex((each, at) => at > index + 1 && each.trim() === mark);
    return lines.slice(index + 1, end).join('\n');
  }
  return text;
}

function withoutQuoteMarks(text: string): string {
  const quoted = text.split('\n').filter((line) => quoteMark.test(line));
  return quoted.length > 0 ? quoted.map((line) => line.replace(quoteMark, '')).join('\n') : text;
}

/** Only if every line has one, and they count up: a line may begin with a number anyway. */
function withoutLineNumbers(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numbers = lines.map((line) => Number(lineNumber.exec(line)?.[1] ?? Number.NaN));
  const isCounted = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return lines.length > 1 && isCounted ? text.replace(new RegExp(lineNumber.source, 'gm'), '') : text;
}

/** The prompt reads the character after a caret literally. */
function withoutCarets(text: string): string {
  return text.includes('^"') ? text.replace(/\^([\s\S])/g, '$1') : text;
}

/** Only if the text has no straight quotes of the kind: otherwise, the curly ones are part of a value. */
function withStraightQuotes(text: string): string {
  const double = text.includes('"') ? text : text.replace(/[\u201C-\u201F]/g, '"');
  return text.includes("'") ? double : double.replace(/[\u2018-\u201B]/g, "'");
}

function withoutProse(text: string): string {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start >= 0 && end > start ? text.slice(start, end + 1) : text;
}
