import { type HjsonDocument, nodeEntries, parseHjson, tokens } from 'hjson-document';
import { applyEdits, type TextEdit, type TextRange } from 'source-text';
import { sentinelPattern } from '../../references/index.ts';
import { findSecrets } from '../../secrets/index.ts';
import { findSecretOccurrences } from './secretOccurrences.ts';

/** Something that a copy left out, and where it may come back. */
export interface Putting {
  /** `note`: a comment that the copy does not have. `comment`, `unparsed`: what the copy has with marks. */
  readonly kind: 'value' | 'note' | 'comment' | 'unparsed';
  /** In the original. */
  readonly source: TextRange;
  /** What a value is then, if it is a text. */
  readonly text?: string | undefined;
  /** Edits of the copy, each of which puts it back; the best one first. */
  readonly places: readonly TextEdit[];
}

/** A putting at one of its places. */
export interface Put extends TextEdit {
  readonly putting: Putting;
}

/** Each check reads the whole text. */
const mostChecks = 400;

/**
 * Adds to `kept` what can be put back into the copy so that, without its secrets and comments, the result says what the copy says. What
 * breaks this law is tried at its other places, and left out if it has none: alone, and not with what was put back beside it.
 */
export function lawful(
  original: HjsonDocument,
  copy: HjsonDocument,
  kept: readonly Put[],
  puttings: readonly Putting[],
): readonly Put[] {
  let left = mostChecks;
  let puts = kept;
  const tried = (added: readonly Put[]) => {
    if (left-- <= 0 || !holds(original, copy, [...puts, ...added])) return false;
    puts = [...puts, ...added];
    return true;
  };
  const add = (some: readonly Putting[]): void => {
    const placed = some.flatMap((putting) => putting.places.slice(0, 1).map((edit) => ({ ...edit, putting })));
    if (placed.length === 0 || tried(placed)) return;
    const half = some.length / 2;
    if (half > 0.5) for (const part of [some.slice(0, half), some.slice(half)]) add(part);
    else for (const putting of some) putting.places.slice(1).some((edit) => tried([{ ...edit, putting }]));
  };
  add(puttings);
  return puts;
}

function holds(original: HjsonDocument, copy: HjsonDocument, puts: readonly Put[]): boolean {
  const sorted = puts.toSorted((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  if (sorted.some(({ range }, index) => (sorted[index + 1]?.range.start ?? range.end) < range.end)) return false;
  const text = applyEdits(copy.text, sorted);
  if (text === original.text) return true;
  let shift = 0;
  const there = sorted.map(({ putting, range, newText }): Piece => {
    const blanks = putting.kind === 'note' ? newText.length - newText.trimStart().length : 0;
    const start = range.start + shift + blanks;
    shift += newText.length - (range.end - range.start);
    return { kind: putting.kind, text: putting.text, start, end: start + newText.trim().length };
  });
  const here = sorted.flatMap(({ putting: { kind }, range }): readonly Piece[] =>
    kind === 'value' || range.start === range.end ? [] : [{ kind: 'note', ...range }],
  );
  const [wanted, found] = [says(copy, here, original), says(parseHjson(text), there, original)];
  return wanted.length === found.length && wanted.every((part, index) => part === found[index]);
}

interface Piece extends TextRange, Pick<Putting, 'kind' | 'text'> {}

const hidden = '\0';
const broken = '\0broken';

/**
 * The tokens of a text but its blanks and what was put back outside values, with one sign for each secret of it, for each of the original,
 * and for each mark. A piece that is not read as what it is, or that is not hidden, breaks the law.
 */
function says(document: HjsonDocument, pieces: readonly Piece[], original: HjsonDocument): readonly string[] {
  const { text } = document;
  const { search } = findSecrets(original);
  const spots = new Map(findSecretOccurrences(document).occurrences.map((spot) => [spot.range.start, spot]));
  const nodes = new Map(nodeEntries(document).flatMap(({ node }) => (node ? [[node.range.start, node]] : [])));
  const byStart = new Map(pieces.map((piece) => [piece.start, piece]));
  let done = 0;
  const said = tokens(document).flatMap(({ kind, range: { start, end } }): readonly string[] => {
    if (start < done || kind === 'blank') return [];
    const source = text.slice(start, end);
    const piece = byStart.get(start);
    byStart.delete(start);
    if (piece && piece.kind !== 'value') {
      done = piece.end;
      const isRead = kind === (piece.kind === 'unparsed' ? 'damage' : 'comment');
      const isWhole = source.trimEnd().length === piece.end - piece.start;
      const isHidden = piece.kind !== 'comment' || [...spots.keys()].some((at) => at >= piece.start && at < piece.end);
      return isRead && isWhole && isHidden ? [] : [broken];
    }
    const node = kind === 'key' || kind === 'comment' ? undefined : nodes.get(start);
    if (!node) return [source];
    const spot = spots.get(start);
    const part = spot?.kind === 'value' ? spot.part : undefined;
    if (spot && part) done = spot.range.end;
    if (part && node.kind !== 'string') return [hidden];
    if (piece && (!part || node.kind !== 'string' || node.value !== piece.text)) return [broken];
    if (node.kind !== 'string') return [source];
    const value = part ? node.value.slice(0, part.start) + hidden + node.value.slice(part.end) : node.value;
    const shown = value.replace(sentinelPattern, hidden);
    if (search.holdsOne(shown)) return [hidden];
    return [shown.includes(hidden) ? shown : source];
  });
  return byStart.size > 0 ? [...said, broken] : said;
}
