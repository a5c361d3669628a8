import { optionAt } from '../../config/index.ts';
import { parseHjson } from '../../hjson/index.ts';
import { matchAt } from '../scanners/assignment.ts';

/** A part of a paste that may be a configuration of its own. */
export interface PastePiece {
  readonly text: string;
  /** Its offset in the paste. */
  readonly start: number;
}

/** Each is searched like a paste. */
export const mostPieces = 20;

/** How tickets and wikis mark code: what opens a block, and what closes it. */
const marks: readonly { readonly opening: RegExp; readonly closing: (opening: RegExpExecArray) => string }[] = [
  { opening: /\{(code|noformat)(?::[^{}\n]{0,200})?\}/g, closing: ([, name = '']) => `{${name}}` },
  { opening: /<(pre|code|syntaxhighlight)\b[^<>\n]{0,200}>/g, closing: ([, name = '']) => `</${name}>` },
  { opening: /<!\[CDATA\[/g, closing: () => ']]>' },
];

/** The code blocks of a paste that are closed, in the order of the text: fences, and the marks of Jira, Confluence and HTML. */
export function codeBlocks(text: string): readonly PastePiece[] {
  const found = [...fencedBlocks(text), ...marks.flatMap((mark) => markedBlocks(text, mark)), ...describedFiles(text)];
  return found
    .filter((piece) => piece.text.trim() !== '')
    .sort((a, b) => a.start - b.start)
    .slice(0, mostPieces);
}

const openingFence = /^[ \t]*(`{3,9}|~{3,9})[^`]*$/;

/** In linear time: the last place that closes a fence is known before any is tried. */
function fencedBlocks(text: string): readonly PastePiece[] {
  if (!/```|~~~/.test(text)) return [];
  const lines = linesOf(text);
  const last = new Map(lines.map((line, index) => [line.text.trim(), index]));
  const found: PastePiece[] = [];
  for (let index = 0; index < lines.length; index++) {
    const mark = openingFence.exec(lines[index]?.text ?? '')?.[1];
    if (mark === undefined || (last.get(mark) ?? -1) < index + 2) continue;
    let end = index + 2;
    while (lines[end]?.text.trim() !== mark) end++;
    const start = lines[index + 1]?.start ?? 0;
    found.push({ text: text.slice(start, (lines[end]?.start ?? 0) - 1), start });
    index = end;
  }
  return found;
}

/** In linear time, too: where a mark is not closed any more, none is tried after it. */
function markedBlocks(text: string, { opening, closing }: (typeof marks)[number]): readonly PastePiece[] {
  const found: PastePiece[] = [];
  const pattern = new RegExp(opening);
  const unclosed = new Set<string>();
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const close = closing(match);
    const start = pattern.lastIndex;
    const end = unclosed.has(close) ? -1 : text.indexOf(close, start);
    if (end < 0) {
      unclosed.add(close);
      continue;
    }
    found.push({ text: text.slice(start, end).replace(/^[ \t]*\r?\n/, ''), start });
    pattern.lastIndex = end + close.length;
  }
  return found;
}

const describedFile =
  /^[\w.-]+:[ \t\r]*\n----[ \t\r]*\n([\s\S]*?)(?=^(?:[\w.-]+:[ \t\r]*\n----[ \t\r]*$|BinaryData|====|Events:)|$(?![\s\S]))/gm;

/** The files of a ConfigMap as `kubectl describe` prints them: a name, four hyphens, and the text up to a name or a heading. */
function describedFiles(text: string): readonly PastePiece[] {
  return [...text.matchAll(describedFile)].map(({ 0: whole, 1: inside = '', index }) => ({
    text: inside.trimEnd(),
    start: index + whole.length - inside.length,
  }));
}

function linesOf(text: string): readonly PastePiece[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { text: line, start: from };
  });
}

/** A word and a colon above a key of the same indentation: HJSON reads that line as the value of the word. */
const heading = /^([ \t]{0,20})(\w[\w .-]{0,40}):\s{0,20}\n\1(?=(\w{1,60})[ \t]*:)/gm;

/** What is below each heading, and above the first; nothing of a text that begins with a brace, or may have such lines in other places. */
export function partsBelowHeadings(text: string): readonly PastePiece[] {
  if (/^\s*\{|\/\*|'''/.test(text)) return [];
  const found = [...text.matchAll(heading)].filter(([, , word = '', key = '']) => !optionAt([word]) && optionAt([key]));
  const starts = [0, ...found.map((match) => match.index + match[0].length)].slice(0, mostPieces);
  return found.length > 0 ? starts.map((start, at) => ({ text: text.slice(start, found[at]?.index), start })) : [];
}

/**
 * An object in quotes that its language reads differently: doubled apostrophes in apostrophes, but for a here-string of PowerShell that
 * keeps them; backticks and dollar signs in its other one; `$${` of Terraform.
 */
const inOtherQuotes =
  /(?<=(?<!@)'\s*)\{[\s\S]*''|(?<=@"\s*)\{[\s\S]*[`$]|(?<=\s=\s*(?:"|<<-?\w+\s*))\{[\s\S]*[$%]{2}\{/y;

/** Whether the text between two offsets, or between the outermost braces, is not what its program gets. */
export function isReadDifferently(text: string, start = text.indexOf('{'), end = text.lastIndexOf('}')): boolean {
  return matchAt(inOtherQuotes, text.slice(0, end), start) !== null;
}

/** Each object is parsed together with everything after it. */
const largestPaste = 100_000;

/** The objects in a text that has more than one, with or without other text between them; none for a larger text. */
export function severalObjects(text: string): readonly PastePiece[] {
  if (text.length > largestPaste) return [];
  const found: PastePiece[] = [];
  for (let start = text.indexOf('{'); start >= 0 && found.length < mostPieces; ) {
    const end = start + Math.max(1, endOfObject(text.slice(start)));
    if (!isReadDifferently(text, start, end)) found.push({ text: text.slice(start, end), start });
    start = text.indexOf('{', end);
  }
  return found.length > 1 ? found : [];
}

/** Where the object at the start of a text ends. The parser may do without the line that closes it, to read what follows as its members. */
function endOfObject(text: string): number {
  const { root, errors } = parseHjson(text);
  const left = errors.find(({ code, range }) => code === 'unreadable-line' && text[range.start] === '}');
  const end = left && left.range.start + 1;
  return end && parseHjson(text.slice(0, end)).verdict.ok ? end : root.range.end;
}
