import { lineEndOf, startOfLine, type TextRange } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject, HjsonStringStyle } from '../document.ts';
import { isBlank, isGoSpace, isLineEnd } from '../syntax/characters.ts';
import { triviaPieces } from '../tree/trivia.ts';
import type { KeyQuote } from './scalarText.ts';

/** How the neighbourhood is written, for what is added to it. */
export interface WritingStyle {
  readonly eol: string;
  /** One step of indentation. */
  readonly unit: string;
  readonly keyQuote: KeyQuote;
  readonly stringStyle: Exclude<HjsonStringStyle, 'multiline'>;
  /** The text between a key and its value, the colon included. */
  readonly colon: string;
  /** True when most members are followed by a comma. */
  readonly usesCommas: boolean;
  /** True when all but the last are: then the last one gets a comma when a member follows it. */
  readonly isCommaSeparated: boolean;
  /** What a line starts with where the comma comes before the key; undefined if it comes after the value. */
  readonly leadingComma: string | undefined;
  readonly isOneLine: boolean;
}

export function styleIn(document: HjsonDocument, parent: HjsonObject): WritingStyle {
  const { text, root } = document;
  const models = parent.members.length > 0 ? parent.members : root.kind === 'object' ? root.members : [];
  const last = models[models.length - 1];
  return {
    eol: lineEndOf(text),
    unit: indentUnit(document),
    keyQuote: last?.key.quote ?? 'none',
    stringStyle: commonStringStyle(models) ?? 'double',
    colon: last ? colonText(last) : ': ',
    ...commasOf(models.map((member, index) => hasComma(text, member, models[index + 1]?.range ?? parent.close))),
    leadingComma: leadingCommaOf(text, models),
    isOneLine: !text.includes('\n'),
  };
}

function commasOf(areThere: readonly boolean[]): Pick<WritingStyle, 'usesCommas' | 'isCommaSeparated'> {
  const between = areThere.length > 1 ? areThere.slice(0, -1) : areThere;
  const count = between.filter(Boolean).length;
  return { usesCommas: count * 2 > between.length, isCommaSeparated: count > 0 && count === between.length };
}

const commaLead = /^[ \t]*,[ \t]*$/;

function leadingCommaOf(text: string, members: readonly HjsonMember[]): string | undefined {
  const leads = members
    .slice(1)
    .map(({ range }) => text.slice(startOfLine(text, range.start), range.start))
    .filter((lead) => commaLead.test(lead));
  return leads.length * 2 > members.length - 1 ? leads.at(-1) : undefined;
}

function hasComma(text: string, member: HjsonMember, next: TextRange | undefined): boolean {
  return triviaPieces(text, member.range.end, next?.start ?? text.length).some(({ kind }) => kind === 'comma');
}

function commonStringStyle(members: readonly HjsonMember[]): 'quoteless' | 'double' | 'single' | undefined {
  const counts = { quoteless: 0, double: 0, single: 0 };
  for (const { value } of members) {
    if (value?.kind === 'string' && value.style !== 'multiline') counts[value.style]++;
  }
  const { quoteless, double, single } = counts;
  if (quoteless + double + single === 0) return undefined;
  if (quoteless >= double && quoteless >= single) return 'quoteless';
  return double >= single ? 'double' : 'single';
}

/** The colon with the blanks around it, as the neighbour writes them; several blanks, which align columns, become one. */
function colonText(member: HjsonMember): string {
  if (member.colon === undefined || !member.value) return ': ';
  const before = member.colon > member.key.range.end ? ' ' : '';
  return member.value.range.start === member.colon + 1 ? `${before}:` : `${before}: `;
}

/** The blanks that a line starts with. */
export function lineIndent(text: string, offset: number): string {
  const start = startOfLine(text, offset);
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return text.slice(start, end);
}

/** The indentation of the members: of the one at `index`, or of the first, that starts its line. */
export function memberIndent({ text }: HjsonDocument, { members }: HjsonObject, index = 0): string | undefined {
  const isModel = ({ range }: HjsonMember) => isFirstOnLine(text, range.start);
  const own = members[index];
  const model = own && isModel(own) ? own : members.find(isModel);
  return model && lineIndent(text, model.range.start);
}

/** True when there are only blanks between the start of the line and the offset. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(startOfLine(text, offset), offset).trim() === '';
}

const defaultUnit = '  ';

/** How much deeper the first nested member of the document is indented than what it is nested in. */
export function indentUnit({ text, root }: HjsonDocument): string {
  const queue: HjsonNode[] = [root];
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.kind !== 'object') continue;
    const first = node.members[0];
    if (first && node.open && isFirstOnLine(text, first.range.start)) {
      const outer = lineIndent(text, node.open.start);
      const inner = lineIndent(text, first.range.start);
      if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
    }
    for (const { value } of node.members) if (value?.kind === 'object') queue.push(value);
  }
  return defaultUnit;
}

/** Wide spaces belong to the value without quotes that they were trimmed off; after anything else they are not blanks. */
export function bareEnd(text: string, node: HjsonNode): number {
  const isBare = node.kind === 'string' ? node.style === 'quoteless' : node.kind === 'boolean' || node.kind === 'null';
  let { end } = node.range;
  if (!isBare) return end;
  for (let offset = end; isGoSpace(text.charCodeAt(offset)) && !isLineEnd(text.charCodeAt(offset)); offset++) {
    if (!isBlank(text.charCodeAt(offset))) end = offset + 1;
  }
  return end;
}
