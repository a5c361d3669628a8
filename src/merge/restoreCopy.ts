import { foldKey, noteOptions } from '../config/index.ts';
import {
  commentSpots,
  findSecretOccurrences,
  type KeptComments,
  redactedCopy,
  type SecretOccurrence,
} from '../delivery/index.ts';
import {
  findMember,
  findNode,
  type HjsonDocument,
  type HjsonNode,
  type HjsonString,
  type NodeEntry,
  nodeEntries,
  noteOf,
  parseHjson,
  quotedText,
  removeMembers,
} from '../hjson/index.ts';
import { findSentinels } from '../references/index.ts';
import { applyEdits, type OptionPath, type TextEdit } from '../text/index.ts';
import { mergeDocuments } from './mergeDocuments.ts';

/** A value of a redacted copy from which something was left out. */
export interface LeftOut {
  /** In the copy. */
  readonly path: OptionPath;
  /**
   * `known`: the copy was made of the original, and this is what was left out. `likely`: the original has a secret at the same path, and
   * says the same around it. `possible`: it has one at the same path. `none`: it has nothing that belongs here.
   */
  readonly match: 'known' | 'likely' | 'possible' | 'none';
}

export interface Restored {
  readonly text: string;
  /** How many values, and how many comments, were put back. */
  readonly values: number;
  readonly comments: number;
  /** How many marks the text still has. */
  readonly left: number;
}

export interface CopyToRestore {
  /** The original is, but for what is secret, still as it was when the copy was made of it. */
  readonly isOfOriginal: boolean;
  /** In text order. */
  readonly places: readonly LeftOut[];
  /** Puts back what is known and what is chosen; what the copy changed stays changed. */
  readonly restore: (isChosen: (place: LeftOut) => boolean) => Restored;
}

/**
 * Reads a text as a redacted copy beside the document that may be its original; undefined if it has no mark of one. Of the original as it
 * was, everything is put back where it was; of any other text, a value only at its own path, and only if chosen. Comments come back beside
 * the original alone, with the members that they belong to.
 */
export function readCopy(text: string, original: HjsonDocument): CopyToRestore | undefined {
  const marks = findSentinels(text);
  if (marks.length === 0) return undefined;
  const digests = new Set(marks.map(({ digest }) => digest));
  const madeAs = madeOf(original, digests);
  const spots = valueSpots(original);
  const copy = parseHjson(text);
  const values = marksIn(copy).map((marked) => matched(marked, spots, original, copy, madeAs?.digest));
  return {
    isOfOriginal: madeAs !== undefined,
    places: values.map(({ place }) => place),
    restore(isChosen) {
      const taken = values.filter(
        ({ place }) => place.match === 'known' || (place.match !== 'none' && isChosen(place)),
      );
      const filled = fillIn(copy, original, taken);
      const whole = madeAs && withComments(filled, original, madeAs, spots);
      const result = whole ?? parseHjson(filled);
      return {
        text: result.text,
        values: taken.length,
        comments: whole ? commentSpots(whole).length - commentSpots(copy).length : 0,
        left: findSentinels(result.text).length,
      };
    },
  };
}

interface Made {
  readonly text: string;
  readonly digest: string;
}

/** The copy of the document that one of the digests names; undefined if there is none. */
function madeOf(document: HjsonDocument, digests: ReadonlySet<string | undefined>): Made | undefined {
  const choices: readonly KeptComments[] = ['none', 'unsuspicious', 'all'];
  for (const kept of choices) {
    const copy = redactedCopy(document, kept);
    if (copy.ok && digests.has(copy.digest)) return copy;
  }
  return undefined;
}

type ValueSpot = Extract<SecretOccurrence, { kind: 'value' }>;

interface ValueSpots {
  readonly byMark: ReadonlyMap<string, ValueSpot>;
  /** In the order in which they are in the value. */
  readonly byNode: ReadonlyMap<HjsonNode, readonly ValueSpot[]>;
}

function valueSpots(document: HjsonDocument): ValueSpots {
  const byMark = new Map<string, ValueSpot>();
  const byNode = new Map<HjsonNode, ValueSpot[]>();
  for (const spot of document.excess ? [] : findSecretOccurrences(document).occurrences) {
    if (spot.kind !== 'value') continue;
    byMark.set(spot.sentinel, spot);
    byNode.set(spot.place.node ?? document.root, [...(byNode.get(spot.place.node ?? document.root) ?? []), spot]);
  }
  return { byMark, byNode };
}

