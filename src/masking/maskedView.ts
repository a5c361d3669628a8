import {
  applyEdits,
  intersects,
  type LineEnd,
  lineEndOf,
  mapRange,
  mergeRanges,
  partitionPoint,
  sortEdits,
  type TextEdit,
  type TextRange,
  textRange,
} from '../text/index.ts';

/**
 * The text as the editor may have it: a placeholder of fixed length replaces each secret, so that the secret is neither
 * in the page nor in the accessibility tree. The placeholder is a handle, not text: moved as a whole, it moves its secret,
 * and it never ends up in the source. Line ends that the editor would rewrite have placeholders as well.
 */
export interface MaskedView {
  readonly source: string;
  readonly text: string;
  /** In text order, not overlapping, not empty. */
  readonly masks: readonly Mask[];
  readonly lineEnd: LineEnd;
}

export interface Mask {
  readonly kind: 'secret' | 'lineEnd';
  /** The hidden range of the source. */
  readonly sourceRange: TextRange;
  /** Hidden only until somebody knows what it is: nothing keeps it hidden then. */
  readonly isUnproven: boolean;
  /** The range of the placeholder in the view. */
  readonly viewRange: TextRange;
  /** A placeholder with the line ends and the indentation of its secret, or the line end that the editor keeps. */
  readonly placeholder: string;
}

/** Where a mask is in the source. */
export type HiddenRange = TextRange & Pick<Mask, 'isUnproven'>;

export type SourceEdits =
  | { readonly ok: true; readonly edits: readonly TextEdit[]; readonly view: MaskedView }
  /** `mask`: the secret that prevents the edit; undefined when a torn placeholder would have become text. */
  | { readonly ok: false; readonly mask: Mask | undefined };

/**
 * A placeholder is eight dots in every editor. Its handle identifies the secret: each of the first five dots has a
 * variation selector, which no font has for a dot and nothing draws. The last dot has one, too, which says what kind of value is hidden:
 * no end of a placeholder passes for text. The lines of a secret of several are between its first six dots and its last two.
 */
const firstSelector = 0xfe00;
/** Without the last two selectors, which choose between a letter and a picture. */
const selectors = 14;
const handleDigits = 5;
const handleLength = 2 * handleDigits;
export const placeholderLength = handleLength + 4;
const strayPiece = /•[\ufe00-\ufe0d]/;

/** The last character of a placeholder for a complete value, which ends with a quote as a rule. */
export const completeMark = '\ufe0d';
/** The same for text without quotes that ends with a comma: behind a key, it ends there. */
export const commaMark = '\ufe08';

