/**
 * When a comment is a member that is commented out, by example:
 *
 *     # smtpPort: 587                 yes
 *     # smtpPort: 587, # relay        yes: a comma or a comment may follow
 *     # smtpPort: 587 }               no: anything else may not
 *     # type: required                no: letters alone are prose …
 *     # baseUrl: where the server is  no: … and so are several words without quotes …
 *     #type: required                 yes: … unless no blank follows the marker
 *     #    smtpPort: 587              no: the key is neither after one blank at most nor below the other keys
 *     x: 1 # smtpPort: 587            no: the comment does not start its line
 *
 * A value of several lines needs a marker on each of them, at most 200, and may not open a bracket in quotes that nothing closes. The member
 * belongs to the object around its lines; inside another member that is commented out, to that one.
 */
import { lineEndOf, type TextRange } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { serverMessages } from '../syntax/errors.ts';
import { parseText } from '../syntax/parser.ts';
import { triviaPieces } from '../tree/trivia.ts';
import { isFirstOnLine, lineIndent, memberIndent } from './style.ts';

/** A member that is commented out. */
export interface CommentedMember extends CommentedKey {
  /** From the first marker to the end of the last line. */
  readonly range: TextRange;
  /** Its lines without the markers; all but the first with their indentation. */
  readonly source: string;
  /** The indentation of its first line without the marker. */
  readonly indent: string;
  /** What makes a line a comment, with the blanks after it. */
  readonly marker: string;
}

/** What the comments between the members of an object say about keys, in text order. */
export interface KeyComments {
  readonly members: readonly CommentedMember[];
  /** Comments that start with a key and a colon and are no members. */
  readonly prose: readonly CommentedKey[];
}

export interface CommentedKey {
  readonly name: string;
  /** The comments that directly follow each other, of which it is a part. */
  readonly block: TextRange;
  /** How many members of the object come before it. */
  readonly index: number;
}

interface CommentLine extends TextRange {
  readonly marker: '#' | '//';
  readonly blanks: string;
  /** What is after the marker and the blanks. */
  readonly content: string;
}

export function keyComments(document: HjsonDocument, parent: HjsonObject): KeyComments {
  const gaps = [...parent.members.keys(), parent.members.length].map((index) =>
    keyCommentsBefore(document, parent, index),
  );
  return { members: gaps.flatMap(({ members }) => members), prose: gaps.flatMap(({ prose }) => prose) };
}

/** The same for the comments between a member and the previous one. */
export function keyCommentsBefore(document: HjsonDocument, parent: HjsonObject, index: number): KeyComments {
  const members: CommentedMember[] = [];
  const prose: CommentedKey[] = [];
  for (const lines of commentBlocks(document.text, gapBefore(document, parent, index))) {
    const block = blockOf(lines);
    readBlock(lines, (name, count, from) => {
      const found = count > 0 ? commentedMember(document, parent, lines.slice(from, from + count)) : undefined;
      if (found) members.push({ name, block, index, ...found });
      else prose.push({ name, block, index });
    });
  }
  return { members, prose };
}

/** Where the last commented-out member before the member of this index ends; one that is never closed ends with its block. */
export function commentedOutEnd(document: HjsonDocument, parent: HjsonObject, index: number): number {
  let end = 0;
  for (const lines of commentBlocks(document.text, gapBefore(document, parent, index))) {
    readBlock(lines, (_, count, from) => {
      const found = count > 0 && commentedMember(document, parent, lines.slice(from, from + count));
      if (found) end = found.range.end;
      else if (count < 0 && openedValue.test(lines[from]?.content ?? '')) ({ end } = blockOf(lines));
    });
  }
  return end;
}

