import {
  applyEdits,
  composeEdits,
  endOfLine,
  lineEndOf,
  startOfLine,
  startOfNextLine,
  type TextEdit,
  textRange,
  type ValuePath,
} from 'source-text';
import type { HjsonDocument, HjsonMember, HjsonObject } from '../document.ts';
import { parseText } from '../syntax/parser.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { findNode } from '../tree/find.ts';
import { triviaPieces } from '../tree/trivia.ts';
import { equalValues, type HjsonValue, nodeValue } from '../values/values.ts';
import { type CommentedMember, keyComments } from './keyComments.ts';
import { type NoteTarget, noteTarget } from './note.ts';
import { refusalFor, refuse, type VerifiedEdit } from './outcome.ts';
import { ownedBy } from './ownership.ts';
import { removeMember } from './removeMember.ts';
import { bareEnd, indentUnit, isFirstOnLine, lineIndent, memberIndent } from './style.ts';
import { verifyEdit, withValueAt } from './verify.ts';

/**
 * Turns the member at a path into a comment; with duplicate keys, all of them. Setting it to the same value again restores its
 * bytes; refused if they would not be restored.
 */
export function commentOutMember(document: HjsonDocument, path: ValuePath, options: ReadingOptions = {}): VerifiedEdit {
  let edits: readonly TextEdit[] = [];
  let after = document;
  let expected = commentedAt(document, path).length;
  for (let target = noteTarget(after, path); target; target = noteTarget(after, path)) {
    const outcome = commentOutOne(after, path, target, options);
    if (!outcome.ok) return outcome;
    edits = composeEdits(edits, outcome.edits);
    after = outcome.after;
    expected++;
  }
  if (edits.length === 0) return refuse('nothing-there');
  // Comments directly below each other could be read as one member.
  return commentedAt(after, path).length === expected ? { ok: true, edits, after } : refuse('unsafe');
}

/** The value of the one commented-out member that setting this path would bring back; undefined without one, or with several. */
export function commentedValue(document: HjsonDocument, path: ValuePath): HjsonValue | undefined {
  const [comment, ...others] = commentedAt(document, path);
  if (!comment || others.length > 0 || noteTarget(document, path)) return undefined;
  return valueIn(comment);
}

/** The keys of the object at a path that are commented out; none if there is no object. */
export function commentedKeys(document: HjsonDocument, path: ValuePath): ReadonlySet<string> {
  const object = findNode(document, path);
  return new Set(object?.kind === 'object' ? keyComments(document, object).members.map(({ name }) => name) : []);
}

/** Read in its column: the lines of a ''' text count from there. */
function valueIn({ indent, source }: CommentedMember): HjsonValue | undefined {
  const { root } = parseText(indent + source);
  const value = root.kind === 'object' ? root.members[0]?.value : undefined;
  return value && nodeValue(value);
}

/** Removes the commented-out members at some paths, with their lines. */
export function removeCommented(
  document: HjsonDocument,
  paths: readonly ValuePath[],
  options: ReadingOptions = {},
): VerifiedEdit {
  const { text } = document;
  const comments = paths.flatMap((path) => commentedAt(document, path));
  if (comments.length === 0) return refuse('nothing-there');
  const edits = comments
    .map(({ range }) => ({
      range: textRange(startOfLine(text, range.start), startOfNextLine(text, range.end)),
      newText: '',
    }))
    .sort((a, b) => a.range.start - b.range.start);
  const after = verifyEdit(document, edits, { change: (whole) => whole, ...options });
  return after ? { ok: true, edits, after } : refuse(refusalFor(document));
}

function commentedAt(document: HjsonDocument, path: ValuePath): readonly CommentedMember[] {
  const parent = findNode(document, path.slice(0, -1));
  if (parent?.kind !== 'object') return [];
  return keyComments(document, parent).members.filter(({ name }) => name === path.at(-1));
}

/** A marker without a blank says that what follows is a member, whatever its value. */
const markers = ['# ', '#'];

function commentOutOne(
  document: HjsonDocument,
  path: ValuePath,
  target: NoteTarget,
  options: ReadingOptions,
): VerifiedEdit {
  for (const marker of markers) {
    const commenting = { document, path, marker, options, ...target };
    const outcome = inItsPlace(commenting) ?? atTheEnd(commenting);
    if (outcome) return outcome;
  }
  return refuse(refusalFor(document));
}

interface Commenting extends NoteTarget {
  readonly document: HjsonDocument;
  readonly path: ValuePath;
  readonly marker: string;
  readonly options: ReadingOptions;
}

