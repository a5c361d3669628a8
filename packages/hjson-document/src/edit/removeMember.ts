import {
  applyEdits,
  invertEdits,
  isWithin,
  mergeRanges,
  samePath,
  startOfLine,
  type TextEdit,
  type TextRange,
  type ValuePath,
} from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { findNode } from '../tree/find.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { commentRanges } from '../tree/tokens.ts';
import { refusalFor, refuse, type VerifiedEdit } from './outcome.ts';
import { ownedBy } from './ownership.ts';
import { isFirstOnLine, styleIn } from './style.ts';
import { verifyEdit, withValueAt } from './verify.ts';

/** How a member is removed. */
export interface RemoveOptions extends ReadingOptions {
  /** True when what is above the member stays. */
  readonly keepsNote?: boolean;
}

/**
 * Removes the member at a path with the comments that it owns. With duplicate keys, all of them are removed, so that the key is unset; of
 * those that do not count, only their own lines.
 */
export function removeMember(document: HjsonDocument, path: ValuePath, options: RemoveOptions = {}): VerifiedEdit {
  const name = path[path.length - 1];
  const parent = findNode(document, path.slice(0, -1));
  if (name === undefined || parent?.kind !== 'object') return refuse('nothing-there');
  if (typeof name !== 'string') return refuse('list-item');
  const count = parent.members.filter(({ key }) => key.name === name).length;
  if (count === 0) return refuse('nothing-there');
  const extent = options.keepsNote ? 'own lines' : 'all it owns';
  const edits = removalOfAll(document, path, name, count, extent);
  const after = verifyEdit(document, edits, {
    change: (whole) => withValueAt(whole, path, undefined),
    goStringFields: options.goStringFields,
  });
  return after ? { ok: true, edits, after } : refuse(refusalFor(document));
}

/**
 * Removes one of several members with the same key, of which a later one counts: only its lines, since a comment above it may belong to any
 * of them.
 */
export function removeDuplicate(document: HjsonDocument, key: TextRange, options: RemoveOptions = {}): VerifiedEdit {
  const place = nodeEntries(document).find(({ member }) => member?.key.range.start === key.start);
  const parent = place?.parent ? place.parent.node : document.root;
  if (!place?.member || parent?.kind !== 'object') return refuse('nothing-there');
  const index = parent.members.indexOf(place.member);
  const edits = removalAt(document, parent, index, 'own lines');
  const after = verifyEdit(document, edits, { change: (whole) => whole, ...options });
  return after ? { ok: true, edits, after } : refuse(refusalFor(document));
}

/**
 * Removes several members: one list of edits that does what removing them one after the other would do. From the last one up, so that none
 * takes a comment that was above another one and stays. If one is refused, all are. A path that is listed twice, or is below another one of
 * the list, is removed only once.
 */
export function removeMembers(
  document: HjsonDocument,
  paths: readonly ValuePath[],
  options: RemoveOptions = {},
): VerifiedEdit {
  const isCovered = (path: ValuePath, index: number) =>
    paths.some((other, at) => (samePath(path, other) ? at < index : isWithin(path, other)));
  let current = document;
  let removed: readonly TextRange[] = [];
  const wanted = paths.filter((path, index) => !isCovered(path, index));
  for (const path of wanted.toSorted((a, b) => startOf(document, b) - startOf(document, a))) {
    const outcome = removeMember(current, path, options);
    if (!outcome.ok) return outcome;
    removed = withRemoved(removed, outcome.edits);
    current = outcome.after;
  }
  return { ok: true, edits: removed.map((range) => ({ range, newText: '' })), after: current };
}

/** Where the first member at a path starts. */
function startOf(document: HjsonDocument, path: ValuePath): number {
  const parent = findNode(document, path.slice(0, -1));
  const members = parent?.kind === 'object' ? parent.members : [];
  return members.find(({ key }) => key.name === path.at(-1))?.range.start ?? 0;
}

