import { optionAt } from '../../config/index.ts';
import { mostPieces, type PastePiece } from './codeBlocks.ts';

/** What programs write before each line of a text: marks of a mail, numbers, names of files. */

const quoteMark = /^[ \t]*(?:>[ \t]?)+/;

/** A mail program breaks a line before the word that would go beyond this column. */
const wrapColumn = 65;
/** What is no rest of the line before it: a key, a brace or a comment. An address may be one. */
const ownLine = /^[ \t]*(?:["']?([A-Za-z]\w{0,60})["']?[ \t]{0,20}:(?!\/\/)|[{}[\]#]|\/[/*])/;
/** A rest that no answer looks like: one word with a digit or a sign. */
const restAlone = /^(?=\S*[\d=/_])\S+\s*$/;

const isMember = (line: string, brace: string) =>
  line.trim() === brace || optionAt([ownLine.exec(line)?.[1] ?? '']) !== undefined;

function isWrapped(line: string, before: string): boolean {
  const word = /^\S+/.exec(line)?.[0] ?? '';
  return word !== '' && !ownLine.test(line) && before.length + word.length >= wrapColumn;
}

/** A text that was taken out of another one. */
export interface Excerpt {
  readonly text: string;
  /** The line of the other text in which each of its lines begins, counted from 1; without it, the same. */
  readonly numbers: readonly number[];
}

/**
 * The lines from the first quoted one to the last, with those next to them that lost their mark. A line between
 * them without a mark stays; it is joined to the line before it if a mail program would have wrapped that one there.
 */
export function unquoted(text: string): Excerpt {
  const lines = text.split('\n');
  const lineAt = (index: number) => lines[index] ?? '';
  let first = lines.findIndex((line) => quoteMark.test(line));
  if (first < 0) return { text, numbers: [] };
  let last = lines.findLastIndex((line) => quoteMark.test(line));
  while (isMember(lineAt(first - 1), '{')) first--;
  const isRest = (line: string, before: string) => restAlone.test(line) && isWrapped(line, before);
  while (isMember(lineAt(last + 1), '}') || isRest(lineAt(last + 1), lineAt(last))) last++;
  const kept: string[] = [];
  const numbers: number[] = [];
  for (let index = first; index <= last; index++) {
    const line = lineAt(index);
    if (!quoteMark.test(line) && isWrapped(line, lineAt(index - 1))) {
      kept.push(`${kept.pop()?.trimEnd()} ${line}`);
    } else {
      kept.push(line.replace(quoteMark, ''));
      numbers.push(index + 1);
    }
  }
  return { text: kept.join('\n'), numbers };
}

/** Lines with the same mark before them. */
interface MarkedText extends PastePiece {
  readonly marks: number;
}

/** What bat draws, the file that it names, and what stands for lines that were left out. */
const frame = /^[ \t]*[─━┬┼┴│|+.-][─━┬┼┴│|+. \t-]*(?:8<[─ ]*|File: .*|Size: .*)?$/;
const continued = /^[ \t]{1,20}[│|] ?/;

/**
 * The lines with a mark, without it, as a text for each name, which is the first group of the mark. Its second one is a number: one that is
 * not above the number before it begins another text. A line without a mark stays between two of the same text, and is the end of the one
 * before it if a pager wrapped that.
 */
function markedTexts(text: string, mark: RegExp): readonly MarkedText[] {
  const found = new Map<string, { readonly start: number; readonly lines: string[]; marks: number }>();
  let last: string[] | undefined;
  let between: string[] = [];
  let start = 0;
  let number = 0;
  let restarts = 0;
  for (const whole of text.split('\n')) {
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    const match = mark.exec(line);
    if (match) {
      const next = Number(match[2]);
      if (next <= number) restarts++;
      const key = `${restarts} ${match[1]}`;
      const own = found.get(key) ?? { start, lines: [], marks: 0 };
      found.set(key, own);
      if (own.lines === last) for (const each of between) last.push(each);
      own.lines.push(line.slice(match[0].length));
      own.marks++;
      number = next;
      last = own.lines;
      if (between.length > 0) between = [];
    } else if (last && !frame.test(line)) {
      if (continued.test(line)) last.push(`${last.pop()}${line.replace(continued, '')}`);
      else between.push(line);
    }
    start += whole.length + 1;
  }
  return [...found.values()].map(({ start, lines, marks }) => ({ start, text: lines.join('\n'), marks }));
}

const lineNumber = /^[ \t]*()(\d{1,6})(?:[ \t]*[|│] ?|[:.)]|-(?!\d)|[ \t]|$)/;

/** One line that begins with a number is none. */
const numberedTexts = (text: string) => markedTexts(text, lineNumber).filter(({ marks }) => marks > 1);

/** The lines with a number before them, without it, if it never begins again. */
export function withoutLineNumbers(text: string): string {
  return onlyOf(numberedTexts(text), text);
}

const onlyOf = ([only, ...others]: readonly PastePiece[], text: string) =>
  only && others.length === 0 ? only.text : text;

const prefixes: readonly RegExp[] = [
  // A time.
  /^\[?\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?\]? ?/,
  // grep -r, with and without numbers, and the lines around a match.
  /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}):(?:\d{1,9}:)?/,
  /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}?)(?::\d{1,9}:|-\d{1,9}-)/,
  // docker compose logs.
  /^([\w.-]{1,100}) {0,100}\| ?/,
];

