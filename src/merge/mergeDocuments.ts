import {
  equalValues,
  findMember,
  type HjsonDocument,
  type HjsonObjectValue,
  nodeEntries,
  nodeValue,
  parseHjson,
  tokens,
  type VerifiedEdit,
} from 'hjson-document';
import { commentBody, noteOf } from 'hjson-document/notes';
import {
  applyEdits,
  diffLines,
  endOfLine,
  isWithin,
  linesIn,
  meets,
  replacedLines,
  startOfLine,
  type TextEdit,
  type TextRange,
  type ValuePath,
} from 'source-text';
import { edits, noteOptions } from '../config/index.ts';
import { holdsSentinel } from '../references/index.ts';
import { mergeValues } from './threeWay.ts';

export type Merge =
  | {
      readonly ok: true;
      /** Ours with everything that only theirs changed. */
      readonly document: HjsonDocument;
      /** The values that only theirs changed. */
      readonly taken: readonly ValuePath[];
      /** What both changed, or what cannot be written into ours: there, ours keeps its value. */
      readonly conflicts: readonly ValuePath[];
      /** What theirs, a redacted copy, leaves out: ours keeps its value. */
      readonly notCompared: readonly ValuePath[];
      /** Where theirs has comments that it added, and that the document lacks because they belong to no option. */
      readonly leftComments: readonly TextRange[];
    }
  /** One of the texts cannot be read as a configuration. */
  | { readonly ok: false; readonly unreadable: 'base' | 'ours' | 'theirs' };

/**
 * Merges two texts that came from one base. By lines where that means exactly what the merge by option means, so that all comments and
 * the layout of both stay; else option by option, into ours.
 */
export function mergeDocuments(base: HjsonDocument, ours: HjsonDocument, theirs: HjsonDocument): Merge {
  if (theirs.text === base.text || theirs.text === ours.text) return merged(ours);
  const [before, mine, others] = [base, ours, theirs].map(objectOf);
  const plan = before && mine && others && mergeValues(before, mine, others);
  if (ours.text === base.text && !holdsSentinel(theirs.text) && !plan?.notCompared.length && !plan?.conflicts.length) {
    return merged(theirs, plan);
  }
  if (!before) return { ok: false, unreadable: 'base' };
  if (!mine) return { ok: false, unreadable: 'ours' };
  if (!plan) return { ok: false, unreadable: 'theirs' };
  if (plan.conflicts.length === 0) {
    const lines = documentByLines(base.text, ours.text, theirs.text, plan.value);
    if (lines) return merged(lines, plan);
  }
  return mergeOptions(base, ours, theirs, plan);
}

/** Takes an option over from theirs, as it is written there. Refused if that cannot be written into ours. */
export function takeTheirs(ours: HjsonDocument, theirs: HjsonDocument, path: ValuePath): VerifiedEdit {
  const restored = edits.restore(path, theirs)(ours);
  if (restored.ok) return restored;
  const value = findMember(theirs, path)?.value;
  return value ? edits.set(path, nodeValue(value))(ours) : restored;
}

type ThreeWay = ReturnType<typeof mergeValues>;

/** One of the texts as it is, or all lines of both: no comment is left out. */
function merged(document: HjsonDocument, plan?: ThreeWay): Merge {
  const { taken = [], notCompared = [] } = plan ?? {};
  return { ok: true, document, taken, conflicts: [], notCompared, leftComments: [] };
}

/** What hjson-go reads, if that is an object. */
function objectOf({ excess, verdict, goRoot }: HjsonDocument): HjsonObjectValue | undefined {
  const value = !excess && verdict.ok && goRoot && nodeValue(goRoot);
  return value instanceof Map ? value : undefined;
}

/** Both changes of the base in one text; undefined if they touch the same lines in different ways, or that text has another value. */
function documentByLines(
  base: string,
  ours: string,
  theirs: string,
  value: HjsonObjectValue,
): HjsonDocument | undefined {
  const mine = diffLines(base, ours);
  const written = ({ range, newText }: TextEdit) => `${range.start} ${range.end} ${newText}`;
  const known = new Set(mine.map(written));
  const others = diffLines(base, theirs).filter((edit) => !known.has(written(edit)));
  const lines = mine.map(({ range }) => linesAround(base, range));
  // Two insertions at one place have no order.
  if (others.some(({ range }) => lines.some((each) => meets(each, linesAround(base, range))))) return undefined;
  const document = parseHjson(applyEdits(base, [...mine, ...others]));
  const read = objectOf(document);
  return read && equalValues(read, value) ? document : undefined;
}

