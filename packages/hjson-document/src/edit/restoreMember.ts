import {
  composeEdits,
  invertEdits,
  lineEndOf,
  startOfLine,
  type TextEdit,
  type TextRange,
  type ValuePath,
} from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { findMember, findNode } from '../tree/find.ts';
import { commentTexts } from '../tree/tokens.ts';
import { nodeValue } from '../values/values.ts';
import type { MemberOrder } from './addMember.ts';
import { keyComments } from './keyComments.ts';
import { type NoteTarget, noteTarget } from './note.ts';
import { refuse, type VerifiedEdit } from './outcome.ts';
import { ownedBy } from './ownership.ts';
import { removeMember } from './removeMember.ts';
import { setValue } from './setValue.ts';
import { bareEnd, isFirstOnLine, lineIndent } from './style.ts';
import { type ExpectedChange, verifyEdit, withValueAt } from './verify.ts';

/**
 * Restores the member at a path as it is written in an earlier text: with the quotes and comments inside it and, if it was removed since,
 * with its note and in its place. If that would be read differently here, only the value is restored.
 */
export function restoreMember(
  document: HjsonDocument,
  path: ValuePath,
  earlier: HjsonDocument,
  options: ReadingOptions = {},
): VerifiedEdit {
  const old = findNode(earlier, path);
  const restoring = { document, path, earlier, options };
  if (old) return findNode(document, path) ? restoreValue(restoring, old) : restoreRemoved(restoring, old);
  return findMember(earlier, path) ? refuse('damaged') : restoreUnset(restoring);
}

/** What is restored where, and from which text. */
interface Restoring {
  readonly document: HjsonDocument;
  readonly path: ValuePath;
  readonly earlier: HjsonDocument;
  readonly options: ReadingOptions;
}

function restoreValue(restoring: Restoring, old: HjsonNode): VerifiedEdit {
  const { document, path, earlier, options } = restoring;
  const now = findNode(document, path);
  if (!now) return refuse('nothing-there');
  const { text } = document;
  const range = { start: now.range.start, end: bareEnd(text, now) };
  const end = bareEnd(earlier.text, old);
  const source = earlier.text.slice(old.range.start, end);
  // What follows on the line may need a separator, as in `replacements`, or may have needed one only for the present value.
  const separators = [',', lineEndOf(text) + lineIndent(text, now.range.start)];
  const rest = lineFrom(earlier.text, end);
  const added = separators.filter(
    (each) => rest !== '' && text.startsWith(each, range.end) && lineFrom(text, range.end + each.length) === rest,
  );
  const ways = [
    ...added.map((each) => [{ range: { ...range, end: range.end + each.length }, newText: source }]),
    ...['', ...separators].map((each) => [{ range, newText: source + each }]),
  ];
  return firstRestored(restoring, old, ways) ?? setValue(document, path, nodeValue(old), options);
}

/** The rest of the line. */
function lineFrom(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
}

/**
 * Reverts the removal if the neighbourhood is as the removal left it; otherwise adds the value among the others, and writes its member as
 * it was.
 */
function restoreRemoved(restoring: Restoring, old: HjsonNode): VerifiedEdit {
  const { document, path, earlier, options } = restoring;
  const inverse = removalTakenBack(restoring);
  const exact = inverse && firstRestored(restoring, old, [inverse]);
  if (exact) return exact;
  const added = setValue(document, path, nodeValue(old), { ...options, order: orderIn(earlier) });
  const now = added.ok && noteTarget(added.after, path);
  const then = noteTarget(earlier, path);
  if (!added.ok || !now || !then) return added;
  const sources = memberSources(added.after, now, earlier, then);
  const written = firstRestored({ ...restoring, document: added.after }, old, sources);
  return written?.ok ? { ...written, edits: composeEdits(added.edits, written.edits) } : added;
}

/** The inverse of removing the member from the earlier text, if the text between its neighbours is the same as after that removal. */
function removalTakenBack({ document, path, earlier }: Restoring): readonly TextEdit[] | undefined {
  const then = noteTarget(earlier, path);
  const removal = removeMember(earlier, path);
  if (!then || !removal.ok) return undefined;
  const neighbours = [then.parent.members[then.index - 1], then.parent.members[then.index + 1]] as const;
  const left = gapBetween(removal.after, path, neighbours);
  const here = gapBetween(document, path, neighbours);
  if (!left || !here) return undefined;
  if (document.text.slice(here.start, here.end) !== removal.after.text.slice(left.start, left.end)) return undefined;
  const shift = here.start - left.start;
  return invertEdits(earlier.text, removal.edits).map(({ range, newText }) => ({
    range: { start: range.start + shift, end: range.end + shift },
    newText,
  }));
}