/** Removes them one by one, the one that counts first, parsing the text again in between; the edits refer to the original text. */
function removalOfAll(
  document: HjsonDocument,
  path: ValuePath,
  name: string,
  count: number,
  extent: Extent,
): readonly TextEdit[] {
  let current = document;
  let removed: readonly TextRange[] = [];
  for (let left = count; left > 0; left--) {
    const parent: HjsonNode | undefined = findNode(current, path.slice(0, -1));
    if (parent?.kind !== 'object') break;
    const index = parent.members.findLastIndex(({ key }) => key.name === name);
    const edits = removalAt(current, parent, index, left === count ? extent : 'own lines');
    if (count === 1) return edits;
    removed = withRemoved(removed, edits);
    current = parseHjson(applyEdits(current.text, edits));
  }
  return removed.map((range) => ({ range, newText: '' }));
}

/** The ranges of the whole text that are gone, after removals from what was left of it. In text order, not touching. */
function withRemoved(removed: readonly TextRange[], edits: readonly TextEdit[]): readonly TextRange[] {
  return mergeRanges([...removed, ...edits.map(({ range }) => onWholeText(removed, range))], 'touching');
}

function onWholeText(removed: readonly TextRange[], { start, end }: TextRange): TextRange {
  let [wholeStart, wholeEnd] = [start, end];
  for (const gone of removed) {
    const length = gone.end - gone.start;
    if (gone.start < wholeStart) wholeStart += length;
    if (gone.start < wholeEnd) wholeEnd += length;
  }
  return { start: wholeStart, end: wholeEnd };
}

type Extent = 'all it owns' | 'own lines';

function removalAt(document: HjsonDocument, parent: HjsonObject, index: number, extent: Extent): readonly TextEdit[] {
  const member = parent.members[index];
  if (!member) return [];
  const range = removedRange(document, parent, index, member, extent);
  const comma = danglingComma(document, parent, index);
  const isOutside = comma !== undefined && (comma.end <= range.start || comma.start >= range.end);
  return [range, ...(isOutside ? [comma] : [])]
    .sort((a, b) => a.start - b.start)
    .map((gone) => ({ range: gone, newText: '' }));
}

/**
 * The comma that would have nothing to separate: the one before the last member, if one follows each of the others; or the one after the
 * first, with the blanks before the key, if it starts the line of the next member.
 */
function danglingComma(document: HjsonDocument, parent: HjsonObject, index: number): TextRange | undefined {
  const { comma } = ownedBy(document, parent, index);
  const next = parent.members[index + 1];
  if (next) {
    const isLeading = index === 0 && comma !== undefined && isFirstOnLine(document.text, comma);
    if (!isLeading || document.text.slice(comma + 1, next.range.start).trim() !== '') return undefined;
    return { start: comma, end: next.range.start };
  }
  const isSeparator = index > 0 && comma === undefined && styleIn(document, parent).isCommaSeparated;
  const before = isSeparator ? ownedBy(document, parent, index - 1).comma : undefined;
  return before === undefined ? undefined : { start: before, end: before + 1 };
}

function removedRange(
  document: HjsonDocument,
  parent: HjsonObject,
  index: number,
  member: HjsonMember,
  extent: Extent,
): TextRange {
  const { text } = document;
  const all = ownedBy(document, parent, index);
  const owned = extent === 'own lines' ? { ...all, start: all.lineStart } : all;
  const lineStart = startOfLine(text, owned.start);
  if (isFirstOnLine(text, owned.start) && owned.endsLine) {
    const lineFeed = text.indexOf('\n', owned.end);
    if (lineFeed >= 0) return { start: lineStart, end: lineFeed + 1 };
    const previous = text[lineStart - 2] === '\r' ? lineStart - 2 : lineStart - 1;
    return { start: Math.max(0, previous), end: text.length };
  }
  const next = parent.members[index + 1];
  const isLeading = index === 0 && owned.comma !== undefined && owned.comma >= owned.end;
  if (next && isLeading && text.slice(owned.end, next.range.start).trim() === ',') {
    return { start: owned.start, end: next.range.start };
  }
  if (next && !owned.endsLine) {
    return { start: owned.start, end: ownedBy(document, parent, index + 1).start };
  }
  let start = owned.start;
  while (start > lineStart && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  const end = Math.max(owned.end, member.range.end);
  return index === 0 && !owned.endsLine ? { start: owned.start, end } : { start: Math.max(start, lineStart), end };
}

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
