/**
 * The note of a member, among the comments that it owns (see `ownership.ts`):
 * - The note above it (see `noteAbove`), without the documentation that a template has put there.
 * - Without any, the comment before its key on the same line, else the one after its value.
 */
import type { TextRange, ValuePath } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { findNode } from '../tree/find.ts';
import { triviaPieces } from '../tree/trivia.ts';
import { ownedBy } from './ownership.ts';

/** Which comments are not a note. */
export interface NoteOptions {
  /** The text of a comment that belongs to the template: above the note, it is kept and not shown. */
  readonly documentation?: string;
}

export interface NoteTarget {
  readonly parent: HjsonObject;
  readonly index: number;
  readonly member: HjsonMember;
}

/** Where a note is written: its comments in text order, at least one. */
export interface WrittenNote {
  readonly place: 'above' | 'before key' | 'behind value';
  readonly comments: readonly TextRange[];
}

/** The note of the member at a path, without comment markers; empty without one. */
export function noteOf(document: HjsonDocument, path: ValuePath, options: NoteOptions = {}): string {
  const target = noteTarget(document, path);
  const note = target && writtenNote(document, target, options);
  return note ? textOf(document.text, note.comments) : '';
}

/** The ranges of the comments of that note, in text order. */
export function noteRanges(document: HjsonDocument, path: ValuePath, options: NoteOptions = {}): readonly TextRange[] {
  const target = noteTarget(document, path);
  return (target && writtenNote(document, target, options)?.comments) ?? [];
}

/** A note as it is stored: without control characters, surrounding blanks and common indentation. */
export function noteText(text: string): string {
  const lines = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('\n')
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? '' : withoutIndent(lines.slice(first, last + 1)).join('\n');
}

/** The member that counts for a path, and where it is in its object. */
export function noteTarget(document: HjsonDocument, path: ValuePath): NoteTarget | undefined {
  const parent = path.length > 0 ? findNode(document, path.slice(0, -1)) : undefined;
  if (parent?.kind !== 'object') return undefined;
  const index = parent.members.findLastIndex(({ key }) => key.name === path.at(-1));
  const member = parent.members[index];
  return member && { parent, index, member };
}

/** The comments that are the note of a member; undefined when it has none. */
export function writtenNote(
  document: HjsonDocument,
  { parent, index, member }: NoteTarget,
  { documentation }: NoteOptions,
): WrittenNote | undefined {
  const { text } = document;
  const owned = ownedBy(document, parent, index);
  const above = withoutDocumentation(text, owned.above, documentation);
  if (above.length > 0) return { place: 'above', comments: above };
  const beforeKey = commentsIn(text, owned.lineStart, member.range.start).at(-1);
  if (beforeKey) return { place: 'before key', comments: [beforeKey] };
  const behind = commentsIn(text, member.range.end, owned.end).at(-1);
  return behind && { place: 'behind value', comments: [behind] };
}

function commentsIn(text: string, start: number, end: number): readonly TextRange[] {
  return triviaPieces(text, start, end).filter(({ kind }) => kind === 'comment');
}

function withoutDocumentation(
  text: string,
  comments: readonly TextRange[],
  documentation: string | undefined,
): readonly TextRange[] {
  if (documentation === undefined) return comments;
  const wanted = words(documentation);
  for (let count = comments.length; count > 0; count--) {
    if (words(textOf(text, comments.slice(0, count))) === wanted) return comments.slice(count);
  }
  return comments;
}

function words(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function textOf(text: string, comments: readonly TextRange[]): string {
  return noteText(comments.map(({ start, end }) => contentOf(text.slice(start, end))).join('\n'));
}

/** What a comment says: without its markers; for a block, also without the stars and the indentation of its lines. */
function contentOf(comment: string): string {
  if (comment.startsWith('#')) return comment.slice(1);
  if (comment.startsWith('//')) return comment.slice(2);
  const [head = '', ...rest] = comment
    .slice(2, comment.endsWith('*/') && comment.length >= 4 ? -2 : undefined)
    .split(/\r?\n/);
  const isStarred = rest.every((line) => /^\s*(?:\*|$)/.test(line));
  const body = isStarred ? rest.map((line) => line.replace(/^\s*\*/, '')) : rest;
  return [head.replace(/^\*(?=\s|$)/, '').trim(), ...withoutIndent(body.map((line) => line.trimEnd()))].join('\n');
}

/** Without the blanks that all lines but the empty ones start with. */
function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map((line) => line.slice(common.length));
}
