import { optionAt } from '../../config/index.ts';

/** What programs write before each line of a text: marks of a mail, numbers, names of files. */

const quoteMark = /^[ \t]*(?:>[ \t]?)+/;

/** A mail program breaks a line before the word that would go beyond this column. */
const wrapColumn = 65;
/** What is no rest of the line before it: a key, a brace or a comment. An address may be one. */
const ownLine = /^[ \t]*(?:["']?([A-Za-z]\w{0,60})["']?[ \t]{0,20}:(?!\/\/)|[{}[\]#]|\/[/*])/;
/** A rest that no answer looks like: one word with a digit or a sign. */
const restAlone = /^(?=\S{0,1000}[\d=/_])\S+\s*$/;

const isOption = (line: string) => optionAt([ownLine.exec(line)?.[1] ?? '']) !== undefined;

function isWrapped(line: string, before: string): boolean {
  const word = /^\S+/.exec(line)?.[0] ?? '';
  return word !== '' && !ownLine.test(line) && before.length + word.length >= wrapColumn;
}

/**
 * The lines from the first quoted one to the last, with those next to them that lost their mark. A line between them without a mark stays;
 * it is joined to the line before it if a mail program would have wrapped that one there.
 */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split('\n');
  const lineAt = (index: number) => lines[index] ?? '';
  let first = lines.findIndex((line) => quoteMark.test(line));
  if (first < 0) return text;
  let last = lines.findLastIndex((line) => quoteMark.test(line));
  while (isOption(lineAt(first - 1)) || /^\s*\{\s*$/.test(lineAt(first - 1))) first--;
  const isLost = (line: string, before: string) =>
    isOption(line) || /^\s*\},?\s*$/.test(line) || (restAlone.test(line) && isWrapped(line, before));
  while (isLost(lineAt(last + 1), lineAt(last))) last++;
  const kept: string[] = [];
  for (let index = first; index <= last; index++) {
    const line = lineAt(index);
    const isRest = !quoteMark.test(line) && isWrapped(line, lineAt(index - 1));
    kept.push(isRest ? `${kept.pop()?.trimEnd()} ${line}` : line.replace(quoteMark, ''));
  }
  return kept.join('\n');
}

const lineNumber = /^[ \t]*(\d{1,6})(?:[ \t]*[|│] ?|[:.)]|[ \t]|$)/;
/** What bat draws, and the file that it names. */
const frame = /^[─━┬┼┴│|+ \t-]*(?:File: .*|Size: .*)?$/;
const continued = /^[ \t]{1,20}[│|] ?/;

/** The longest run of lines that are counted up. Between them are only empty ones, and the rest of a line that was wrapped. */
export function withoutLineNumbers(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  let best: readonly string[] = [];
  let run: string[] = [];
  let counted = 0;
  let bestCount = 1;
  let number = Number.NaN;
  for (const line of lines) {
    const match = lineNumber.exec(line);
    const next = Number(match?.[1] ?? Number.NaN);
    if (match && next === number + 1) {
      run.push(line.slice(match[0].length));
      counted++;
    } else if (match) {
      run = [line.slice(match[0].length)];
      counted = 1;
    } else if (line.trim() === '') {
      run.push('');
      continue;
    } else if (run.length > 0 && continued.test(line) && !frame.test(line)) {
      run.push(`${run.pop() ?? ''}${line.replace(continued, '')}`);
    } else {
      run = [];
      counted = 0;
    }
    number = match ? next : run.length > 0 ? number : Number.NaN;
    if (counted > bestCount) [best, bestCount] = [run, counted];
  }
  return bestCount > 1 ? best.join('\n') : text;
}

/** A mark is one only if it is the same before each line. */
const prefixes: readonly RegExp[] = [
  // grep -r, with and without numbers, and the lines around a match.
  /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}):(?:\d{1,9}:)?/,
  /^([\w@~/-]{0,100}[./][\w.@~/-]{1,200}?)-\d{1,9}-/,
  // docker compose logs.
  /^([\w.-]{1,100} {0,100}\| ?)/,
];
const timestamp = /^\[?\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?\]? ?/;

/** The longest run of lines with the same name of a file or a program before them, or a time, without it. */
export function withoutPrefixes(text: string): string {
  const lines = text.split('\n');
  const runs = [
    longestRun(lines, (line) => {
      const match = timestamp.exec(line);
      return match ? { same: '', length: match[0].length } : undefined;
    }),
    ...prefixes.map((prefix) =>
      longestRun(lines, (line) => {
        const match = prefix.exec(line);
        return match ? { same: match[1] ?? '', length: match[0].length } : undefined;
      }),
    ),
  ];
  const best = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
  return best.length > 1 ? best.join('\n') : text;
}

function longestRun(
  lines: readonly string[],
  markOf: (line: string) => { readonly same: string; readonly length: number } | undefined,
): readonly string[] {
  let best: readonly string[] = [];
  let run: string[] = [];
  let same: string | undefined;
  for (const line of lines) {
    const mark = markOf(line);
    if (!mark || mark.same !== same) run = [];
    same = mark?.same;
    if (mark) run.push(line.slice(mark.length));
    if (run.length > best.length) best = run;
  }
  return best;
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

/** The new side of a diff: lines with + and those without a mark, from its first hunk on. */
export function newSideOfDiff(text: string): string {
  if (!isDiff(text)) return text;
  const from = hunk.exec(text)?.index;
  const lines = from === undefined ? text.split('\n') : text.slice(from).split('\n');
  return lines
    .filter((line) => !/^(?:-|@@ |\\ No newline|diff --git |index [\da-f]+\.\.|\+\+\+ )/.test(line))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}
