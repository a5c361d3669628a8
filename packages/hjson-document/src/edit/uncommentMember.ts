/**
 * A member that is commented out gets its value as a careful person would give it: the markers of its lines go, each value is
 * written in the style of the one there, and what is not set stays a comment, now inside the object.
 * Removing the member later removes its lines; undo brings the comment back as it was.
 */
import { applyEdits, ownText, startOfLine, type TextEdit, textRange, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonObject } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { findNode, memberOf } from '../tree/find.ts';
import { equalValues, type HjsonValue, isObjectValue, nodeValue } from '../values/values.ts';
import { markerEdits } from './commentOut.ts';
import type { CommentedMember } from './keyComments.ts';
import type { VerifiedEdit } from './outcome.ts';
import { ownedBy } from './ownership.ts';
import { bareEnd, isFirstOnLine, lineIndent, type WritingStyle } from './style.ts';

/** Sets a value of another text: `setValue`. */
export type SetIn = (document: HjsonDocument, path: ValuePath, value: HjsonValue) => VerifiedEdit;

/** The edits that write a value in place of a commented-out member of an object; undefined when they cannot be made. */
export function uncommentMember(
  document: HjsonDocument,
  { path, member, value, style, set }: Uncommenting,
): readonly TextEdit[] | undefined {
  const { text } = document;
  const isIndented = lineIndent(text, member.range.start) === member.indent;
  const comment = isIndented ? member.range : { ...member.range, start: startOfLine(text, member.range.start) };
  const tail = text.length - comment.end;
  const source = (isIndented ? '' : member.indent) + member.source;
  let result = text.slice(0, comment.start) + source + text.slice(comment.end);
  const memberPath = [...path, member.name];
  const opened = parseHjson(result);
  const commented = findNode(opened, memberPath);
  const hasValue = commented !== undefined && equalValues(nodeValue(commented), value);
  if (!hasValue && isBlockObject(opened, memberPath) && isObjectValue(value)) {
    result = applyEdits(result, unsetLines(opened, memberPath, value, member.marker));
    const filled = fill(parseHjson(result), memberPath, value, set);
    if (filled === undefined) return undefined;
    result = filled;
  } else if (!hasValue) {
    const outcome = set(opened, memberPath, value);
    if (!outcome.ok) return undefined;
    result = applyEdits(result, outcome.edits);
  }
  const isOutside = !result.startsWith(text.slice(0, comment.start)) || !result.endsWith(text.slice(comment.end));
  if (isOutside || result.length < comment.start + tail) return undefined;
  const newText = ownText(result.slice(comment.start, result.length - tail));
  const edit = { range: comment, newText };
  return hasValue ? [edit] : separated(document, parseHjson(result), { path, member, style }, edit);
}

interface Uncommenting {
  /** The object that it belongs to. */
  readonly path: ValuePath;
  readonly member: CommentedMember;
  readonly value: HjsonValue;
  readonly style: WritingStyle;
  readonly set: SetIn;
}

/** An object whose members are on separate lines. */
function isBlockObject(document: HjsonDocument, path: ValuePath): boolean {
  const node = findNode(document, path);
  return node?.kind === 'object' && node.members.every((_, index) => hasOwnLines(document, node, index));
}

function hasOwnLines(document: HjsonDocument, parent: HjsonObject, index: number): boolean {
  const start = parent.members[index]?.range.start ?? 0;
  return isFirstOnLine(document.text, start) && ownedBy(document, parent, index).endsLine;
}

/** Comments out the members that have no value to be set. */
function unsetLines(
  document: HjsonDocument,
  path: ValuePath,
  value: ReadonlyMap<string, HjsonValue>,
  marker: string,
): readonly TextEdit[] {
  const node = findNode(document, path);
  if (node?.kind !== 'object') return [];
  return node.members.flatMap(({ key, range }, index) => {
    const inner = value.get(key.name);
    const innerPath = [...path, key.name];
    if (inner === undefined) {
      return markerEdits(document.text, textRange(range.start, ownedBy(document, node, index).end), marker);
    }
    const isBlock = isObjectValue(inner) && isBlockObject(document, innerPath);
    return isBlock ? unsetLines(document, innerPath, inner, marker) : [];
  });
}

/** The text with each value written where its member is, or added; undefined if that fails for one of them. */
function fill(
  document: HjsonDocument,
  path: ValuePath,
  value: ReadonlyMap<string, HjsonValue>,
  set: SetIn,
): string | undefined {
  let current = document;
  for (const [name, inner] of value) {
    const innerPath = [...path, name];
    const isBlock = isObjectValue(inner) && isBlockObject(current, innerPath);
    const outcome = isBlock ? undefined : set(current, innerPath, inner);
    if (outcome?.ok === false) return undefined;
    const text = outcome ? applyEdits(current.text, outcome.edits) : isBlock && fill(current, innerPath, inner, set);
    if (typeof text !== 'string') return undefined;
    current = parseHjson(text);
  }
  return current.text;
}

/** With the commas that separate the members around it. */
function separated(
  before: HjsonDocument,
  after: HjsonDocument,
  { path, member, style }: Pick<Uncommenting, 'path' | 'member' | 'style'>,
  edit: TextEdit,
): readonly TextEdit[] {
  const [parent, parentAfter] = [findNode(before, path), findNode(after, path)];
  const value = memberOf(parentAfter, member.name)?.value;
  if (!style.usesCommas || parent?.kind !== 'object' || parentAfter?.kind !== 'object' || !value) return [edit];
  const edits = [edit];
  const previous = parent.members[member.index - 1]?.value;
  if (style.leadingComma !== undefined) {
    if (!previous) return edits;
    const own = memberOf(parentAfter, member.name)?.range.start ?? 0;
    const at = own - edit.range.start;
    return [{ ...edit, newText: edit.newText.slice(0, at) + style.leadingComma.trimStart() + edit.newText.slice(at) }];
  }
  if (
    style.isCommaSeparated &&
    previous &&
    ownedBy(before, parent, member.index - 1).comma === undefined &&
    !isQuoteless(previous)
  ) {
    const end = bareEnd(before.text, previous);
    edits.unshift({ range: { start: end, end }, newText: ',' });
  }
  const isLast = member.index === parent.members.length;
  if (isLast || isQuoteless(value) || ownedBy(after, parentAfter, member.index).comma !== undefined) return edits;
  const at = bareEnd(after.text, value) - edit.range.start;
  const newText = `${edit.newText.slice(0, at)},${edit.newText.slice(at)}`;
  return edits.map((other) => (other === edit ? { ...edit, newText } : other));
}

function isQuoteless(node: { readonly kind: string; readonly style?: string }): boolean {
  return node.kind === 'string' && node.style === 'quoteless';
}