function linesAround(text: string, { start, end }: TextRange): TextRange {
  return { start: startOfLine(text, start), end: endOfLine(text, end) };
}

function mergeOptions(base: HjsonDocument, ours: HjsonDocument, theirs: HjsonDocument, plan: ThreeWay): Merge {
  const conflicts = [...plan.conflicts];
  let document = ours;
  for (const path of plan.taken) {
    // A removal includes the note, and this one was just written.
    const losesNote = !findMember(theirs, path) && noteAt(ours, path) !== noteAt(base, path);
    const edit = losesNote ? undefined : takeTheirs(document, theirs, path);
    if (edit?.ok) document = edit.after;
    else conflicts.push(path);
  }
  for (const { path, node } of nodeEntries(theirs)) {
    if (!node || path.some((step) => typeof step === 'number')) continue;
    if (!conflicts.some((each) => isWithin(path, each))) document = withNoteOfTheirs(document, base, theirs, path);
  }
  const taken = plan.taken.filter((path) => !conflicts.includes(path));
  const leftComments = missingComments(document, base, theirs);
  return { ok: true, document, taken, conflicts, notCompared: plan.notCompared, leftComments };
}

/** A note that only theirs changed is taken over, even if the value is the same. A redacted copy has left its notes out. */
function withNoteOfTheirs(
  document: HjsonDocument,
  base: HjsonDocument,
  theirs: HjsonDocument,
  path: ValuePath,
): HjsonDocument {
  const [before, wanted] = [noteAt(base, path), noteAt(theirs, path)];
  if (wanted === before || noteAt(document, path) !== before) return document;
  if (wanted === '' && holdsSentinel(theirs.text)) return document;
  const edit = edits.note(path, wanted)(document);
  return edit.ok ? edit.after : document;
}

function noteAt(document: HjsonDocument, path: ValuePath): string {
  return noteOf(document, path, noteOptions(path));
}

/** The comments that theirs has beyond the base, without those that the document has. */
function missingComments(document: HjsonDocument, base: HjsonDocument, theirs: HjsonDocument): readonly TextRange[] {
  const [now, before, wanted] = [document, base, theirs].map(commentsByText);
  return [...(wanted ?? [])].flatMap(([text, ranges]) => {
    const known = Math.max(before?.get(text)?.length ?? 0, now?.get(text)?.length ?? 0);
    return ranges.slice(known);
  });
}

/** Where the document has each comment. */
function commentsByText(document: HjsonDocument): ReadonlyMap<string, readonly TextRange[]> {
  const found = new Map<string, TextRange[]>();
  for (const { kind, range } of tokens(document)) {
    if (kind !== 'comment') continue;
    const body = commentBody(document.text, range);
    const text = document.text.slice(body.start, body.end);
    found.set(text, [...(found.get(text) ?? []), body]);
  }
  return found;
}

/**
 * The merged text with conflict markers around the lines of what both changed, as git writes them, with the names of both after them.
 * `markerSize`: how many characters a marker has; git says 7, or what the attribute `conflict-marker-size` says. Undefined if the value of
 * theirs cannot be written in place of ours.
 */
export function conflictText(
  merged: HjsonDocument,
  theirs: HjsonDocument,
  conflicts: readonly ValuePath[],
  names: { readonly ours: string; readonly theirs: string; readonly markerSize: number },
): string | undefined {
  let other = merged;
  for (const path of conflicts) {
    const edit = takeTheirs(other, theirs, path);
    if (!edit.ok) return undefined;
    other = edit.after;
  }
  const eol = merged.text.includes('\r\n') ? '\r\n' : '\n';
  const marker = (sign: string, name: string) => `${sign.repeat(names.markerSize)}${name && ` ${name}`}${eol}`;
  const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : lines + eol);
  const old = linesIn(merged.text);
  let kept = 0;
  const marked = replacedLines(merged.text, other.text).map(({ start, end, lines }) => {
    const before = old.slice(kept, start).join('');
    kept = end;
    const [mine, others] = [old.slice(start, end), lines].map((each) => whole(each.join('')));
    return [before, marker('<', names.ours), mine, marker('=', ''), others, marker('>', names.theirs)].join('');
  });
  return [...marked, ...old.slice(kept)].join('');
}
