import { invertEdits, type TextEdit, type TextRange } from 'source-text';
import type { HjsonDocument, HjsonMember } from '../document.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { commentRanges } from '../tree/tokens.ts';

/** How much edits removed, to say so before they are made. */
export interface RemovedParts {
  /** How many members, those inside others not counted. */
  readonly members: number;
  readonly comments: number;
  /** How many lines the comments around these members have: their notes. */
  readonly noteLines: number;
  /** How many comments are inside these members. */
  readonly innerComments: number;
}

/** What the edits that lead from one document to the other removed; a comment that they write again elsewhere does not count. */
export function removedParts(before: HjsonDocument, after: HjsonDocument, edits: readonly TextEdit[]): RemovedParts {
  const written = invertEdits(before.text, edits).map(({ range }) => range);
  const kept = commentsIn(after, written).map(({ start, end }) => after.text.slice(start, end));
  const lost = commentsIn(
    before,
    edits.map(({ range }) => range),
  ).filter(({ start, end }) => {
    const index = kept.indexOf(before.text.slice(start, end));
    if (index >= 0) kept.splice(index, 1);
    return index < 0;
  });
  const members = removedMembers(before, edits);
  const inner = lost.filter((comment) => members.some(({ range }) => contains(range, comment)));
  const notes = members.length > 0 ? lost.filter((comment) => !inner.includes(comment)) : [];
  return {
    members: members.length,
    comments: lost.length,
    noteLines: notes.reduce((count, { start, end }) => count + before.text.slice(start, end).split('\n').length, 0),
    innerComments: inner.length,
  };
}

function commentsIn(document: HjsonDocument, ranges: readonly TextRange[]): readonly TextRange[] {
  return commentRanges(document).filter((comment) => ranges.some((range) => contains(range, comment)));
}

function removedMembers(document: HjsonDocument, edits: readonly TextEdit[]): readonly HjsonMember[] {
  const removals = edits.filter(({ newText }) => newText === '').map(({ range }) => range);
  const removed: HjsonMember[] = [];
  if (removals.length === 0) return removed;
  for (const { member } of nodeEntries(document)) {
    const isInside = member && (removed.at(-1)?.range.end ?? -1) >= member.range.end;
    if (member && !isInside && removals.some((range) => contains(range, member.range))) removed.push(member);
  }
  return removed;
}

function contains(outer: TextRange, inner: TextRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