interface MarkedValue {
  readonly entry: NodeEntry;
  readonly node: HjsonString;
  readonly marks: ReturnType<typeof findSentinels>;
}

function marksIn(copy: HjsonDocument): readonly MarkedValue[] {
  return nodeEntries(copy).flatMap((entry) => {
    const { node } = entry;
    const marks = node?.kind === 'string' ? findSentinels(node.value) : [];
    return node?.kind === 'string' && marks.length > 0 ? [{ entry, node, marks }] : [];
  });
}

interface Match extends MarkedValue {
  readonly place: LeftOut;
  /** What was left out for each mark; empty if nothing belongs here. */
  readonly spots: readonly ValueSpot[];
}

function matched(
  marked: MarkedValue,
  { byMark, byNode }: ValueSpots,
  original: HjsonDocument,
  copy: HjsonDocument,
  digest: string | undefined,
): Match {
  const { path } = marked.entry;
  const known = marked.marks.flatMap((mark) => {
    const spot = mark.digest !== undefined && mark.digest === digest ? byMark.get(withoutDigest(mark.text)) : undefined;
    return spot && isSameOption(spot.place.path, path) ? [spot] : [];
  });
  const isOneValue = known.every(({ node }) => node === known[0]?.node);
  if (known.length === marked.marks.length && isOneValue)
    return { ...marked, place: { path, match: 'known' }, spots: known };
  const spots = byNode.get(findNode(original, path) ?? original.root) ?? [];
  const isOwn =
    spots.length === marked.marks.length &&
    marked.marks.every(({ name }, index) => name === nameOf(spots[index])) &&
    marked.marks.every((mark) => mark.digest === undefined || mark.digest !== digest);
  const [spot] = spots;
  if (!isOwn || !spot || !isUnique(spot.place, original) || !isUnique(marked.entry, copy)) {
    return { ...marked, place: { path, match: 'none' }, spots: [] };
  }
  const isLikely = saysTheSame(marked, spots, original, copy);
  // An index does not tell which element it is.
  const isElement = path.some((step) => typeof step === 'number');
  const match = isLikely ? 'likely' : isElement ? 'none' : 'possible';
  return { ...marked, place: { path, match }, spots: match === 'none' ? [] : spots };
}

function withoutDigest(mark: string): string {
  return mark.replace(/ of [\da-f]{8}>$/, '>');
}

function nameOf(spot: ValueSpot | undefined): string | undefined {
  return spot && findSentinels(spot.sentinel)[0]?.name;
}

/** The same keys; a list may have been spliced. */
function isSameOption(a: OptionPath, b: OptionPath): boolean {
  return (
    a.length === b.length &&
    a.every((step, index) => step === b[index] || (typeof step === typeof b[index] && typeof step === 'number'))
  );
}

/** False beside a key that the server would take for the same one, at any level. */
function isUnique(entry: NodeEntry, { root }: HjsonDocument): boolean {
  for (let at: NodeEntry | undefined = entry; at; at = at.parent) {
    const around = at.parent ? at.parent.node : root;
    const key = foldKey(String(at.step));
    if (around?.kind === 'object' && around.members.filter((each) => foldKey(each.key.name) === key).length > 1)
      return false;
  }
  return true;
}

/** Around a part, the rest of the value; around a whole one, at least one other value beside it, and no two that differ. */
function saysTheSame(
  { node, entry }: MarkedValue,
  spots: readonly ValueSpot[],
  original: HjsonDocument,
  copy: HjsonDocument,
): boolean {
  const [spot] = spots;
  if (spot?.node.kind === 'string' && !spot.part.isWhole) {
    const rest = spots.reduceRight(
      (text, { part }) => `${text.slice(0, part.start)}\0${text.slice(part.end)}`,
      spot.node.value,
    );
    const marks = findSentinels(node.value);
    const others = marks.reduceRight(
      (text, mark) => `${text.slice(0, mark.start)}\0${text.slice(mark.start + mark.text.length)}`,
      node.value,
    );
    return rest === others;
  }
  const [here, there] = [shownBeside(entry, copy), shownBeside(spot?.place, original)];
  return here.size > 0 && here.size === there.size && [...here].every(([key, value]) => there.get(key) === value);
}

