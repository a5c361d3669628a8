import { lineEndOf, startOfLine, type TextEdit, type TextRange, type ValuePath } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { commentRanges } from '../tree/tokens.ts';
import { keyCommentsBefore } from './keyComments.ts';
import {
  type NoteOptions,
  type NoteTarget,
  noteOf,
  noteTarget,
  noteText,
  type WrittenNote,
  writtenNote,
} from './note.ts';
import { refusalFor, refuse, type VerifiedEdit } from './outcome.ts';
import { isFirstOnLine, lineIndent } from './style.ts';
import { verifyEdit } from './verify.ts';

type Candidate = readonly TextEdit[];

/** What makes the lines of a note comments. */
interface NoteStyle {
  readonly marker: '#' | '//' | '/*';
  /** Between the marker and the text. */
  readonly blanks: string;
}

/**
 * Writes the note of the member at a path, in the place and with the marker of the existing one; a new one goes above the member. An empty
 * text removes it. A note that would not read back as this note, and only as a comment, is not written.
 */
export function setNote(
  document: HjsonDocument,
  path: ValuePath,
  text: string,
  { documentation, goStringFields }: NoteOptions & ReadingOptions = {},
): VerifiedEdit {
  const options = documentation === undefined ? {} : { documentation };
  const wanted = noteText(text);
  const target = noteTarget(document, path);
  if (!target) return refuse('nothing-there');
  if (wanted === noteOf(document, path, options)) return { ok: true, edits: [], after: document };
  const present = writtenNote(document, target, options);
  const candidates = wanted === '' ? removals(document, present) : writings(document, target, present, wanted);
  const commented = commentedMembers(document, target);
  for (const edits of candidates) {
    const after = verifyEdit(document, edits, { change: (whole) => whole, goStringFields, uncomments: true });
    const written = after && noteTarget(after, path);
    if (!written || commentedMembers(after, written) !== commented) continue;
    // Below a removed note, another comment of the member may be the one that is shown.
    if (wanted === '' || noteOf(after, path, options) === wanted) return { ok: true, edits, after };
  }
  return refuse(document.damage.length > 0 ? refusalFor(document) : 'unwritable-note');
}

/** The commented-out members above this one: no note may become one, or a part of one. */
function commentedMembers(document: HjsonDocument, { parent, index }: NoteTarget): string {
  const { members } = keyCommentsBefore(document, parent, index);
  return JSON.stringify(members.map(({ name, source }) => [name, source]));
}

function removals(document: HjsonDocument, present: WrittenNote | undefined): readonly Candidate[] {
  return present ? [[{ range: removedRange(document.text, present), newText: '' }]] : [];
}

function removedRange(text: string, { place, comments }: WrittenNote): TextRange {
  const { start, end } = spanOf(comments);
  if (place === 'above') {
    return { start: start - blanksBefore(text, start), end: text.indexOf('\n', end) + 1 };
  }
  if (place === 'before key') return { start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0) };
  return { start: start - blanksBefore(text, start), end };
}

function spanOf(comments: readonly TextRange[]): TextRange {
  return { start: comments[0]?.start ?? 0, end: comments.at(-1)?.end ?? 0 };
}

function blanksBefore(text: string, offset: number): number {
  let start = offset;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
  return offset - start;
}

/** The ways to write a note, the one most like the existing note first. More blanks keep it from reading as a member or a banner. */
function writings(
  document: HjsonDocument,
  target: NoteTarget,
  present: WrittenNote | undefined,
  text: string,
): readonly Candidate[] {
  const style = present ? styleOf(document.text, present.comments[0]) : commonStyle(document);
  const blanks = [...new Set([style.blanks, ' ', '  ', '   '])];
  const lineMarker = style.marker === '/*' ? '#' : style.marker;
  const line: readonly NoteStyle[] = blanks.map((each) => ({ marker: lineMarker, blanks: each }));
  const styles = style.marker === '/*' ? [style, { ...style, blanks: '  ' }, ...line] : line;
  const replaced = present ? styles.flatMap((each) => replacement(document, present, each, text)) : [];
  return [...replaced, ...styles.flatMap((each) => addition(document, target, present, each, text))];
}

function replacement(
  document: HjsonDocument,
  { place, comments }: WrittenNote,
  style: NoteStyle,
  text: string,
): readonly Candidate[] {
  const range = spanOf(comments);
  const isBlock = style.marker === '/*';
  if (place === 'before key' && !isBlock) return [];
  if (place === 'behind value' && text.includes('\n')) return [];
  // A line comment would swallow what follows on the line.
  if (
    !isBlock &&
    place === 'behind value' &&
    document.text[range.start + 1] === '*' &&
    !endsLine(document.text, range)
  ) {
    return [];
  }
  return [[{ range, newText: commentOf(document, style, text, lineIndent(document.text, range.start)) }]];
}

function endsLine(text: string, { end }: TextRange): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
}

/** Above the member where it starts its line, else in a block before its key; a note elsewhere is removed. */
function addition(
  document: HjsonDocument,
  { member }: NoteTarget,
  present: WrittenNote | undefined,
  style: NoteStyle,
  text: string,
): readonly Candidate[] {
  if (present?.place === 'above') return [];
  const { start } = member.range;
  const indent = lineIndent(document.text, start);
  const removed = present && removedRange(document.text, present);
  const gone = removed ? [{ range: removed, newText: '' }] : [];
  const lead = document.text.slice(startOfLine(document.text, start), removed?.end === start ? removed.start : start);
  const comma = /^\s*(,[ \t]*)?$/.exec(lead);
  if (comma) {
    const offset = (removed?.end === start ? removed.start : start) - (comma[1]?.length ?? 0);
    const newText = commentOf(document, style, text, indent) + lineEndOf(document.text) + indent;
    return [[{ range: { start: offset, end: offset }, newText }, ...gone]];
  }
  if (present?.place === 'before key') return [];
  const newText = `${commentOf(document, { ...style, marker: '/*' }, text, indent)} `;
  return [[{ range: { start, end: start }, newText }, ...gone]];
}

function commentOf(document: HjsonDocument, { marker, blanks }: NoteStyle, text: string, indent: string): string {
  const lines = text.split('\n');
  const newLine = lineEndOf(document.text) + indent;
  if (marker !== '/*') return lines.map((line) => (line === '' ? marker : marker + blanks + line)).join(newLine);
  if (lines.length === 1) return `/*${blanks}${text} */`;
  const body = lines.map((line) => (line === '' ? ' *' : ` *${blanks || ' '}${line}`));
  return ['/*', ...body, ' */'].join(newLine);
}

function styleOf(text: string, comment: TextRange | undefined): NoteStyle {
  const { start, end } = comment ?? { start: 0, end: 0 };
  const marker = text[start] === '#' ? '#' : text[start + 1] === '/' ? '//' : '/*';
  const [, blanks = '', content = ''] = /^([ \t]*)(.*)/.exec(text.slice(start + marker.length, end)) ?? [];
  return { marker, blanks: content === '' || content === '*/' ? ' ' : blanks };
}

/** The marker that most comments of the document have. */
function commonStyle(document: HjsonDocument): NoteStyle {
  const counts = { '#': 0, '//': 0, '/*': 0 };
  for (const range of commentRanges(document)) {
    if (isFirstOnLine(document.text, range.start)) counts[styleOf(document.text, range).marker]++;
  }
  const most = Math.max(...Object.values(counts));
  const marker = (['#', '//', '/*'] as const).find((each) => counts[each] === most) ?? '#';
  return { marker, blanks: ' ' };
}
