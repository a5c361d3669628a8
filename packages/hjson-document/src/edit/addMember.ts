import { startOfLine, type TextEdit, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonObject } from '../document.ts';
import { commentRanges } from '../tree/tokens.ts';
import type { HjsonValue } from '../values/values.ts';
import type { CommentedKey, CommentedMember, KeyComments } from './keyComments.ts';
import { type Owned, ownedBy } from './ownership.ts';
import { printMember } from './replaceValue.ts';
import { bareEnd, isFirstOnLine, lineIndent, memberIndent, styleIn, type WritingStyle } from './style.ts';

/** The keys of the object at a path in the order in which new members are placed, grouped by what belongs together. */
export type MemberOrder = (parent: ValuePath) => readonly (readonly string[])[];

/** Before or after a member, given by its index, or the block of comments that a commented-out one is in. */
interface Insertion {
  readonly at: number | CommentedKey;
  readonly isBefore: boolean;
  /** True if both are of one group. */
  readonly isNear: boolean;
}

/**
 * Where a new member belongs: after the nearest one that precedes it in the order, or before the nearest one that follows where
 * only that one is of its group, or none precedes. Members that are commented out count like others. Undefined without any.
 */
function nearestPlace(
  parent: HjsonObject,
  name: string,
  comments: readonly CommentedKey[],
  groups: readonly (readonly string[])[],
): Insertion | undefined {
  const order = groups.flat();
  const rank = order.indexOf(name);
  if (rank < 0) return undefined;
  const group = new Set(groups.find((keys) => keys.includes(name)));
  const ranks = new Map(order.map((key, index) => [key, index]));
  let before: Neighbour | undefined;
  let after: Neighbour | undefined;
  const neighbours = [
    ...parent.members.map(({ key }, at) => ({ name: key.name, at })),
    ...comments.map((at) => ({ name: at.name, at })),
  ];
  for (const { name: other, at } of neighbours) {
    const distance = (ranks.get(other) ?? Number.NaN) - rank;
    const neighbour = { at, distance, isNear: group.has(other) };
    if (distance < 0 && !(before && before.distance > distance)) before = neighbour;
    if (distance > 0 && !(after && after.distance <= distance)) after = neighbour;
  }
  if (after && (!before || (after.isNear && !before.isNear))) return { ...after, isBefore: true };
  return before && { ...before, isBefore: false };
}

interface Neighbour extends Pick<Insertion, 'at' | 'isNear'> {
  readonly distance: number;
}

interface Addition {
  readonly document: HjsonDocument;
  readonly parent: HjsonObject;
  readonly style: WritingStyle;
  readonly print: (indent: string, style?: Partial<WritingStyle>) => string;
}

type Candidate = readonly TextEdit[];

/**
 * The ways to add a member, best first; none when the object is not closed. It goes below a comment that starts with its key, else
 * to its place among the others (see `nearestPlace`), else to the end.
 */
export function addMember(
  document: HjsonDocument,
  parent: HjsonObject,
  name: string,
  value: HjsonValue,
  comments: KeyComments,
  groups: readonly (readonly string[])[],
): readonly Candidate[] {
  if (parent.open && !parent.close) return [];
  const style = styleIn(document, parent);
  const addition: Addition = {
    document,
    parent,
    style,
    print: (indent, changed = {}) => printMember(name, value, { ...style, ...changed }, indent),
  };
  const own = [...comments.prose, ...comments.members].findLast((comment) => comment.name === name);
  const place = nearestPlace(parent, name, comments.members, groups);
  return [
    ...(own ? addBelowComment(addition, own, hasOthersBelow(own) ? style.eol + style.eol : style.eol) : []),
    ...(place ? addAt(addition, place) : []),
    ...(parent.members.length === 0 ? addFirst(addition) : []),
    ...addAfter(addition, parent.members.length - 1),
    ...addBefore(addition, 0),
  ];
}

/** True for a member that is commented out and has other comments below it, which the new member would adopt. */
function hasOthersBelow({ block, ...comment }: CommentedKey | CommentedMember): boolean {
  return 'range' in comment && comment.range.end < block.end;
}

