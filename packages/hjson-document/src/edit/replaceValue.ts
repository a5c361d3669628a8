import { lineEndOf, type TextEdit, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject, HjsonStringStyle } from '../document.ts';
import { multilineIndent } from '../syntax/strings.ts';
import { findNode } from '../tree/find.ts';
import { toPortableJson } from '../values/json.ts';
import { type HjsonValue, isArrayValue, isNumberValue, isObjectValue } from '../values/values.ts';
import { keyText, multilineText, quotedText, stringText } from './scalarText.ts';
import { bareEnd, isFirstOnLine, lineIndent, styleIn, type WritingStyle } from './style.ts';

/** How a string is written: `source` with its quotes. */
export interface StringWriting {
  readonly style: HjsonStringStyle;
  readonly source: string;
}

/** How the string at a path is written, to be kept while it is typed; undefined for anything else. */
export function stringWriting(document: HjsonDocument, path: ValuePath): StringWriting | undefined {
  const node = findNode(document, path);
  return node && writingOf(document, node);
}

function writingOf({ text }: HjsonDocument, node: HjsonNode): StringWriting | undefined {
  return node.kind === 'string'
    ? { style: node.style, source: text.slice(node.range.start, node.range.end) }
    : undefined;
}

type Candidate = readonly TextEdit[];

/** A member whose value is there is replaced; one that only lacks its value gets it; a damaged one has no candidates. */
export function replaceMember(
  document: HjsonDocument,
  parent: HjsonObject,
  member: HjsonMember,
  value: HjsonValue,
  writing: StringWriting | undefined,
): readonly Candidate[] {
  if (member.value) return replacements(document, member.value, value, parent, writing);
  const { colon } = member;
  if (colon === undefined || member.range.end !== colon + 1) return [];
  const style = { ...styleIn(document, parent), stringStyle: 'double' as const };
  const newText = ` ${printValue(value, style, lineIndent(document.text, member.range.start))}`;
  return [[{ range: { start: colon + 1, end: colon + 1 }, newText }]];
}

/**
 * The ways to write a value in place of a node: the way it was written before, then the others, those nearest to the present style first.
 */
export function replacements(
  document: HjsonDocument,
  node: HjsonNode,
  value: HjsonValue,
  parent: HjsonObject | undefined,
  writing: StringWriting | undefined,
): readonly Candidate[] {
  const texts =
    typeof value === 'string'
      ? stringTexts(document, node, value, writing ?? writingOf(document, node))
      : otherTexts(document, node, value, parent);
  // Anything may follow the closing quote of a value; a bare word needs a separator then.
  const separated = texts.flatMap((text) => [text, `${text},`]);
  // Read as text, a bare word ends at the end of its line at the earliest.
  const lineEnd = lineEndOf(document.text) + lineIndent(document.text, node.range.start);
  const alone = typeof value === 'string' ? [] : texts.map((text) => text + lineEnd);
  const range = { start: node.range.start, end: bareEnd(document.text, node) };
  return [...texts, ...separated, ...alone].map((newText) => [{ range, newText }]);
}

/** A text in place of a node, as it is but for the line ends of the document. */
export function replacementsBySource(document: HjsonDocument, node: HjsonNode, source: string): readonly Candidate[] {
  const range = { start: node.range.start, end: bareEnd(document.text, node) };
  return [[{ range, newText: source.replace(/\r?\n/g, lineEndOf(document.text)) }]];
}

function stringTexts(
  document: HjsonDocument,
  node: HjsonNode,
  value: string,
  writing: StringWriting | undefined,
): readonly string[] {
  const safe = quotedText(value, '"');
  if (!writing) return [safe];
  if (writing.style !== 'multiline') return [stringText(value, writing.style), safe];
  return [...multilineTexts(document, node, value, writing.source), safe];
}

/** As `source` is written, in place of `node`. */
function multilineTexts({ text }: HjsonDocument, node: HjsonNode, value: string, source: string): readonly string[] {
  const { start } = node.range;
  const isBlock = /^'''[ \t\r]*\n/.test(source) || value.includes('\n');
  const eol = source.includes('\r\n') || text.includes('\r\n') ? '\r\n' : '\n';
  const closing = source.length - 3;
  const present = source.includes('\n') && isFirstOnLine(source, closing) ? lineIndent(source, closing) : undefined;
  const line = lineIndent(text, start);
  const full = line + ' '.repeat(Math.max(0, multilineIndent(text, start) - line.length));
  const hasLeadingBlank = /(?:^|\n)[ \t]/.test(value);
  const indents = hasLeadingBlank || present === undefined ? [full] : [present, full];
  return indents
    .map((indent) => multilineText(value, indent, eol, isBlock))
    .filter((candidate) => candidate !== undefined);
}

function otherTexts(
  document: HjsonDocument,
  node: HjsonNode,
  value: HjsonValue,
  parent: HjsonObject | undefined,
): readonly string[] {
  const indent = lineIndent(document.text, node.range.start);
  const style = styleIn(document, node.kind === 'object' && node.members.length > 0 ? node : (parent ?? emptyObject));
  const spansLines = document.text.slice(node.range.start, node.range.end).includes('\n');
  const isOneLine =
    style.isOneLine || (isObjectValue(value) && node.kind === 'object' && node.members.length > 0 && !spansLines);
  const asWished: WritingStyle = { ...style, isOneLine };
  return [printValue(value, asWished, indent), printValue(value, { ...asWished, stringStyle: 'double' }, indent)];
}

const emptyObject: HjsonObject = {
  kind: 'object',
  range: { start: 0, end: 0 },
  open: undefined,
  close: undefined,
  members: [],
};

/** Deeper values are written as one line of JSON: no person reads them, and they must not exhaust the engine's stack. */
const deepestIndentation = 50;

/** A value in the style of the neighbourhood. `indent` is the indentation of the line that it starts on. */
function printValue(value: HjsonValue, style: WritingStyle, indent: string, depth = 0): string {
  if (typeof value === 'string') {
    return stringText(value, style.isOneLine && style.stringStyle === 'quoteless' ? 'double' : style.stringStyle);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isNumberValue(value)) return value.lexeme;
  if (depth === deepestIndentation) return toPortableJson(value);
  const inner = indent + style.unit;
  const items = isArrayValue(value)
    ? value.map((element) => printValue(element, style, inner, depth + 1))
    : [...value].map(([name, member]) => printMember(name, member, style, inner, depth + 1));
  const [open, close] = isObjectValue(value) ? ['{', '}'] : ['[', ']'];
  if (items.length === 0) return open + close;
  if (style.isOneLine) {
    const space = style.colon.endsWith(' ') ? ' ' : '';
    return `${open}${space}${items.join(`,${space}`)}${space}${close}`;
  }
  const separator = `${style.usesCommas ? ',' : ''}${style.eol}${inner}`;
  return `${open}${style.eol}${inner}${items.join(separator)}${style.eol}${indent}${close}`;
}

export function printMember(name: string, value: HjsonValue, style: WritingStyle, indent: string, depth = 0): string {
  return keyText(name, style.keyQuote) + style.colon + printValue(value, style, indent, depth);
}
