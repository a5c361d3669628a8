import { findNode, type HjsonDocument, nodeValue, toStrictJson } from 'hjson-document';
import { decodeHtmlEntities, endOfLine, startOfLine } from 'source-text';
import { optionAt } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { type AssignedValue, matchAt, refuseValue } from '../scanners/assignment.ts';
import { readShellWord } from '../scanners/shellWord.ts';
import { commandBefore, readWord } from '../scanners/words.ts';
import { type Candidate, insideOf, mostPlaces, type PasteContext, type Reading, withReadings } from './candidate.ts';
import { longQuotedReadings, objectIn, quotedReadings } from './quoted.ts';
import {
  candidatesInTree,
  holdsKnownOption,
  isOptions,
  mentionsOption,
  optionMentions,
  optionName,
  type Tree,
} from './tree.ts';
import { yamlBelow } from './yamlMap.ts';

/** What a document means, as JSON. */
export function dataOf({ root }: HjsonDocument): string {
  return toStrictJson(nodeValue(root));
}

/** A document of HJSON or JSON, whose objects are taken as they are written. */
export function hjsonTree(document: HjsonDocument): Tree {
  const objectAt = (_: number, steps: readonly string[]): AssignedValue => {
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const range = (findNode(document, path) ?? findNode(document, steps))?.range;
    return range
      ? { kind: 'value', value: document.text.slice(range.start, range.end) }
      : refuseValue('value-not-text', 'An object is written twice under one key.');
  };
  return { title: 'JSON', documents: [JSON.parse(dataOf(document))], objectAt };
}

/** An object, or members of one that are in quotes without braces. */
const opening = new RegExp(`\\{|(?<=["'])(?=(?:${optionName})[ \\t]{0,20}:)`, 'g');

type IsCovered = (offset: number) => boolean;

/**
 * Each largest object with a known option in a text as it stands. One in quotes is read by those that know the quotes. Behind a brace that
 * opens and could not be read, an object is never taken unasked: it may be part of an escaped whole.
 */
export function candidatesInBraces(text: string, isCovered: IsCovered, context: PasteContext): readonly Candidate[] {
  const found: Candidate[] = [];
  const mentions = optionMentions(text);
  let mention = 0;
  let unread = 0;
  let counted = 0;
  const openings = new RegExp(opening);
  const from = (offset: number) => {
    openings.lastIndex = offset;
    return openings.exec(text)?.index ?? -1;
  };
  for (let start = from(0); start >= 0 && found.length <= mostPlaces; ) {
    while ((mentions[mention] ?? text.length) < start) mention++;
    const next = mentions[mention];
    if (next === undefined) break;
    const line = text.slice(start, endOfLine(text, start));
    const isText = depthOf(line) > 0 && isInText(text.slice(Math.max(startOfLine(text, start), start - 300), start));
    const isOther = isText || (next > start + line.length && depthOf(line) === 0);
    unread = unread > 0 ? unread + depthOf(text.slice(counted, start)) : 0;
    const object = isOther || isCovered(start) ? undefined : objectAt(text, start, context);
    const end = object?.end ?? start + (isOther ? line.length : 1);
    if (object) for (const each of object.found) found.push(unread > 0 ? withReadings(each, { isAsked: true }) : each);
    if (!object && !isOther && !isCovered(start) && text[start] === '{') unread = Math.max(0, unread) + 1;
    counted = end;
    start = from(end);
  }
  return found.length > mostPlaces ? context.giveUp() : found;
}

