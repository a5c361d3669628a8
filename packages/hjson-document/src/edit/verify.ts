import { invertEdits, overlaps, type TextEdit, type TextRange, type ValuePath } from 'source-text';
import type { HjsonDocument, HjsonError, HjsonNode } from '../document.ts';
import { changeOf, reparse } from '../incremental/reparse.ts';
import { agreesWithStructParse, knowAgreement, structParse } from '../incremental/structParse.ts';
import { type GoStringFields, type StructReader, structReaders } from '../syntax/parserTypes.ts';
import { findNode } from '../tree/find.ts';
import { isSameTree } from '../tree/sameTree.ts';
import { commentTexts } from '../tree/tokens.ts';
import { equalValues, type HjsonValue, isArrayValue, isObjectValue, nodeValue } from '../values/values.ts';

/** What an edit is meant to change. */
export interface ExpectedChange {
  /** Computes the value of the whole document after the edit from the value before it. */
  readonly change: (whole: HjsonValue) => HjsonValue;
  /** The value that is written, if any, and where: one that is not a string is read differently into a string field. */
  readonly written?: WrittenValue;
  readonly goStringFields?: GoStringFields | undefined;
  /** True when the edits may turn comments into members, and write comments in their place. */
  readonly uncomments?: boolean;
}

interface WrittenValue {
  readonly path: ValuePath;
  readonly value: HjsonValue;
}

/**
 * The document that the edits lead to, if they do exactly what is expected: they touch no damage, the text reads as the change says in the
 * generic and in the struct parse, every comment outside them survives, and the errors of the text stay the same. Undefined otherwise.
 */
export function verifyEdit(
  document: HjsonDocument,
  edits: readonly TextEdit[],
  expected: ExpectedChange,
): HjsonDocument | undefined {
  if (edits.some(({ range }) => document.damage.some((region) => overlaps(region, range)))) return undefined;
  const after = reparse(document, edits);
  return isAsExpected(document, after, edits, expected) ? after : undefined;
}

function isAsExpected(
  document: HjsonDocument,
  after: HjsonDocument,
  edits: readonly TextEdit[],
  expected: ExpectedChange,
): boolean {
  if (!hasNoNewFaults(document, after, edits)) return false;
  const { written, goStringFields } = expected;
  if (written && replacesScalar(document, after, edits, written)) {
    if (goStringFields && keepsAgreement(document, after, written.path, goStringFields)) return true;
  } else {
    if (!equalValues(expected.change(nodeValue(document.root)), nodeValue(after.root))) return false;
    if (!keepsComments(document, after, edits, expected.uncomments)) return false;
  }
  if (!goStringFields) return true;
  return structReaders.every((reader) => readsSameAsStruct(document, after, expected, goStringFields, reader));
}

/** The usual edit, checked in one walk: one scalar is replaced by another with the written value, and nothing else changed. */
function replacesScalar(
  before: HjsonDocument,
  after: HjsonDocument,
  [edit, ...others]: readonly TextEdit[],
  { path, value }: WrittenValue,
): boolean {
  if (!edit || others.length > 0 || before.errors.length > 0) return false;
  const replaced = findNode(before, path);
  if (!replaced || replaced.range.start !== edit.range.start || edit.range.end < replaced.range.end) return false;
  const isOnlyChange = changeOf(after)?.replaced === replaced;
  if (!isOnlyChange && !isSameTree(before.root, after.root, { edit, replaced })) return false;
  const node = findNode(after, path);
  return node !== undefined && equalValues(nodeValue(node), value);
}

/** True when the struct parse equalled the generic one and still does, because no key has changed. The document remembers that. */
function keepsAgreement(
  before: HjsonDocument,
  after: HjsonDocument,
  path: ValuePath,
  goStringFields: GoStringFields,
): boolean {
  const [old, written] = [findNode(before, path), findNode(after, path)];
  const isReadAlike = goStringFields(path) === false || isTypedAlike(old) || (isOneLine(old) && isOneLine(written));
  if (!isReadAlike || !agreesWithStructParse(before, goStringFields)) return false;
  knowAgreement(after, goStringFields);
  return true;
}

/** If both readers read one of these, the struct has no string there, and any value is read as without it (hjson-grammar §9). */
function isTypedAlike(node: HjsonNode | undefined): boolean {
  return node?.kind === 'number' || node?.kind === 'boolean' || node?.kind === 'null';
}

/** A string in quotes, or one that the generic reader reads up to the end of its line: a Go string is read the same way. */
function isOneLine(node: HjsonNode | undefined): boolean {
  return node?.kind === 'string' && node.style !== 'multiline';
}

/** No new error and no new damage; an error may end only where an edit touches it. */
function hasNoNewFaults(before: HjsonDocument, after: HjsonDocument, edits: readonly TextEdit[]): boolean {
  if (before.errors.length === 0) return after.errors.length === 0;
  const isTouched = (range: TextRange) => edits.some((edit) => overlaps(range, edit.range));
  const codes = (errors: readonly HjsonError[]) => errors.map(({ code }) => code);
  const lasting = codes(before.errors.filter(({ range }) => !isTouched(range)));
  return (
    isSubsequence(codes(after.errors), codes(before.errors)) &&
    isSubsequence(lasting, codes(after.errors)) &&
    isSubsequence(damagedTexts(after), damagedTexts(before)) &&
    before.damage.length === after.damage.length
  );
}

function damagedTexts({ text, damage }: HjsonDocument): readonly string[] {
  return damage.map(({ start, end }) => text.slice(start, end));
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const item of whole) if (item === part[found]) found++;
  return found === part.length;
}

function keepsComments(
  before: HjsonDocument,
  after: HjsonDocument,
  edits: readonly TextEdit[],
  uncomments = false,
): boolean {
  const kept = commentTexts(before, (start, end) =>
    edits.some(({ range }) => range.start <= start && end <= range.end && range.end > range.start),
  );
  const written = uncomments ? invertEdits(before.text, edits) : [];
  const left = commentTexts(after, (start, end) =>
    written.some(({ range }) => range.start <= start && end <= range.end && range.end > range.start),
  );
  return kept.length === left.length && kept.every((text, index) => text === left[index]);
}

function readsSameAsStruct(
  before: HjsonDocument,
  after: HjsonDocument,
  { written, change }: ExpectedChange,
  goStringFields: GoStringFields,
  reader: StructReader,
): boolean {
  const old = structParse(before, goStringFields, reader);
  if (!old.verdict.ok) return true;
  const edited = structParse(after, goStringFields, reader);
  if (!edited.verdict.ok) return false;
  // Under an unknown key a number may read as text too, and the struct ignores it in either case.
  const isComparable =
    written === undefined || typeof written.value === 'string' || goStringFields(written.path) === false;
  const expected = change(nodeValue(old.root));
  const actual = nodeValue(edited.root);
  if (isComparable) return equalValues(expected, actual);
  const without = (value: HjsonValue) => withValueAt(value, written.path, undefined);
  return equalValues(without(expected), without(actual));
}

/** The value with one value replaced, added or, with undefined, taken out. Missing objects on the way are added. */
export function withValueAt(whole: HjsonValue, path: ValuePath, value: HjsonValue | undefined): HjsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (isArrayValue(whole)) {
    return whole.map((element, index) => (index === step ? withValueAt(element, rest, value) : element));
  }
  const members = new Map(isObjectValue(whole) ? whole : []);
  const name = String(step);
  if (rest.length === 0) {
    if (value === undefined) members.delete(name);
    else members.set(name, value);
  } else {
    members.set(name, withValueAt(members.get(name) ?? new Map(), rest, value));
  }
  return members;
}