const mostMarks = (texts: readonly MarkedText[]) => texts.reduce((most, { marks }) => Math.max(most, marks), 1);

/** By the names of files or programs, or the times, before their lines: of these, what is before most lines. */
function namedTexts(text: string): readonly MarkedText[] {
  return prefixes
    .map((prefix) => markedTexts(text, prefix))
    .reduce((best, texts) => (mostMarks(texts) > mostMarks(best) ? texts : best), []);
}

/** The lines with the name of a file or a program before them, or a time, without it, if there is one such name. */
export function withoutPrefixes(text: string): string {
  return onlyOf(namedTexts(text), text);
}

/** The texts of several files or programs: in a diff, or with numbers or names before their lines. */
export function severalTexts(text: string): readonly PastePiece[] {
  const kinds = [filesOfDiff(text), numberedTexts(text), namedTexts(text)];
  return kinds.flatMap((texts) => (texts.length > 1 ? texts : [])).slice(0, mostPieces);
}

const hunk = /^@@ -\d{1,9}(?:,\d{1,9})? \+\d{1,9}(?:,\d{1,9})? @@/m;
const added = /^\+[ \t]{0,200}(?:[{}[\]]|["']?[A-Za-z]\w{0,60}["']?[ \t]{0,20}:)/m;
const removed = /^-[ \t]{0,200}(?:[{}[\]]|["']?[A-Za-z]\w{0,60}["']?[ \t]{0,20}:)/m;

/** Whether a text is a diff: in hunks, or with a mark before each of its lines. */
export function isDiff(text: string): boolean {
  return hunk.test(text) ? added.test(text) || removed.test(text) : added.test(text) && marked(text).every(isMarked);
}

const isMarked = (line: string) => /^(?:[+ -]|\s*$)/.test(line);

function marked(text: string): readonly string[] {
  const lines = text.split('\n');
  const isChange = (line: string) => /^[+-]/.test(line);
  return lines.slice(lines.findIndex(isChange), lines.findLastIndex(isChange) + 1);
}

/** The parts of a diff with the changes of a file. */
function filesOfDiff(text: string): readonly PastePiece[] {
  let start = 0;
  return text.split(/^(?=diff |Index: |--- .*\r?\n\+\+\+ )/m).flatMap((part) => {
    const piece = { text: part, start };
    start += part.length;
    return hunk.test(part) ? [piece] : [];
  });
}

/** The new side of a diff of one file: lines with + and those without a mark, from its first hunk on. */
export function newSideOfDiff(text: string): string {
  if (!isDiff(text) || filesOfDiff(text).length > 1) return text;
  return text
    .slice(hunk.exec(text)?.index)
    .split('\n')
    .filter((line) => !/^(?:-|@@ |\\ No newline|diff --git |index [\da-f]+\.\.|\+\+\+ )/.test(line))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}