function inItsPlace(commenting: Commenting): VerifiedEdit | undefined {
  const { document, path, parent, index, member, marker, options } = commenting;
  const { text } = document;
  const { lineStart, end, endsLine } = ownedBy(document, parent, index);
  if (!endsLine || lineStart !== member.range.start || !isFirstOnLine(text, lineStart)) return undefined;
  const range = textRange(startOfLine(text, lineStart), end);
  const newText = commented(text.slice(range.start, end), marker);
  const source = text.slice(lineStart, end);
  const other = ignoredBy(commenting);
  if (other && !other.value) return undefined;
  const left = other?.value && nodeValue(other.value);
  const expected = { change: (whole: HjsonValue) => withValueAt(whole, path, left), uncomments: true, ...options };
  const after = verifyEdit(document, [{ range, newText }], expected);
  return after && comesBack(after, path, source, member) ? { ok: true, edits: [{ range, newText }], after } : undefined;
}

/** A member that shares its lines with others becomes the last line of its object, followed by the comments next to it. */
function atTheEnd(commenting: Commenting): VerifiedEdit | undefined {
  const { document, path, parent, index, member, marker, options } = commenting;
  if (ignoredBy(commenting)) return undefined;
  const removal = removeMember(document, path, { ...options, keepsNote: true });
  const rest = removal.ok ? findNode(removal.after, path.slice(0, -1)) : undefined;
  if (!removal.ok || rest?.kind !== 'object' || !member.value) return undefined;
  const end = bareEnd(document.text, member.value);
  const owned = ownedBy(document, parent, index);
  const comments = [textRange(owned.lineStart, member.range.start), textRange(end, owned.end)]
    .flatMap((range) => triviaPieces(document.text, range.start, range.end))
    .filter(({ kind }) => kind === 'comment');
  const parts = [textRange(member.range.start, end), ...comments];
  const source = parts.map((part) => document.text.slice(part.start, part.end)).join(' ');
  const indent = memberIndent(document, parent) ?? innerIndent(document, parent);
  const edit = lineAtEnd(removal.after, rest, commented(indent + source, marker));
  const expected = { change: (whole: HjsonValue) => whole, uncomments: true, ...options };
  const after = edit && verifyEdit(removal.after, [edit], expected);
  if (!after || !comesBack(after, path, source, member)) return undefined;
  return { ok: true, edits: composeEdits(removal.edits, [edit]), after };
}

function lineAtEnd({ text }: HjsonDocument, { open, close }: HjsonObject, line: string): TextEdit | undefined {
  const eol = lineEndOf(text);
  if (!open) return { range: textRange(text.length, text.length), newText: (/\n$/.test(text) ? '' : eol) + line + eol };
  if (!close) return undefined;
  if (isFirstOnLine(text, close.start)) {
    const start = startOfLine(text, close.start);
    return { range: textRange(start, start), newText: line + eol };
  }
  const blanks = /(?<![ \t])[ \t]*$/.exec(text.slice(open.end, close.start))?.[0].length ?? 0;
  const newText = eol + line + eol + lineIndent(text, open.start);
  return { range: textRange(close.start - blanks, close.start), newText };
}

function innerIndent(document: HjsonDocument, { open }: HjsonObject): string {
  return open ? lineIndent(document.text, open.start) + indentUnit(document) : '';
}

function comesBack(after: HjsonDocument, path: ValuePath, source: string, { value }: HjsonMember): boolean {
  const [comment, ...others] = commentedAt(after, path).filter((each) => each.source === source);
  const read = comment && others.length === 0 ? valueIn(comment) : undefined;
  return read !== undefined && value !== undefined && equalValues(read, nodeValue(value));
}

/** The member with the same key that counts once this one is gone. */
function ignoredBy({ parent, index, member }: NoteTarget): HjsonMember | undefined {
  return parent.members.slice(0, index).findLast(({ key }) => key.name === member.key.name);
}

/** The lines with a marker before each, in the column of the first. */
function commented(lines: string, marker: string): string {
  return applyEdits(lines, markerEdits(lines, textRange(0, lines.length), marker));
}

/**
 * The edits that put a marker before each line from that of `start` on, in the column of the first. A line that does not reach that column,
 * or is all blanks, gets it at its beginning, so that it is restored unchanged.
 */
export function markerEdits(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  marker: string,
): readonly TextEdit[] {
  const indent = lineIndent(text, start);
  const edits: TextEdit[] = [];
  for (let line = startOfLine(text, start); line < end; ) {
    const lineEnd = endOfLine(text, line);
    const content = text.slice(line, lineEnd).replace(/\r$/, '');
    if (content === '') edits.push({ range: textRange(line, line), newText: indent + marker.trimEnd() });
    else {
      const at = content.trim() !== '' && content.startsWith(indent) ? line + indent.length : line;
      edits.push({ range: textRange(at, at), newText: marker });
    }
    line = lineEnd + 1;
  }
  return edits;
}
