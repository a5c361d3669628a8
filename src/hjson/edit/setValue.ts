import type { EditOutcome, OptionPath, TextEdit } from '../../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';
import { memberOf } from '../find.ts';
import { multilineIndent } from '../strings.ts';
import { type HjsonValue, isObjectValue } from '../values.ts';
import { addMember } from './addMember.ts';
import { keyComments } from './keyComments.ts';
import type { MemberOrder } from './memberPlace.ts';
import { reasonFor, reasons, refusal } from './outcome.ts';
import { printValue } from './printValue.ts';
import { multilineText, quotedText, stringText } from './scalarText.ts';
import { bareEnd, documentEol, isFirstOnLine, lineIndent, lineStartOf, styleIn, type WritingStyle } from './style.ts';
import { type SetIn, uncommentMember } from './uncommentMember.ts';
import { type Intention, isFaithful, type StringPaths, withValueAt } from './verify.ts';

export interface SetOptions {
  /** Where new members are placed; keys that it does not name go to the end. */
  readonly order?: MemberOrder;
  /** What the server reads as Go strings: with it an edit must hold for the typed reading too. */
  readonly stringPaths?: StringPaths;
}

/**
 * Replaces the value at a path, or adds the member and the objects above it that are missing. With duplicate keys the one
 * that counts changes. Tries the present style first and then safer ones; the first that reads back as intended is taken.
 */
export function setValue(
  document: HjsonDocument,
  path: OptionPath,
  value: HjsonValue,
  options: SetOptions = {},
): EditOutcome {
  if (path.length === 0) return refusal(reasons.root);
  let node: HjsonNode = document.root;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    let next: HjsonNode | undefined;
    if (node.kind === 'array') {
      next = typeof step === 'number' ? node.elements[step] : undefined;
      if (!next) return refusal(reasons.list);
      if (isLast) return firstFaithful(document, replacements(document, next, value, undefined), path, value, options);
    } else if (node.kind === 'object') {
      const member = memberOf(node, step);
      if (!member) {
        if (isInDamage(document, String(step))) return refusal(reasons.hidden);
        return addAt(document, node, path, depth, value, options);
      }
      if (isLast || !member.value) {
        const rest = isLast ? value : wrapped(path.slice(depth + 1), value);
        const candidates = replaceMember(document, node, member, rest);
        if (candidates.length === 0) return refusal(reasons.damage);
        return firstFaithful(document, candidates, path, value, options);
      }
      next = member.value;
    } else {
      return refusal(reasons.notObject);
    }
    node = next;
  }
  return refusal(reasons.missing);
}

/** Adds the member that is missing on the way to a path: in the place of the comment that is that member, or beside the others. */
function addAt(
  document: HjsonDocument,
  parent: HjsonObject,
  path: OptionPath,
  depth: number,
  value: HjsonValue,
  options: SetOptions,
): EditOutcome {
  const name = String(path[depth]);
  const parentPath = path.slice(0, depth);
  const added = wrapped(path.slice(depth + 1), value);
  const comments = keyComments(document, parent);
  const [member, ...others] = comments.members.filter((comment) => comment.name === name);
  if (member && others.length === 0) {
    const set: SetIn = (other, at, inner) => setValue(other, at, inner, options.order ? { order: options.order } : {});
    const style = styleIn(document, parent);
    const edits = uncommentMember(document, { path: parentPath, member, value: added, style, set });
    const intention = { ...intentionOf(path, value, options), uncomments: true };
    if (edits && isFaithful(document, edits, intention)) return { ok: true, edits };
  }
  const candidates = addMember(document, parent, name, added, comments, options.order?.(parentPath) ?? []);
  if (candidates.length === 0) return refusal(reasons.unclosed);
  return firstFaithful(document, candidates, path, value, options);
}

/** A second member beside one that cannot be read would decide which of them counts after the repair. */
function isInDamage({ text, damage }: HjsonDocument, key: string): boolean {
  return key !== '' && damage.some(({ start, end }) => text.slice(start, end).includes(key));
}

function wrapped(path: OptionPath, value: HjsonValue): HjsonValue {
  return path.reduceRight<HjsonValue>((inner, step) => new Map([[String(step), inner]]), value);
}

type Candidate = readonly TextEdit[];

function firstFaithful(
  document: HjsonDocument,
  candidates: readonly Candidate[],
  path: OptionPath,
  value: HjsonValue,
  options: SetOptions,
): EditOutcome {
  const intention = intentionOf(path, value, options);
  const edits = candidates.find((candidate) => isFaithful(document, candidate, intention));
  return edits ? { ok: true, edits } : refusal(reasonFor(document));
}

function intentionOf(path: OptionPath, value: HjsonValue, { stringPaths }: SetOptions): Intention {
  return { change: (whole) => withValueAt(whole, path, value), written: { path, value }, stringPaths };
}

/** A member whose value is there is replaced; one that only lacks its value gets it; a damaged one has no candidates. */
function replaceMember(
  document: HjsonDocument,
  parent: HjsonObject,
  member: HjsonMember,
  value: HjsonValue,
): readonly Candidate[] {
  if (member.value) return replacements(document, member.value, value, parent);
  const { colon } = member;
  if (colon === undefined || member.range.end !== colon + 1) return [];
  const style = { ...styleIn(document, parent), stringStyle: 'double' as const };
  const newText = ` ${printValue(value, style, lineIndent(document.text, member.range.start))}`;
  return [[{ range: { start: colon + 1, end: colon + 1 }, newText }]];
}

/** The ways to write a value in the place of a node, the nearest to the present style first. */
function replacements(
  document: HjsonDocument,
  node: HjsonNode,
  value: HjsonValue,
  parent: HjsonObject | undefined,
): readonly Candidate[] {
  const texts =
    typeof value === 'string' ? stringTexts(document, node, value) : otherTexts(document, node, value, parent);
  // A value that ended by its closing quote may be followed by anything; a bare word needs a separator then.
  const separated = texts.flatMap((text) => [text, `${text},`]);
  // Read as text, a bare word ends with its line at the earliest.
  const lineEnd = documentEol(document.text) + lineIndent(document.text, node.range.start);
  const alone = typeof value === 'string' ? [] : texts.map((text) => text + lineEnd);
  const range = { start: node.range.start, end: bareEnd(document.text, node) };
  return [...texts, ...separated, ...alone].map((newText) => [{ range, newText }]);
}

function stringTexts(document: HjsonDocument, node: HjsonNode, value: string): readonly string[] {
  const isString = node.kind === 'string';
  const style = isString ? node.style : 'double';
  const safe = quotedText(value, '"');
  if (style !== 'multiline') return [stringText(value, style), safe];
  return [...multilineTexts(document, node, value), safe];
}

function multilineTexts({ text }: HjsonDocument, node: HjsonNode, value: string): readonly string[] {
  const { start, end } = node.range;
  const isBlock = /^'''[ \t\r]*\n/.test(text.slice(start, end)) || value.includes('\n');
  const eol = text.slice(start, end).includes('\r\n') || text.includes('\r\n') ? '\r\n' : '\n';
  const closing = end - 3;
  const present = isFirstOnLine(text, closing) ? text.slice(lineStartOf(text, closing), closing) : undefined;
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
