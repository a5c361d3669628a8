import { edits, noteOptions } from '../config/index.ts';
import { commentSpots, type KeptComments, redactedCopy } from '../delivery/index.ts';
import {
  findMember,
  type HjsonDocument,
  type HjsonString,
  nodeEntries,
  noteOf,
  parseHjson,
  quotedText,
} from '../hjson/index.ts';
import { findSentinels } from '../references/index.ts';
import { applyEdits, type OptionPath, startOfLine, type TextEdit } from '../text/index.ts';
import { type LeftOut, type Match, marksIn, matched, type ValueSpots, valueSpots } from './matchMarks.ts';
import { mergeDocuments } from './mergeDocuments.ts';

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
export function readCopy(text: string, opened: HjsonDocument): CopyToRestore | undefined {
  const marks = findSentinels(text);
  if (marks.length === 0) return undefined;
  const digests = new Set(marks.map(({ digest }) => digest));
  const { original, madeAs } = originalOf(opened, digests);
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

/** The document with as much of it shown as there was when the copy was made, if it was made of it. */
function originalOf(
  opened: HjsonDocument,
  digests: ReadonlySet<string | undefined>,
): { readonly original: HjsonDocument; readonly madeAs: Made | undefined } {
  const { shownUnknown: _, ...unasked } = opened;
  for (const original of [opened, unasked, { ...opened, shownUnknown: 'all' as const }]) {
    const madeAs = madeOf(original, digests);
    if (madeAs) return { original, madeAs };
  }
  return { original: opened, madeAs: undefined };
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
  return text.slice(startOfLine(text, offset), offset);
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
  const removal = merge.conflicts.length > 0 ? edits.removeAll(merge.conflicts)(merge.document) : undefined;
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
