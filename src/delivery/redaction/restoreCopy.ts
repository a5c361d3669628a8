import { foldKey, scanConnection } from '../../config/index.ts';
import {
  findNode,
  type HjsonDocument,
  type HjsonNode,
  type HjsonString,
  type NodeEntry,
  nodeEntries,
  parseHjson,
  quotedText,
  tokens,
} from '../../hjson/index.ts';
import { findSentinels } from '../../references/index.ts';
import { counted, createLineIndex, type OptionPath, samePath, type TextRange, textRange } from '../../text/index.ts';
import { commentPlaces } from './commentPlaces.ts';
import { type KeptComments, type RedactedCopy, redactedCopy } from './redact.ts';
import { lawful, type Put, type Putting, withPuts } from './restoreLaw.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';

/** A value of a redacted copy from which something was left out. */
export interface LeftOut {
  /** In the copy. */
  readonly path: OptionPath;
  /**
   * `known`: the copy was made of the original, and this is where it was left out. `asked`: the original has a secret for this place, but
   * nothing says that it is the one. `none`: it has nothing that belongs here.
   */
  readonly match: 'known' | 'asked' | 'none';
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
  const { original, made } = originalOf(
    opened,
    new Set(marks.flatMap(({ digest, isOfPart }) => (isOfPart ? [] : [digest]))),
  );
  const copy = parseHjson(made ? withLineEndsOf(original.text, text) : text);
  const matches = matchesIn(copy, original, made);
  const comments = made ? [...commentPlaces(original, made, copy), ...commentsWithMarks(original, made, copy)] : [];
  const kept = lawful(original, copy, [], [...puttingsOf(matches, 'known'), ...comments]);
  const all = lawful(original, copy, kept, puttingsOf(matches, 'asked'));
  const done = new Set(all.map(({ putting }) => putting));
  const places = matches.map(
    ({ putting, place }): LeftOut => (putting && done.has(putting) ? place : { path: place.path, match: 'none' }),
  );
  return {
    original,
    isOfOriginal: made !== undefined,
    places,
    lostComments: comments.flatMap((putting) =>
      putting.kind === 'note' && !done.has(putting) ? [putting.source] : [],
    ),
    restore(isChosen) {
      const chosen = matches.flatMap(({ putting }, index) => {
        const place = places[index];
        return putting && place?.match === 'asked' && isChosen(place) ? [putting] : [];
      });
      const puts = lawful(original, copy, kept, chosen);
      const result = withPuts(copy, puts);
      const isValue = ({ putting: { kind } }: Put) => kind === 'value';
      return {
        text: result,
        values: puts.filter(isValue).length,
        comments: puts.filter((put) => !isValue(put)).length,
        left: findSentinels(result).length,
      };
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
  const { shownUnknown: _, ...unasked } = opened;
  const choices: readonly KeptComments[] = ['none', 'unsuspicious', 'all'];
  for (const original of [opened, unasked, { ...opened, shownUnknown: 'all' as const }]) {
    for (const kept of choices) {
      const made = redactedCopy(original, kept);
      if (made.ok && digests.has(made.digest)) return { original, made };
    }
  }
  return { original: opened, made: undefined };
}

type ValueSpot = Extract<SecretOccurrence, { kind: 'value' }>;
type Mark = ReturnType<typeof findSentinels>[number];

interface Match {
  readonly place: LeftOut;
  readonly putting: Putting | undefined;
}

function puttingsOf(matches: readonly Match[], match: LeftOut['match']): readonly Putting[] {
  return matches.flatMap(({ place, putting }) => (putting && place.match === match ? [putting] : []));
}

interface MarkedValue {
  readonly entry: NodeEntry;
  readonly node: HjsonString;
  readonly mark: Mark;
}

/** The values of a copy with marks, in text order, and what of the original belongs there. */
function matchesIn(copy: HjsonDocument, original: HjsonDocument, made: RedactedCopy | undefined): readonly Match[] {
  const spots = (made ? made.spots : original.excess ? [] : findSecretOccurrences(original).occurrences).filter(
    (spot) => spot.kind === 'value',
  );
  const byMark = new Map(made && spots.map((spot) => [spot.sentinel, spot]));
  const byNode = new Map(spots.map((spot) => [spot.node, spot]));
  const marked = nodeEntries(copy).flatMap((entry): readonly MarkedValue[] => {
    const { node } = entry;
    const marks = node?.kind === 'string' ? findSentinels(node.value) : [];
    const own = marks.filter(({ text }) => byMark.has(text));
    const [mark] = own.length > 0 ? own : marks;
    return node?.kind === 'string' && mark ? [{ entry, node, mark }] : [];
  });
  const isAsSent = listsAsSent(spots, marked, byMark);
  return marked.map((value): Match => {
    const { path } = value.entry;
    const known = byMark.get(value.mark.text);
    const spot =
      known ?? (made && value.mark.digest === made.digest ? undefined : spotAt(value, byNode, original, copy));
    if (!spot || !isSamePlace(spot, value)) return { place: { path, match: 'none' }, putting: undefined };
    const asWritten = original.text.slice(spot.range.start, spot.range.end);
    const secret = spot.node.kind === 'string' ? spot.node.value.slice(spot.part.start, spot.part.end) : undefined;
    const text = secret === undefined ? undefined : filled(value, secret);
    const places = [
      ...(text === undefined || (spot.node.kind === 'string' && spot.node.value === text) ? [asWritten] : []),
      ...(text === undefined ? [] : [quotedText(text, '"')]),
    ].map((newText) => ({ range: value.node.range, newText }));
    const match = known && isAsSent(known, value.entry) ? 'known' : 'asked';
    return { place: { path, match }, putting: { kind: 'value', source: spot.range, text, places } };
  });
}

/** What the original has at the path of a mark that names another text, if both have one such key there. */
function spotAt(
  { entry, mark }: MarkedValue,
  byNode: ReadonlyMap<HjsonNode, ValueSpot>,
  original: HjsonDocument,
  copy: HjsonDocument,
): ValueSpot | undefined {
  const node = findNode(original, entry.path);
  const spot = node && byNode.get(node);
  const isOwn = spot && findSentinels(spot.sentinel)[0]?.name === mark.name;
  return isOwn && isUnique(spot.place, original) && isUnique(entry, copy) ? spot : undefined;
}

/**
 * Whether the lists around a value are as they went out: with as many elements, each of which that hides something still hides it. An index
 * does not tell which element it is, and the checksum does not see what is hidden.
 */
function listsAsSent(
  spots: readonly ValueSpot[],
  marked: readonly MarkedValue[],
  byMark: ReadonlyMap<string, ValueSpot>,
): (spot: ValueSpot, entry: NodeEntry) => boolean {
  const kept = new Set<NodeEntry>();
  for (const { mark, entry } of marked) {
    const spot = byMark.get(mark.text);
    if (spot && samePath(spot.place.path, entry.path)) for (const each of elementsAround(spot.place)) kept.add(each);
  }
  const changed = new Set<HjsonNode | undefined>();
  for (const { place } of spots)
    for (const each of elementsAround(place)) if (!kept.has(each)) changed.add(each.parent?.node);
  return (spot, entry) => {
    const [own, others] = [elementsAround(spot.place), elementsAround(entry)];
    return (
      samePath(spot.place.path, entry.path) &&
      own.every((each, index) => {
        const [list, other] = [each.parent?.node, others[index]?.parent?.node];
        const isAsLong =
          list?.kind === 'array' && other?.kind === 'array' && list.elements.length === other.elements.length;
        return !changed.has(list) && (isAsLong || list === other);
      })
    );
  };
}

function elementsAround(place: NodeEntry): readonly NodeEntry[] {
  const found: NodeEntry[] = [];
  for (let at: NodeEntry | undefined = place; at; at = at.parent) if (typeof at.step === 'number') found.push(at);
  return found;
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

/** The same option, whichever element of a list, and the same part of its value: all of it, or what has the same name in an address. */
function isSamePlace({ place, part, node }: ValueSpot, value: MarkedValue): boolean {
  const path = value.entry.path;
  const isSameOption =
    place.path.length === path.length &&
    place.path.every(
      (step, index) => step === path[index] || (typeof step === 'number' && typeof path[index] === 'number'),
    );
  if (!isSameOption) return false;
  if (part.isWhole || node.kind !== 'string') return value.node.value === value.mark.text;
  return (
    partName(node.value, part.start) ===
    partName(filled(value, node.value.slice(part.start, part.end)), value.mark.start)
  );
}

/** What a part of an address is: its name in a connection string or a query, or else the sign before it. */
function partName(text: string, start: number): string {
  const part = scanConnection(text)?.parts.find(({ written }) => written.start <= start && start < written.end);
  if (part) return part.name;
  const before = text.slice(0, start);
  const name = Math.max(...['?', '&', ';', '#', ' '].map((sign) => before.lastIndexOf(sign)));
  return before.endsWith('=') ? before.slice(name + 1) : before.slice(-1);
}

function filled({ node, mark }: MarkedValue, secret: string): string {
  return node.value.slice(0, mark.start) + secret + node.value.slice(mark.start + mark.text.length);
}

/** The comments of the copy with marks in them that are, word for word, as they went out. */
function commentsWithMarks(original: HjsonDocument, made: RedactedCopy, copy: HjsonDocument): readonly Putting[] {
  const left = new Map<string, Pick<Putting, 'kind' | 'source'>>();
  const comments = commentsOf(original);
  for (const { kind, range, sentinel } of made.spots) {
    if (kind === 'value') continue;
    const source =
      kind === 'comment'
        ? comments.find(({ start, end }) => start <= range.start && range.end <= end)
        : textRange(
            range.start,
            range.end - (/\r?\n$/.exec(original.text.slice(range.start, range.end))?.[0].length ?? 0),
          );
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