/** The text between two members that follow each other in an object, or between one and the end of the object. */
function gapBetween(
  document: HjsonDocument,
  path: ValuePath,
  [before, after]: readonly [HjsonMember | undefined, HjsonMember | undefined],
): TextRange | undefined {
  const parent = findNode(document, path.slice(0, -1));
  if (parent?.kind !== 'object') return undefined;
  const at = before ? parent.members.findIndex(({ key }) => key.name === before.key.name) : -1;
  const [previous, next] = [parent.members[at], parent.members[at + 1]];
  if (previous?.key.name !== before?.key.name || next?.key.name !== after?.key.name) return undefined;
  const start = previous ? (previous.value?.range.end ?? previous.range.end) : (parent.open?.end ?? 0);
  const end = next?.range.start ?? parent.close?.start ?? document.text.length;
  return { start, end };
}

/** The order of an earlier text; a blank line divides groups. */
function orderIn(earlier: HjsonDocument): MemberOrder {
  return (parentPath) => {
    const parent = findNode(earlier, parentPath);
    if (parent?.kind !== 'object') return [];
    const groups: string[][] = [];
    for (const [index, { key }] of parent.members.entries()) {
      const previous = parent.members[index - 1];
      const between = previous && earlier.text.slice(previous.range.end, ownedBy(earlier, parent, index).start);
      const last = groups.at(-1);
      if (last && between !== undefined && !/\n[ \t]*\r?\n/.test(between)) last.push(key.name);
      else groups.push([key.name]);
    }
    return groups;
  };
}

/** The ways to write a member as it was: first with what it owned, if nothing else is there, then without. */
function memberSources(
  document: HjsonDocument,
  now: NoteTarget,
  earlier: HjsonDocument,
  then: NoteTarget,
): readonly (readonly TextEdit[])[] {
  const [here, there] = [ownedBy(document, now.parent, now.index), ownedBy(earlier, then.parent, then.index)];
  const isBare = document.text.slice(here.start, here.end).length === now.member.range.end - now.member.range.start;
  const onOwnLine = isFirstOnLine(document.text, here.start) && isFirstOnLine(earlier.text, there.start);
  const whole = [{ range: here, newText: earlier.text.slice(there.start, there.end) }];
  const alone = [{ range: now.member.range, newText: sourceOf(earlier, then) }];
  return isBare && onOwnLine && here.endsLine && there.endsLine ? [whole, alone] : [alone];
}

function sourceOf({ text }: HjsonDocument, { member }: NoteTarget): string {
  return text.slice(member.range.start, member.value ? bareEnd(text, member.value) : member.range.end);
}

/** Removes the member; if it was commented out, the comment returns, and a note that was a comment then stays. */
function restoreUnset({ document, path, earlier, options }: Restoring): VerifiedEdit {
  const target = noteTarget(document, path);
  if (!target) return refuse('nothing-there');
  const edits = commentedAgain(document, target, earlier, findNode(earlier, path.slice(0, -1)));
  const change: ExpectedChange['change'] = (whole) => withValueAt(whole, path, undefined);
  const expected = { change, goStringFields: options.goStringFields, uncomments: true };
  const after = edits && verifyEdit(document, edits, expected);
  if (edits && after) return { ok: true, edits, after };
  const known = new Set(commentTexts(earlier));
  const { above } = ownedBy(document, target.parent, target.index);
  const keepsNote = above.some(({ start, end }) => known.has(document.text.slice(start, end)));
  return removeMember(document, path, { ...options, keepsNote });
}

function commentedAgain(
  document: HjsonDocument,
  { parent, index, member }: NoteTarget,
  earlier: HjsonDocument,
  then: HjsonNode | undefined,
): readonly TextEdit[] | undefined {
  if (then?.kind !== 'object') return undefined;
  const named = (text: HjsonDocument, object: HjsonObject) =>
    keyComments(text, object).members.filter(({ name }) => name === member.key.name);
  const [comment, ...others] = named(earlier, then);
  if (!comment || others.length > 0 || named(document, parent).length > 0) return undefined;
  const { text } = document;
  const { lineStart, end, endsLine } = ownedBy(document, parent, index);
  if (!endsLine || !isFirstOnLine(text, lineStart)) return undefined;
  const newText = earlier.text.slice(startOfLine(earlier.text, comment.range.start), comment.range.end);
  return [{ range: { start: startOfLine(text, lineStart), end }, newText }];
}

function firstRestored(
  { document, path, options: { goStringFields } }: Restoring,
  old: HjsonNode,
  ways: readonly (readonly TextEdit[])[],
): VerifiedEdit | undefined {
  const value = nodeValue(old);
  const change: ExpectedChange['change'] = (whole) => withValueAt(whole, path, value);
  for (const edits of ways) {
    const expected = { change, written: { path, value }, goStringFields, uncomments: true };
    const after = verifyEdit(document, edits, expected);
    if (after) return { ok: true, edits, after };
  }
  return undefined;
}