/** Whether what is behind the beginning of a line of members is a part of a text. */
function isInText(before: string): boolean {
  const [member, name = ''] = memberLine.exec(before) ?? [];
  return member !== undefined && optionAt([name]) !== undefined && /^\s*:\s*[^\s{[]/.test(before.slice(member.length));
}

const depthOf = (part: string) => part.split('{').length - part.split('}').length;

interface FoundObject {
  readonly found: readonly Candidate[];
  readonly end: number;
}

/** In quotes, or behind the quote and a name. */
const opened = /(?<![\w})\]'"#])(["'])(?:[\w.^@-]{1,100}=)?\s{0,20}$/;
/** A text of a language or a table: behind its operator, and not a word of a command line. */
export const expression = /(?:[(,;:>[\t]|[=:]\s|^)\s{0,20}(?:\w{1,20})?$/;

/** The value of an attribute of XML or HTML, or a text between tags. */
const inXml = /(?:[\w:-]=(["'])|<[\w!/?][^<>]{0,200}>)\s{0,200}$/;

/** What a parser of XML reads of an object with entities in it. */
function xmlReading(text: string, start: number): (Reading & { readonly end: number }) | undefined {
  const [match, quote = '<'] = inXml.exec(text.slice(Math.max(0, start - 300), start)) ?? [];
  const end = match === undefined ? -1 : text.indexOf(quote, start);
  const value = text.slice(start, Math.max(start, end));
  if (!value.includes('&')) return undefined;
  return { reader: 'XML', read: objectIn({ kind: 'value', value: decodeHtmlEntities(value) }), end };
}

/** What YAML reads at an offset behind or below a key, and where that ends. */
function yamlReadings(text: string, offset: number, context: PasteContext) {
  const below = yamlBelow(text, offset, context.readYaml);
  // A member has its value there.
  const isMember = below?.tree?.documents.some(isOptions) === true;
  const found = below?.tree && !isMember ? candidatesInTree(below.tree, context) : [];
  return { inYaml: found.flatMap(({ readings }) => readings), to: found.length > 0 && below ? below.to : 0 };
}

function objectAt(text: string, start: number, context: PasteContext): FoundObject | undefined {
  const { inYaml, to: below } = yamlReadings(text, start, context);
  const xml = xmlReading(text, start);
  const candidate = (readings: readonly Reading[], from: number, to: number): FoundObject | undefined => {
    const own = xml ? [...readings, xml] : readings;
    const isFound = own.some(({ read }) => read.kind === 'value' && mentionsOption(read.value));
    if (!isFound) return undefined;
    const all = [...inYaml, ...own];
    const end = Math.max(to, below);
    return { found: [{ name: configVariable, place: '', scope: `${from}`, start: from, end, readings: all }], end };
  };
  if (xml && /^\{\s*&/.test(text.slice(start, start + 100))) return candidate([], start, xml.end);
  const before = text.slice(Math.max(0, start - 300), start);
  const [whole, quote] = opened.exec(before) ?? [];
  if (whole !== undefined && quote !== undefined) {
    const isHere = text[start - whole.length - 1] === '@';
    const at = start - whole.length - (isHere ? 1 : 0);
    const readings =
      isHere || expression.test(commandBefore(text, at))
        ? quotedReadings(text, configVariable, at).map((each) => ({ ...each, read: objectIn(each.read) }))
        : wordReadings(text, wordStart(text, at), context);
    const lengths = readings.map(({ read }) => (read.kind === 'value' ? read.value.length : 0));
    const end = Math.max(start + 1, Math.min(text.length, at + whole.length + Math.max(0, ...lengths)));
    const inQuotes = candidate(readings, at, end);
    if (inQuotes) return inQuotes;
  }
  if (/^\{\s*\\["n]/.test(text.slice(start, start + 100))) {
    const inside = /(?:\\[\s\S]|[^"\\])*/y.exec(text.slice(start))?.[0] ?? '';
    const close = inside.lastIndexOf('}') + 1;
    return candidate(quotedReadings(`"${inside.slice(0, close)}"`, configVariable, 0), start, start + close);
  }
  const closed = closedPart(text, start);
  const isClosed = closed !== undefined && context.parse(closed).verdict.ok;
  const document = context.parse(isClosed ? closed : text.slice(start));
  const readable = endOfObject(document, context);
  const length = readable ?? document.root.range.end;
  const value = text.slice(start, start + length);
  if (holdsKnownOption(document)) {
    const own: Reading = { reader: 'HJSON', read: { kind: 'value', value } };
    const others = [...longQuotedReadings(text, start), ...wordReadings(text, wordAround(text, start), context)];
    return candidate([own, ...others], start, start + length);
  }
  if (readable === undefined) return undefined;
  const inside = candidatesInTree(hjsonTree(context.parse(value)), context);
  return { found: inside.map((each) => ({ ...each, start, end: start + length })), end: start + length };
}

/** Up to the brace that closes the one at the offset, if texts have none: then the rest need not be read. */
function closedPart(text: string, start: number): string | undefined {
  let depth = 0;
  for (const { 0: brace, index } of text.slice(start, start + nearClose).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return undefined;
}

const nearClose = 10_000;

/** What each shell reads of the object in a word, or of what is inside of the word. */
export function wordReadings(text: string, start: number | undefined, context: PasteContext): readonly Reading[] {
  if (start === undefined) return [];
  return readWord(text, configVariable, start).flatMap(({ reader, read }): readonly Reading[] => {
    if (read.kind === 'refused') return [{ reader, read }];
    const object = objectIn(read);
    const isAlone = object.kind === 'value' && holdsKnownOption(context.parse(object.value));
    if (isAlone && /^(?:[\w.^@-]*=)*\s*\{/.test(read.value)) return [{ reader, read: object }];
    const inner = mentionsOption(read.value) ? context.inside(read.value) : [];
    return inner.flatMap((each) => (each.name === configVariable ? insideOf(each, reader, read).readings : []));
  });
}

/** Where the word begins that a quote is in. */
function wordStart(text: string, quote: number): number {
  let start = quote;
  while (start > 0 && /[^\s'"]/.test(text.charAt(start - 1))) start--;
  return start;
}

/** Where the word begins that an object is in: with a name before it, or with quotes. What is at the beginning of a line is in none. */
function wordAround(text: string, start: number): number | undefined {
  const named = matchAt(/[\w.-]{1,100}=(?=\{)/y, text, wordStart(text, start));
  const isNamed = named && /\S/.test(commandBefore(text, wordStart(text, start)));
  return enclosingWord(text, start) ?? (isNamed ? wordStart(text, start) : undefined);
}

/** For each place, the line is read up to it: behind that much of it, in UTF-16 code units, nothing is taken unasked. */
export const mostInLine = 100_000;

/** Where the word of a command line begins that has quotes and an offset in it; undefined without one. */
export function enclosingWord(text: string, offset: number): number | undefined {
  const line = startOfLine(text, offset);
  if (offset - line > mostInLine || !/['"]/.test(text.slice(line, offset))) return undefined;
  for (let start = line; start < offset; start++) {
    if (/[\s;&|<>()]/.test(text.charAt(start))) continue;
    const word = readShellWord(text, start);
    if (word.kind !== 'word') return undefined;
    if (word.end > offset) return /['"]/.test(text.slice(start, offset)) ? start : undefined;
    start = word.end;
  }
  return undefined;
}

/**
 * Where the object at the start of a text ends that can be read. The parser may do without the line that closes it, to read what follows as
 * its members.
 */
function endOfObject({ text, root, errors }: HjsonDocument, { parse }: PasteContext): number | undefined {
  const left = errors.find(({ code, range }) => code === 'unreadable-line' && text[range.start] === '}');
  const ends = [...(left ? [left.range.start + 1] : []), root.range.end];
  return ends.find((end) => parse(text.slice(0, end)).verdict.ok);
}

const memberLine = /^[ \t]*["']?([A-Za-z]\w{0,60})["']?(?=[ \t:=]|$)/;

/** Behind a longer line, the next one may be the rest of it, which a mail program has wrapped. */
const wrapColumn = 60;

/** Members without braces: from the first line to the last that begins with the name of an option. One that begins again is another. */
export function candidatesInLines(text: string, isCovered: IsCovered, context: PasteContext): readonly Candidate[] {
  const found: { start: number; end: number; names: Set<string> }[] = [];
  let start = 0;
  let depth = 0;
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    const [, name = ''] = memberLine.exec(line) ?? [];
    const isMember = name !== '' && optionAt([name]) !== undefined && !isCovered(start);
    if (depth > 0 && last) last.end = start + line.length;
    else if (isMember) {
      if (last && !last.names.has(name)) last.end = start + line.length;
      else found.push({ start, end: start + line.length, names: new Set() });
      found.at(-1)?.names.add(name);
    }
    if (depth > 0 || isMember) depth = Math.max(0, depth + bracketsOf(line));
    start += line.length + 1;
  }
  if (found.length > mostPlaces) return context.giveUp();
  return found.map(({ start, end }) => {
    const { inYaml, to } = yamlReadings(text, start + text.slice(start, end).search(/\S/), context);
    const value = text.slice(start, end);
    const length = end - startOfLine(text, end);
    const isWrapped = length >= wrapColumn && /\S/.test(text.slice(end + 1, endOfLine(text, end + 1)));
    // What has a tag or a word before its first member is not read in lines.
    const isAsked = isWrapped || mentionsOption(text.slice(startOfLine(text, start - 1), start));
    const own: Reading = { reader: 'HJSON', read: { kind: 'value', value }, isAsked };
    const readings = [...inYaml, own];
    return { name: configVariable, place: '', scope: `${start}`, start, end: Math.max(end, to), readings };
  });
}

/** One that is not closed reaches to the end of the line. */
const texts = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?/g;
const hasBrackets = /^(?:[[\]{}"']|(?:-?\d[\d.eE+-]{0,30}|true|false|null)\s*[,}\]])/;

/** How many brackets a line of HJSON opens and does not close; they are text in a value without quotes. */
function bracketsOf(line: string): number {
  const value = line.replace(/^\s*(?:["']?[\w.-]{1,100}["']?\s*:)?\s*/, '');
  const rest = hasBrackets.test(value) ? value.replace(texts, '') : '';
  return rest.split(/[{[]/).length - rest.split(/[}\]]/).length;
}