const openedValue = /:[ \t]*(?:[{[]|''')/;

function blockOf(lines: readonly CommentLine[]): TextRange {
  return { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
}

/** The text before the member of this index, or after the last one. */
function gapBefore({ text }: HjsonDocument, parent: HjsonObject, index: number): TextRange {
  const start = parent.members[index - 1]?.range.end ?? parent.open?.end ?? 0;
  const end = parent.members[index]?.range.start ?? parent.close?.start ?? (parent.open ? start : text.length);
  return { start, end };
}

/** The comments on separate lines, grouped if one directly follows the other. */
function commentBlocks(text: string, { start, end }: TextRange): readonly (readonly CommentLine[])[] {
  const blocks: CommentLine[][] = [];
  let lineFeeds = 0;
  for (const piece of triviaPieces(text, start, end)) {
    if (piece.kind === 'blank') {
      lineFeeds = text.slice(piece.start, piece.end).split('\n').length - 1;
      continue;
    }
    const line = piece.kind === 'comment' && isFirstOnLine(text, piece.start) ? commentLine(text, piece) : undefined;
    const last = blocks.at(-1);
    if (line && last && lineFeeds === 1) last.push(line);
    else blocks.push(line ? [line] : []);
  }
  return blocks.filter(({ length }) => length > 0);
}

function commentLine(text: string, { start, end }: TextRange): CommentLine | undefined {
  const source = text.slice(start, end);
  const marker = source.startsWith('#') ? '#' : source.startsWith('//') ? '//' : undefined;
  if (!marker) return undefined;
  const blanks = /^[ \t]*/.exec(source.slice(marker.length))?.[0] ?? '';
  return { start, end, marker, blanks, content: source.slice(marker.length + blanks.length) };
}

/** A longer member is left to its author: reading it line by line would take quadratic time. */
const mostLines = 200;

const keyAndColon = /^(?:"[^"]*"|'[^']*'|[^\s{}[\],:"'#/]+)[ \t]*:/;

/**
 * Calls back for each line that starts with a key: its name, how many lines are a member of it (0 for prose, -1 for one that is not
 * complete), and where they start.
 */
function readBlock(lines: readonly CommentLine[], found: (name: string, count: number, from: number) => void): void {
  for (let from = 0; from < lines.length; from++) {
    const key = keyAndColon.exec(lines[from]?.content ?? '')?.[0];
    if (key === undefined) continue;
    const count = countLines(lines.slice(from, from + mostLines));
    found(nameOf(key), count, from);
    // Below a bracket that is never closed, it is unknown what belongs where.
    if (count < 0) return;
    from += Math.max(0, count - 1);
  }
}

function nameOf(key: string): string {
  if (!/^["']/.test(key)) return key.slice(0, -1).trimEnd();
  const { root } = parseText(`${key} 0`);
  return root.kind === 'object' ? (root.members[0]?.key.name ?? '') : '';
}

/** How many lines make one member; 0 for prose, -1 for one that is not complete. */
function countLines(lines: readonly CommentLine[]): number {
  const first = lines[0];
  let depth = 0;
  for (let count = 1; count <= lines.length; count++) {
    const parts = lines.slice(0, count);
    const last = parts.at(-1);
    if (last?.marker !== first?.marker) return -1;
    depth += bracketsIn(last?.content ?? '');
    if (depth > 0 && count > 1 && !last?.content.endsWith("'''")) continue;
    const { root, failure } = parseText(parts.map(({ blanks, content }) => blanks + content).join('\n'));
    const members = root.kind === 'object' && !root.open ? root.members : [];
    const isOpen = failure ? isUnclosed(failure.message) : isMissing(members[0]);
    if (!isOpen) return !failure && members.length === 1 && isWritten(members[0], first?.blanks === '') ? count : 0;
    const next = lines[count]?.content ?? '';
    if (!failure && !/^(?:[{[]|''')/.test(next)) return 0;
  }
  return -1;
}

/** How many more brackets a line opens than it closes, those in quotes included: as long as it opens more, reading it is futile. */
function bracketsIn(line: string): number {
  const brackets = line.match(/[{}[\]]/g) ?? [];
  return brackets.reduce((depth, bracket) => depth + (bracket === '{' || bracket === '[' ? 1 : -1), 0);
}

function isUnclosed(message: string): boolean {
  const { unclosed, multiline } = serverMessages;
  return message === unclosed.object || message === unclosed.array || message === multiline;
}

/** At the end of the text the server reads a NUL as the value. */
function isMissing(member: HjsonMember | undefined): boolean {
  return member?.value !== undefined && member.value.range.start === member.value.range.end;
}

const oneWord = /^\S+$/;
const lettersAlone = /^\p{L}+[.,;!?]*$/u;

function isWritten(member: HjsonMember | undefined, isAtMarker: boolean): boolean {
  const value = member?.value;
  if (!value) return false;
  if (isAtMarker || value.kind !== 'string' || value.style !== 'quoteless') return true;
  return oneWord.test(value.value) && !lettersAlone.test(value.value);
}

/** Undefined when the key is deeper than a member. */
function commentedMember(
  document: HjsonDocument,
  parent: HjsonObject,
  lines: readonly CommentLine[],
): Pick<CommentedMember, 'range' | 'source' | 'indent' | 'marker'> | undefined {
  const { text } = document;
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return undefined;
  const own = lineIndent(text, first.start);
  const usual = memberIndent(document, parent) ?? own;
  const isBelowKeys = own.length + first.marker.length + first.blanks.length === usual.length;
  if (first.blanks.length > 1 && !isBelowKeys) return undefined;
  const indent = usual.length > own.length ? usual : own;
  const [head = '', ...rest] = lines.map(({ blanks, content }) => {
    const inner = blanks.startsWith(first.blanks) ? blanks.slice(first.blanks.length) : '';
    return inner + content;
  });
  const restored = rest.map((line, index) => {
    const lead = lineIndent(text, lines[index + 1]?.start ?? 0);
    // A line that is not in the column of the others was not in it before they were commented out, either.
    if (lead !== own) return lead + line;
    return line === '' ? '' : indent + line;
  });
  const source = [head, ...restored].join(lineEndOf(text));
  const marker = first.marker + (isBelowKeys ? '' : first.blanks);
  return { range: { start: first.start, end: last.end }, source, indent, marker };
}