/** The plain values of the other members that hold no secret and no mark, by key. */
function shownBeside(entry: NodeEntry | undefined, document: HjsonDocument): ReadonlyMap<string, string> {
  const around = entry?.parent ? entry.parent.node : document.root;
  const found = new Map<string, string>();
  if (around?.kind !== 'object') return found;
  const secret = new Set(
    document.excess ? [] : findSecretOccurrences(document).occurrences.map(({ range }) => range.start),
  );
  for (const { key, value } of around.members) {
    if (!value || value.kind === 'object' || value.kind === 'array' || secret.has(value.range.start)) continue;
    found.set(foldKey(key.name), document.text.slice(value.range.start, value.range.end));
  }
  return found;
}

/** The text of a copy with the secrets of the original in place of the marks. */
function fillIn(copy: HjsonDocument, original: HjsonDocument, taken: readonly Match[]): string {
  return applyEdits(
    copy.text,
    taken.map((match): TextEdit => ({ range: match.node.range, newText: sourceOf(match, original.text, copy.text) })),
  );
}

/** As the original writes it, if all of it comes back and fits there; otherwise the value in quotes. */
function sourceOf({ node, marks, spots }: Match, source: string, text: string): string {
  const [spot] = spots;
  const old = spot?.node;
  const asWritten = old ? source.slice(old.range.start, old.range.end) : '';
  if (old?.kind !== 'string') return asWritten;
  const value = marks.reduceRight((rest, mark, index) => {
    const part = spots[index]?.part;
    const secret = part ? old.value.slice(part.start, part.end) : '';
    return rest.slice(0, mark.start) + secret + rest.slice(mark.start + mark.text.length);
  }, node.value);
  return old.value === value && fits(old, source, node, text) ? asWritten : quotedText(value, '"');
}

/** A quoteless value needs the rest of its line, a multi-line one its old column; quoted ones fit anywhere. */
function fits(old: HjsonString, source: string, target: HjsonString, text: string): boolean {
  if (old.style === 'quoteless') return /^[\t ]*\r?(?:\n|$)/.test(text.slice(target.range.end));
  if (old.style !== 'multiline') return true;
  return lineBefore(source, old.range.start) === lineBefore(text, target.range.start);
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}

/**
 * The changes of a copy in its original, with the comments that the copy left out. Undefined where a change would be lost: then the copy
 * stays as it is, without them.
 */
function withComments(
  filled: string,
  original: HjsonDocument,
  made: Made,
  spots: ValueSpots,
): HjsonDocument | undefined {
  const before = parseHjson(made.text);
  const known = marksIn(before).map((marked) => matched(marked, spots, original, before, made.digest));
  const base = parseHjson(
    fillIn(
      before,
      original,
      known.filter(({ place }) => place.match === 'known'),
    ),
  );
  const changed = parseHjson(withLineEndsOf(original.text, filled));
  const merge = mergeDocuments(base, original, changed);
  if (!merge.ok || merge.leftComments.length > 0) return undefined;
  if (merge.conflicts.some((path) => findMember(changed, path))) return undefined;
  // The comment of a removed member, which the copy did not have, goes with it.
  const removal = merge.conflicts.length > 0 ? removeMembers(merge.document, merge.conflicts) : undefined;
  if (removal && !removal.ok) return undefined;
  const whole = removal?.after ?? merge.document;
  return haveOwnNotes(whole, original, changed) ? whole : undefined;
}

/** Whether what is above each member is what one of the two has there: a brace that moved would leave comments with other members. */
function haveOwnNotes(whole: HjsonDocument, ...sources: readonly HjsonDocument[]): boolean {
  return nodeEntries(whole).every(({ member, path }) => {
    if (!member || path.some((step) => typeof step === 'number')) return true;
    const note = noteAt(whole, path);
    return note === '' || sources.some((source) => noteAt(source, path) === note);
  });
}

function noteAt(document: HjsonDocument, path: OptionPath): string {
  return noteOf(document, path, noteOptions(path));
}

/** A copy may come back with the line ends of another system; a text that mixes them is left alone. */
function withLineEndsOf(original: string, text: string): string {
  const feeds = original.match(/\r?\n/g) ?? [];
  const [first = '\n'] = feeds;
  return feeds.every((feed) => feed === first) ? text.replace(/\r?\n/g, first) : text;
}