/** The selector of what is hidden: besides these two, a number or keyword, other text without quotes, an open quote or multi-line string. */
function kindOf(secret: string): string {
  if (secret.startsWith("'''")) return /^'''.*'''$/s.test(secret) ? completeMark : '\ufe09';
  if (/^["']/.test(secret)) return /^(["']).*\1$/s.test(secret) ? completeMark : '\ufe0a';
  if (/^[{[}\],]/.test(secret)) return completeMark;
  if (secret.endsWith(',')) return commaMark;
  return /^(?:-?\d[\d.eE+-]*|true|false|null)$/.test(secret) ? '\ufe0c' : '\ufe0b';
}

/** The characters of placeholders that nothing draws. */
export const invisibleMarks: readonly string[] = Array.from({ length: selectors }, (_, digit) =>
  String.fromCharCode(firstSelector + digit),
);

function handleOfNumber(number: number): string {
  const digits = Array.from(
    { length: handleDigits },
    (_, place) => Math.floor(number / selectors ** place) % selectors,
  );
  return digits.map((digit) => `•${invisibleMarks[digit]}`).join('');
}

/**
 * The view with the given secrets hidden. Equal secrets get equal placeholders; those of `previous` keep theirs. `unproven`: which of the
 * secrets are hidden only because nobody knows what they are.
 */
export function createMaskedView(
  source: string,
  secrets: readonly TextRange[],
  lineEnd: LineEnd = lineEndOf(source),
  previous?: MaskedView,
  unproven: readonly TextRange[] = [],
): MaskedView {
  const handleOf = handleGiver(previous);
  const unplaced: (Pick<Mask, 'kind' | 'isUnproven' | 'placeholder'> & { readonly range: TextRange })[] = [];
  const filled = secrets.filter((range) => range.start < range.end);
  const ends = new Map(unproven.map(({ start, end }) => [start, end]));
  for (const range of mergeRanges(filled, 'overlapping')) {
    const secret = source.slice(range.start, range.end);
    // Its lines stay, indented as they are: what is around it has the same place in the view and in the source.
    const breaks = (secret.match(/(?:\r\n|\r|\n)[\t ]*/g) ?? []).map((each) => each.replace(/[\r\n]+/, lineEnd));
    const placeholder = `${handleOf(secret)}•${breaks.join('')}••${kindOf(secret)}`;
    unplaced.push({ kind: 'secret', range, placeholder, isUnproven: ends.get(range.start) === range.end });
  }
  const hidden = unplaced.map(({ range }) => range);
  for (const range of irregularLineEnds(source, lineEnd)) {
    const isHidden = hidden.some((other) => intersects(other, range));
    if (!isHidden) unplaced.push({ kind: 'lineEnd', range, placeholder: lineEnd, isUnproven: false });
  }
  unplaced.sort((a, b) => a.range.start - b.range.start);

  let shift = 0;
  const masks = unplaced.map(({ range, placeholder, ...mask }): Mask => {
    const start = range.start + shift;
    shift += placeholder.length - (range.end - range.start);
    return { ...mask, sourceRange: range, viewRange: textRange(start, start + placeholder.length), placeholder };
  });
  let text: string | undefined;
  return {
    source,
    masks,
    lineEnd,
    // Lazy: edits from the form never read it.
    get text() {
      text ??= applyEdits(
        source,
        masks.map(({ sourceRange: range, placeholder }) => ({ range, newText: placeholder })),
      );
      return text;
    },
  };
}

/** Where an offset of the source is in the view; inside a mask, where the mask begins or ends. */
export function toView(view: MaskedView, offset: number, side: 'start' | 'end' = 'start'): number {
  return convert(view.masks, 'sourceRange', 'viewRange', offset, side);
}

/** Where an offset of the view is in the source; inside a mask, where the mask begins or ends. */
export function toSource(view: MaskedView, offset: number, side: 'start' | 'end' = 'start'): number {
  return convert(view.masks, 'viewRange', 'sourceRange', offset, side);
}

/** The range in the view; one that touches the inside of a mask covers all of it. */
export function rangeToView(view: MaskedView, range: TextRange): TextRange {
  return textRange(toView(view, range.start, 'start'), toView(view, range.end, 'end'));
}

export function rangeToSource(view: MaskedView, range: TextRange): TextRange {
  return textRange(toSource(view, range.start, 'start'), toSource(view, range.end, 'end'));
}

/** The source ranges of the secrets of a view after edits, without those that an edit replaces: as a whole, or any part of them. */
export function secretsAfter(
  view: MaskedView,
  edits: readonly TextEdit[],
  replaced: 'whole' | 'part' = 'part',
): readonly HiddenRange[] {
  const sorted = sortEdits(edits);
  const isReplaced = (secret: TextRange) =>
    sorted.some(({ range }) =>
      replaced === 'part' ? intersects(range, secret) : range.start <= secret.start && secret.end <= range.end,
    );
  return view.masks
    .filter(({ kind, sourceRange }) => kind === 'secret' && !isReplaced(sourceRange))
    .map(({ isUnproven, sourceRange }) => ({ isUnproven, ...mapRange(sourceRange, sorted, 'inward') }));
}

/**
 * Edits of the source for edits of the view, with the view after them.
 * Refused when one would change a part of a secret.
 */
export function editsToSource(view: MaskedView, viewEdits: readonly TextEdit[]): SourceEdits {
  const sorted = sortEdits(viewEdits);
  const secrets = view.masks.filter((mask) => mask.kind === 'secret');
  const edits: TextEdit[] = [];
  const kept: TextRange[] = [];
  let shift = 0;
  for (const edit of sorted) {
    const blocked = secrets.find((mask) => isTorn(mask, edit));
    if (blocked) return { ok: false, mask: blocked };
    const inserted = resolvePlaceholders(view, edit.newText);
    if (!inserted) return { ok: false, mask: undefined };
    const range = rangeToSource(view, edit.range);
    edits.push({ range, newText: inserted.text });
    const start = range.start + shift;
    for (const secret of inserted.secrets) kept.push(textRange(secret.start + start, secret.end + start));
    shift += inserted.text.length - (range.end - range.start);
  }
  const survivors = secretsAfter(view, edits, 'whole');
  const source = applyEdits(view.source, edits);
  const unproven = survivors.filter(({ isUnproven }) => isUnproven);
  const next = createMaskedView(source, [...survivors, ...kept], view.lineEnd, view, unproven);
  return { ok: true, edits, view: next };
}

function convert(
  masks: readonly Mask[],
  from: 'sourceRange' | 'viewRange',
  to: 'sourceRange' | 'viewRange',
  offset: number,
  side: 'start' | 'end',
): number {
  const index = partitionPoint(masks.length, (at) => (masks[at]?.[from].end ?? 0) <= offset);
  const around = masks[index];
  if (around && around[from].start < offset) return around[to][side];
  const last = masks[index - 1];
  return last ? offset - last[from].end + last[to].end : offset;
}

function isTorn({ viewRange }: Mask, { range }: TextEdit): boolean {
  if (range.start >= viewRange.end || range.end <= viewRange.start) return false;
  return range.start > viewRange.start || range.end < viewRange.end;
}

function resolvePlaceholders(
  view: MaskedView,
  inserted: string,
): { text: string; secrets: readonly TextRange[] } | undefined {
  if (!strayPiece.test(inserted)) return { text: inserted, secrets: [] };
  let text = '';
  let held: ReadonlyMap<string, Mask> | undefined;
  const secrets: TextRange[] = [];
  for (let offset = 0; offset < inserted.length; ) {
    if (!strayPiece.test(inserted.slice(offset, offset + 2))) {
      text += inserted[offset++];
      continue;
    }
    held ??= new Map(view.masks.map((each) => [each.placeholder.slice(0, handleLength), each]));
    const mask = held.get(inserted.slice(offset, offset + handleLength));
    if (!mask || !inserted.startsWith(mask.placeholder, offset)) return undefined;
    const secret = sourceOf(view, mask.sourceRange);
    secrets.push(textRange(text.length, text.length + secret.length));
    text += secret;
    offset += mask.placeholder.length;
  }
  return { text, secrets };
}

/** Gives each secret its handle: the one that it had, or the first that is free. */
function handleGiver(previous: MaskedView | undefined): (secret: string) => string {
  const handles = new Map<string, string>();
  for (const { kind, sourceRange, placeholder } of previous?.masks ?? []) {
    if (previous && kind === 'secret') handles.set(sourceOf(previous, sourceRange), placeholder.slice(0, handleLength));
  }
  const taken = new Set(handles.values());
  let free = 0;
  return (secret) => {
    const known = handles.get(secret);
    if (known !== undefined) return known;
    while (taken.has(handleOfNumber(free))) free++;
    const handle = handleOfNumber(free);
    taken.add(handle);
    handles.set(secret, handle);
    return handle;
  };
}

function sourceOf(view: MaskedView, { start, end }: TextRange): string {
  return view.source.slice(start, end);
}

function irregularLineEnds(source: string, lineEnd: LineEnd): readonly TextRange[] {
  if (lineEnd === '\n' && !source.includes('\r')) return [];
  const irregular = lineEnd === '\n' ? /\r\n?/g : /\r(?!\n)|(?<!\r)\n/g;
  return [...source.matchAll(irregular)].map(({ 0: found, index }) => textRange(index, index + found.length));
}
