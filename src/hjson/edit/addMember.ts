import type { OptionPath, TextEdit } from '../../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { commentRanges } from '../tokens.ts';
import type { HjsonValue } from '../values.ts';
import { type Owned, ownedBy } from './ownership.ts';
import { printMember } from './printValue.ts';
import { bareEnd, isFirstOnLine, lineIndent, styleIn, type WritingStyle } from './style.ts';

interface Addition {
  readonly document: HjsonDocument;
  readonly parent: HjsonObject;
  readonly style: WritingStyle;
  readonly print: (indent: string, style?: Partial<WritingStyle>) => string;
}

type Candidate = readonly TextEdit[];

/**
 * The ways to add a member, best first; none when the object is not closed. The place is behind the last member that
 * precedes it in the wished order, else before the first that follows, else the end.
 */
export function addMember(
  document: HjsonDocument,
  parent: HjsonObject,
  path: OptionPath,
  name: string,
  value: HjsonValue,
  options: { readonly order?: (parent: OptionPath) => readonly string[] },
): readonly Candidate[] {
  if (parent.open && !parent.close) return [];
  const style = styleIn(document, parent);
  const addition: Addition = {
    document,
    parent,
    style,
    print: (indent, changed = {}) => printMember(name, value, { ...style, ...changed }, indent),
  };
  if (parent.members.length === 0) return addFirst(addition);
  const { index, isBefore } = placeOf(parent, name, options.order?.(path) ?? []);
  const wished = isBefore ? addBefore(addition, index) : addAfter(addition, index);
  return [...wished, ...addAfter(addition, parent.members.length - 1), ...addBefore(addition, 0)];
}

/** The member to stand behind, or the one to stand before. */
function placeOf(
  parent: HjsonObject,
  name: string,
  order: readonly string[],
): { readonly index: number; readonly isBefore: boolean } {
  const wished = order.indexOf(name);
  const last = parent.members.length - 1;
  if (wished < 0) return { index: last, isBefore: false };
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  const rankOf = ({ key }: HjsonMember): number => ranks.get(key.name) ?? Number.NaN;
  let nearest = -1;
  let nearestRank = -1;
  for (const [index, member] of parent.members.entries()) {
    const rank = rankOf(member);
    if (rank < wished && rank >= nearestRank) {
      nearest = index;
      nearestRank = rank;
    }
  }
  if (nearest >= 0) return { index: nearest, isBefore: false };
  const follower = parent.members.findIndex((member) => rankOf(member) > wished);
  return follower < 0 ? { index: last, isBefore: false } : { index: follower, isBefore: true };
}

function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}

/** Behind a member: on a new line where its line ends there, otherwise on the same line. */
function addAfter(addition: Addition, index: number): readonly Candidate[] {
  const { document, parent, style, print } = addition;
  const member = parent.members[index];
  if (!member) return [];
  const owned = ownedBy(document, parent, index);
  const end = member.value ? bareEnd(document.text, member.value) : member.range.end;
  const hasOwnComma = owned.comma !== undefined && owned.comma < owned.end;
  if (owned.endsLine) {
    const indent = memberIndent(addition, index);
    const isLast = index === parent.members.length - 1;
    const separator = style.usesCommas && owned.comma === undefined ? [insertion(end, ',')] : [];
    const trailing = style.usesCommas && (hasOwnComma || !isLast) ? ',' : '';
    const lines = (changed: Partial<WritingStyle>) => [
      ...separator,
      insertion(owned.end, style.eol + indent + print(indent, changed) + trailing),
    ];
    const withoutCommas = [insertion(owned.end, style.eol + indent + print(indent))];
    return [lines({}), lines({ stringStyle: 'double' }), withoutCommas];
  }
  return addOnLine(addition, end, owned, hasOwnComma);
}

/** Between members on one line everything is separated by commas, and strings are quoted. */
function addOnLine({ print, style }: Addition, end: number, owned: Owned, hasComma: boolean): readonly Candidate[] {
  const oneLine = { isOneLine: true, stringStyle: style.stringStyle === 'single' ? 'single' : 'double' } as const;
  const space = style.colon.endsWith(' ') ? ' ' : '';
  const text = print('', oneLine);
  if (hasComma && owned.comma !== undefined) return [[insertion(owned.comma + 1, `${space}${text},`)]];
  return [[insertion(end, `,${space}${text}`)], [insertion(end, `,${space}${text},`)]];
}

/** Before a member and what it owns. A comment above that is nobody's stays above, behind a blank line. */
function addBefore(addition: Addition, index: number): readonly Candidate[] {
  const { document, parent, style, print } = addition;
  const { text } = document;
  const owned = ownedBy(document, parent, index);
  const isHeader = index === 0 && owned.start < (parent.members[0]?.range.start ?? 0) && !parent.open;
  if (isHeader) return addAfter(addition, index);
  if (!isFirstOnLine(text, owned.start)) {
    const space = style.colon.endsWith(' ') ? ' ' : '';
    const newText = `${print('', { isOneLine: true, stringStyle: 'double' })},${space}`;
    return [[insertion(owned.start, newText)]];
  }
  const indent = lineIndent(text, owned.start);
  const comma = style.usesCommas ? ',' : '';
  const line = (changed: Partial<WritingStyle>) => [
    insertion(owned.start, print(indent, changed) + comma + style.eol + indent),
  ];
  return [line({}), line({ stringStyle: 'double' })];
}

/** The indentation of the members around: of the nearest that stands first on its line. */
function memberIndent({ document, parent, style }: Addition, index: number): string {
  const { text } = document;
  const own = parent.members[index];
  const candidates = own ? [own, ...parent.members] : parent.members;
  const model = candidates.find(({ range }) => isFirstOnLine(text, range.start));
  if (model) return lineIndent(text, model.range.start);
  return parent.open ? lineIndent(text, parent.open.start) + style.unit : '';
}

/** Into an object without members. Comments in it keep their place and stay nobody's. */
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

/** A text without any member: below its comments, behind a blank line, so that it adopts none. */
function addToEmptyText({ document, style, print }: Addition): Candidate {
  const { text } = document;
  const end = commentRanges(document).at(-1)?.end ?? 0;
  const lead = end === 0 ? '' : style.eol + style.eol;
  const member = print('', { isOneLine: false });
  const range = { start: end, end: text.slice(end).trim() === '' ? text.length : end };
  return [{ range, newText: `${lead}${member}${style.eol}` }];
}
