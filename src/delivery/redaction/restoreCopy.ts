import { type HjsonDocument, parseHjson, tokens } from 'hjson-document';
import { applyEdits, counted, createLineIndex, type TextRange } from 'source-text';
import { findSentinels } from '../../references/index.ts';
import { withShown } from '../../secrets/index.ts';
import { commentPlaces } from './commentPlaces.ts';
import { type LeftOut, type Match, matchesIn } from './markedValues.ts';
import { type KeptComments, type RedactedCopy, redactedCopy } from './redact.ts';
import { lawful, type Putting } from './restoreLaw.ts';

export interface Restored {
  readonly text: string;
  /** How many values, and how many comments, were put back. */
  readonly values: number;
  readonly comments: number;
  /** How many marks the text still has. */
  readonly left: number;
}

export interface CopyToRestore {
  readonly original: HjsonDocument;
  /** The original is, but for what is hidden, still as it was when the copy was made of it. */
  readonly isOfOriginal: boolean;
  /** In text order. */
  readonly places: readonly LeftOut[];
  /** Where the original has the comments that have no place in the copy. */
  readonly lostComments: readonly TextRange[];
  /** Puts back what is known and what is chosen; what the copy changed stays changed. */
  readonly restore: (isChosen: (place: LeftOut) => boolean) => Restored;
}

/**
 * Reads a text as a redacted copy beside the document that may be its original; undefined if it has no mark of one. Beside the original as
 * it was, what was removed goes back where it was, and every change of the copy stays; beside any other text, a value goes to its own path,
 * if it is chosen. Two laws hold: the result without secrets is the copy without marks, and a copy that was not changed is the original.
 */
export function readCopy(text: string, opened: HjsonDocument): CopyToRestore | undefined {
  const marks = findSentinels(text);
  if (marks.length === 0) return undefined;
  const digests = new Set(marks.flatMap(({ digest, isOfPart }) => (isOfPart ? [] : [digest])));
  const { original, made } = originalOf(opened, digests);
  const copy = parseHjson(made ? withLineEndsOf(original.text, text) : text);
  const matches = matchesIn(copy, original, made);
  const comments = made ? [...commentPlaces(original, made, copy), ...commentsWithMarks(original, made, copy)] : [];
  const puttingsOf = (some: readonly Match[], match: LeftOut['match']) =>
    some.flatMap((each) => (each.putting && each.match === match ? [each.putting] : []));
  const kept = lawful(original, copy, [], [...puttingsOf(matches, 'known'), ...comments]);
  const all = lawful(original, copy, kept, puttingsOf(matches, 'asked'));
  const done = new Set(all.map(({ putting }) => putting));
  const places = matches.map(
    (each): Match => (each.putting && done.has(each.putting) ? each : { path: each.path, match: 'none' }),
  );
  return {
    original,
    isOfOriginal: made !== undefined,
    places,
    lostComments: comments.flatMap((putting) =>
      putting.kind === 'note' && !done.has(putting) ? [putting.source] : [],
    ),
    restore(isChosen) {
      const puts = lawful(original, copy, kept, puttingsOf(places.filter(isChosen), 'asked'));
      const result = applyEdits(copy.text, puts);
      const values = puts.filter(({ putting }) => putting.kind === 'value').length;
      return { text: result, values, comments: puts.length - values, left: findSentinels(result).length };
    },
  };
}

/** What was put back, and what could not be, for the user; `name` is that of the original. */
export function saysRestored(
  { lostComments, original }: CopyToRestore,
  { values, comments }: Restored,
  name: string,
): readonly string[] {
  const back = [
    ...(values > 0 ? [counted(values, 'secret')] : []),
    ...(comments > 0 ? [counted(comments, 'comment')] : []),
  ];
  const lineIndex = createLineIndex(original.text);
  const lines = lostComments.map(({ start }) => lineIndex.positionAt(start).line);
  const lost = `${counted(lines.length, 'comment')} of ${name} ${lines.length === 1 ? 'has' : 'have'} no place in the copy:`;
  return [
    ...(back.length > 0 ? [`${back.join(' and ')} put back, each as it is now in ${name}.`] : []),
    ...(lines.length > 0 ? [`${lost} ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`] : []),
  ];
}

/** The document with as much of it shown as there was when the copy was made, and the copy, if it was made of it. */
function originalOf(
  opened: HjsonDocument,
  digests: ReadonlySet<string | undefined>,
): { readonly original: HjsonDocument; readonly made: RedactedCopy | undefined } {
  const choices: readonly KeptComments[] = ['none', 'unsuspicious', 'all'];
  for (const original of [opened, withShown(opened, { unknown: undefined }), withShown(opened, { unknown: 'all' })]) {
    for (const kept of choices) {
      const made = redactedCopy(original, kept);
      if (made.ok && digests.has(made.digest)) return { original, made };
    }
  }
  return { original: opened, made: undefined };
}

/** The comments of the copy with marks in them that are, word for word, as they went out. */
function commentsWithMarks(original: HjsonDocument, made: RedactedCopy, copy: HjsonDocument): readonly Putting[] {
  const left = new Map<string, Pick<Putting, 'kind' | 'source'>>();
  const comments = commentsOf(original);
  for (const { kind, range, sentinel } of made.spots) {
    if (kind === 'value') continue;
    const comment = comments.find(({ start, end }) => start <= range.start && range.end <= end);
    const source = kind === 'comment' ? comment : range;
    if (source) left.set(sentinel, { kind, source });
  }
  return commentsOf(copy).flatMap((range): readonly Putting[] => {
    const comment = copy.text.slice(range.start, range.end);
    const found = findSentinels(comment).flatMap(({ text }) => left.get(text) ?? [])[0];
    if (!found || !made.text.includes(comment)) return [];
    const newText = original.text.slice(found.source.start, found.source.end);
    return [{ ...found, places: [{ range, newText }] }];
  });
}

function commentsOf(document: HjsonDocument): readonly TextRange[] {
  return tokens(document).flatMap(({ kind, range }) => (kind === 'comment' ? [range] : []));
}

/** A copy may come back with the line ends of another system; a text that mixes them is left alone. */
function withLineEndsOf(original: string, text: string): string {
  const feeds = original.match(/\r?\n/g) ?? [];
  const [first = '\n'] = feeds;
  return feeds.every((feed) => feed === first) ? text.replace(/\r?\n/g, first) : text;
}