function addAt(addition: Addition, { at, isBefore, isNear }: Insertion): readonly Candidate[] {
  if (typeof at === 'number') return isBefore ? addBefore(addition, at) : addAfter(addition, at, !isNear);
  const { eol } = addition.style;
  return isBefore ? addAboveComment(addition, at) : addBelowComment(addition, at, eol + eol);
}

/** The offset after the match, or the offset itself. */
function skipped(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}

/** On a new line after that many members, with the commas that most of them have, then without. */
function addLine(
  { document, parent, style, print }: Addition,
  index: number,
  indent: string,
  insert: (line: string) => TextEdit,
): readonly Candidate[] {
  const [previous, next] = [parent.members[index - 1], parent.members[index]];
  const comma = previous && ownedBy(document, parent, index - 1).comma;
  const isLeading = style.leadingComma !== undefined;
  const needsSeparator = style.isCommaSeparated && !isLeading && previous?.value && comma === undefined;
  const end = previous?.value ? bareEnd(document.text, previous.value) : 0;
  const separator = needsSeparator ? [insertion(end, ',')] : [];
  const trailing = style.usesCommas && !isLeading && (next || comma !== undefined) ? ',' : '';
  const start = (previous && style.leadingComma) ?? indent;
  const line = (changed: Partial<WritingStyle>, comma: string) => [
    ...separator,
    insert(start + print(indent, changed) + comma),
  ];
  // A quoteless string would include the comma: if most strings are quoteless, it is omitted.
  const bare = trailing !== '' && style.stringStyle === 'quoteless' ? [line({}, '')] : [];
  return [line({}, trailing), ...bare, line({ stringStyle: 'double' }, trailing), [insert(indent + print(indent))]];
}

/** Below a block of comments, unless that is directly above a member, which would lose it. */
function addBelowComment(addition: Addition, { block, index }: CommentedKey, gap: string): readonly Candidate[] {
  const { document, parent } = addition;
  const { text } = document;
  if (parent.members[index] && ownedBy(document, parent, index).start < block.end) return [];
  const indent = memberIndent(document, parent) ?? lineIndent(text, block.start);
  return addLine(addition, index, indent, (line) => insertion(block.end, gap + line));
}

/** Above a block of comments and a blank line; none directly below another comment, which it would adopt. */
function addAboveComment(addition: Addition, { block, index }: CommentedKey): readonly Candidate[] {
  const { document, parent, style } = addition;
  const { text } = document;
  const lineStart = startOfLine(text, block.start);
  if (text.slice(0, lineStart).trimEnd().endsWith('*/')) return [];
  const indent = memberIndent(document, parent) ?? lineIndent(text, block.start);
  return addLine(addition, index, indent, (line) => insertion(lineStart, line + style.eol + style.eol));
}

/**
 * After a member: on a new line if nothing else follows on its line, otherwise on the same line. With `standsApart`, between the blank
 * lines that a removed member has left.
 */
function addAfter(addition: Addition, index: number, standsApart = false): readonly Candidate[] {
  const { document, parent, style } = addition;
  const member = parent.members[index];
  if (!member) return [];
  const owned = ownedBy(document, parent, index);
  const indent = memberIndent(document, parent, index) ?? innerIndent(addition);
  const lineEnd = skipped(document.text, owned.end, /[ \t]*/y);
  const blankLine = /\r?\n[ \t]*(?=\r?\n[ \t]*(?:\r?\n|}|$))/y;
  const at = standsApart ? skipped(document.text, lineEnd, blankLine) : lineEnd;
  if (owned.endsLine) return addLine(addition, index + 1, indent, (line) => insertion(at, style.eol + line));
  return addOnLine(addition, member.value ? bareEnd(document.text, member.value) : member.range.end, owned);
}

/** Between members on one line everything is separated by commas, and strings are quoted. */
function addOnLine({ print, style }: Addition, end: number, owned: Owned): readonly Candidate[] {
  const oneLine = { isOneLine: true, stringStyle: style.stringStyle === 'single' ? 'single' : 'double' } as const;
  const space = style.colon.endsWith(' ') ? ' ' : '';
  const text = print('', oneLine);
  if (owned.comma !== undefined && owned.comma < owned.end) return [[insertion(owned.comma + 1, `${space}${text},`)]];
  return [[insertion(end, `,${space}${text}`)], [insertion(end, `,${space}${text},`)]];
}

/** Before a member and what it owns. An unowned comment above stays above, separated by a blank line. */
function addBefore(addition: Addition, index: number): readonly Candidate[] {
  const { document, parent, style, print } = addition;
  const { text } = document;
  const member = parent.members[index];
  if (!member) return [];
  const owned = ownedBy(document, parent, index);
  const isHeader = index === 0 && owned.start < member.range.start && !parent.open;
  if (isHeader) return addAfter(addition, index);
  if (style.leadingComma !== undefined) return addBeforeComma(addition, index, style.leadingComma);
  if (!isFirstOnLine(text, owned.start)) {
    const space = style.colon.endsWith(' ') ? ' ' : '';
    const newText = `${print('', { isOneLine: true, stringStyle: 'double' })},${space}`;
    return [[insertion(owned.start, newText)]];
  }
  const indent = lineIndent(text, owned.start);
  const trailing = style.usesCommas ? ',' : '';
  const line = (changed: Partial<WritingStyle>, comma = trailing) => [
    insertion(owned.start, print(indent, changed) + comma + style.eol + indent),
  ];
  const bare = trailing !== '' && style.stringStyle === 'quoteless' ? [line({}, '')] : [];
  return [line({}), ...bare, line({ stringStyle: 'double' })];
}

/** Before a member of a list whose lines start with commas; the first member gets one when another is put before it. */
function addBeforeComma(
  { document, parent, style, print }: Addition,
  index: number,
  lead: string,
): readonly Candidate[] {
  const { text } = document;
  const { start } = ownedBy(document, parent, index);
  const key = parent.members[index]?.range.start ?? start;
  const indent = lineIndent(text, start);
  return ([{}, { stringStyle: 'double' }] as const).map((changed) => {
    const member = print(indent, changed) + style.eol;
    if (index > 0) return [insertion(start, lead.trimStart() + member + indent)];
    if (start === key) return [insertion(start, member + lead)];
    return [insertion(start, member + indent), insertion(key, lead.trimStart())];
  });
}

/** One step deeper than the line that opens the object. */
function innerIndent({ document, parent, style }: Addition): string {
  return parent.open ? lineIndent(document.text, parent.open.start) + style.unit : '';
}

/** Into an object without members. Comments in it keep their place and stay unowned. */
function addFirst(addition: Addition): readonly Candidate[] {
  const { document, parent, style, print } = addition;
  const { text } = document;
  if (!parent.open || !parent.close) return [addToEmptyText(addition)];
  const outer = lineIndent(text, parent.open.start);
  const indent = outer + style.unit;
  const content = text.slice(parent.open.end, parent.close.start);
  if (style.isOneLine) {
    const space = style.colon.endsWith(' ') ? ' ' : '';
    const member = print('', { stringStyle: 'double' });
    return [[insertion(parent.open.end, `${space}${member}${space}`)], [insertion(parent.close.start, ` ${member} `)]];
  }
  if (content.trim() === '') {
    const range = { start: parent.open.end, end: parent.close.start };
    const block = (changed: Partial<WritingStyle>) => [
      { range, newText: style.eol + indent + print(indent, changed) + style.eol + outer },
    ];
    return [block({}), block({ stringStyle: 'double' })];
  }
  const lineFeed = content.indexOf('\n');
  const lineEnd = lineFeed < 0 ? 0 : content[lineFeed - 1] === '\r' ? lineFeed - 1 : lineFeed;
  const afterComments = insertion(
    parent.close.start,
    style.eol + indent + print(indent, { stringStyle: 'double' }) + style.eol + outer,
  );
  if (lineFeed < 0) return [[afterComments]];
  const top = insertion(parent.open.end + lineEnd, style.eol + indent + print(indent));
  return [[top], [afterComments]];
}

/** A text without any member: below its comments, after a blank line, so that it adopts none. */
function addToEmptyText({ document, style, print }: Addition): Candidate {
  const { text } = document;
  const end = commentRanges(document).at(-1)?.end ?? 0;
  const lead = end === 0 ? '' : style.eol + style.eol;
  const member = print('', { isOneLine: false });
  const range = { start: end, end: text.slice(end).trim() === '' ? text.length : end };
  return [{ range, newText: `${lead}${member}${style.eol}` }];
}
