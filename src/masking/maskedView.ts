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
} from 'source-text';

/**
 * The text as the editor may have it: a placeholder of fixed length replaces each secret, so that the secret is neither
 * in the page nor in the accessibility tree. A placeholder is a place, not a value: it stands for its secret where an edit takes it
 * from one place to another, and is text anywhere else. Line ends that the editor would rewrite have placeholders as well.
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

type HiddenSecret = HiddenRange & Pick<Mask, 'placeholder'>;

export type SourceEdits =
  | { readonly ok: true; readonly edits: readonly TextEdit[]; readonly view: MaskedView }
  | { readonly ok: false; readonly refused: Refused };

/** What wrote edits of a view: a person or another program, a command of the editor, or its find box, by a pattern. */
export type Writer = 'hand' | 'command' | 'replacement';

/** What an edit would have done to a hidden secret. */
export type Refused = 'tear' | 'copy';

/**
 * A placeholder is eight dots in every editor, of the first of these signs that the text does not have: what looks like a hidden secret is
 * one. The first dot has the handle, by which two secrets differ: variation selectors, which no font has for a dot and nothing draws. The
 * last dot has one, too, which says what kind of value is hidden. The lines of a secret of several are before its last two dots.
 */
const signs = ['•', '●', '■'] as const;
/** Without the last two selectors, which choose between a letter and a picture. */
export const invisibleMarks: readonly string[] = Array.from({ length: 14 }, (_, digit) =>
  String.fromCharCode(0xfe00 + digit),
);
/** A selector of twelve for each random byte: more than 64 bits, which nobody guesses. */
const handleBytes = 19;
const handles = /[•●■][\ufe00-\ufe0b]{19}/g;
export const placeholderLength = handleBytes + 9;

/** The last character of a placeholder for a complete value, which ends with a quote as a rule. */
export const completeMark = '\ufe0d';
/** The same for text without quotes that ends with a comma: behind a key, it ends there. */
export const commaMark = '\ufe0c';

/** The selector of what is hidden: besides these two, a number or keyword, other text without quotes, an open quote or multi-line string. */
function kindOf(secret: string): string {
  if (secret.startsWith("'''")) return /^'''.*'''$/s.test(secret) ? completeMark : '\ufe09';
  if (/^["']/.test(secret)) return /^(["']).*\1$/s.test(secret) ? completeMark : '\ufe0a';
  if (/^[{[}\],]/.test(secret)) return completeMark;
  if (secret.endsWith(',')) return commaMark;
  return /^(?:-?\d[\d.eE+-]*|true|false|null)$/.test(secret) ? '\ufe08' : '\ufe0b';
}

/** A placeholder, or where one of a secret of several lines begins or ends. */
const placeholderPieces = /[•●■][\ufe00-\ufe0b]+[•●■]+([\ufe08-\ufe0d])?|^([\t ]*)[•●■]{2}[\ufe08-\ufe0d]/g;

/** For the selector of each kind, a value of this kind and of the length of a placeholder. */
const standIns: Readonly<Record<string, string>> = {
  [completeMark]: `"${'x'.repeat(placeholderLength - 2)}"`,
  [commaMark]: `${'x'.repeat(placeholderLength - 1)},`,
  '\ufe08': '1'.repeat(placeholderLength),
  '\ufe0b': 'x'.repeat(placeholderLength),
  '\ufe0a': '"'.padEnd(placeholderLength, 'x'),
  '\ufe09': "'''".padEnd(placeholderLength, 'x'),
};

/** A line of a view with a value of the same kind and length for each placeholder, to tell what follows it. */
export function withStandIns(line: string): string {
  return line.replace(placeholderPieces, (piece, kind?: string, indentation = '') =>
    kind ? (standIns[kind] ?? '') : `${indentation}'''`.padEnd(piece.length, 'x'),
  );
}

/**
 * The view with the given secrets hidden. Equal secrets get equal placeholders; those of `previous`, a view of the same opened text, keep
 * theirs. `random` gives as many random bytes as it is asked for. `unproven`: which of the secrets are hidden only because nobody knows what
 * they are.
 */
export function createMaskedView(
  source: string,
  secrets: readonly TextRange[],
  random: (count: number) => Uint8Array,
  previous?: MaskedView,
  unproven: readonly TextRange[] = [],
): MaskedView {
  const lineEnd = previous?.lineEnd ?? lineEndOf(source);
  const sign = signs.find((each) => !source.includes(each)) ?? signs[0];
  const written = new Set(source.match(handles));
  const placeholders = new Map<string, string>();
  for (const { kind, sourceRange: range, placeholder } of previous?.masks ?? []) {
    const isFree = placeholder.startsWith(sign) && !written.has(handleOf(placeholder));
    if (previous && kind === 'secret' && isFree)
      placeholders.set(previous.source.slice(range.start, range.end), placeholder);
  }
  function placeholderOf(secret: string): string {
    const known = placeholders.get(secret);
    if (known !== undefined) return known;
    const handle = sign + Array.from(random(handleBytes), (byte) => invisibleMarks[byte % 12]).join('');
    if (written.has(handle)) return placeholderOf(secret);
    // Its lines stay, indented as they are: what is around it has the same place in the view and in the source.
    const breaks = (secret.match(/(?:\r\n|\r|\n)[\t ]*/g) ?? []).map((each) => each.replace(/[\r\n]+/, lineEnd));
    const placeholder = handle + sign.repeat(5) + breaks.join('') + sign.repeat(2) + kindOf(secret);
    placeholders.set(secret, placeholder);
    return placeholder;
  }
  const ends = new Map(unproven.map(({ start, end }) => [start, end]));
  const filled = secrets.filter((range) => range.start < range.end);
  const hidden = mergeRanges(filled, 'overlapping').map((range) => ({
    ...range,
    placeholder: placeholderOf(source.slice(range.start, range.end)),
    isUnproven: ends.get(range.start) === range.end,
  }));
  return viewOf(source, lineEnd, hidden);
}

/** The view with these secrets hidden, which do not overlap. */
function viewOf(source: string, lineEnd: LineEnd, secrets: readonly HiddenSecret[]): MaskedView {
  const lineEnds = irregularLineEnds(source, lineEnd)
    .filter((range) => !secrets.some((each) => intersects(each, range)))
    .map((range) => ({ ...range, kind: 'lineEnd' as const, isUnproven: false, placeholder: lineEnd }));
  const hidden = [...secrets.map((secret) => ({ ...secret, kind: 'secret' as const })), ...lineEnds];
  let shift = 0;
  const masks = hidden
    .sort((a, b) => a.start - b.start)
    .map(({ kind, isUnproven, placeholder, start, end }): Mask => {
      const from = start + shift;
      shift += placeholder.length - (end - start);
      const viewRange = textRange(from, from + placeholder.length);
      return { kind, isUnproven, placeholder, sourceRange: textRange(start, end), viewRange };
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
): readonly HiddenSecret[] {
  const sorted = sortEdits(edits);
  const isReplaced = (secret: TextRange) =>
    sorted.some(({ range }) =>
      replaced === 'part' ? intersects(range, secret) : range.start <= secret.start && secret.end <= range.end,
    );
  return view.masks
    .filter(({ kind, sourceRange }) => kind === 'secret' && !isReplaced(sourceRange))
    .map((mask) => ({ ...mask, ...mapRange(mask.sourceRange, sorted, 'inward') }));
}

/**
 * Edits of the source for edits of the view, all of one change, with the view after them. A placeholder that a hand inserts is text. One that
 * a command inserts out of the view stands for its secret as often as the edits remove it; any more is a copy of what nobody sees, which is
 * refused, as is a change of a part of a secret. What a replacement inserts may be of either origin: any more is text.
 */
export function editsToSource(view: MaskedView, viewEdits: readonly TextEdit[], by: Writer): SourceEdits {
  const sorted = sortEdits(viewEdits);
  const held = new Map<string, Mask[]>();
  for (const mask of view.masks) {
    if (mask.kind !== 'secret') continue;
    const { start, end } = mask.viewRange;
    const edit = sorted.find(({ range }) => intersects(range, mask.viewRange));
    if (edit && (start < edit.range.start || edit.range.end < end)) return { ok: false, refused: 'tear' };
    const handle = handleOf(mask.placeholder);
    const removed = held.get(handle) ?? [];
    if (edit) removed.push(mask);
    held.set(handle, removed);
  }
  const edits: TextEdit[] = [];
  const moved: HiddenSecret[] = [];
  let shift = 0;
  for (const edit of sorted) {
    const range = rangeToSource(view, edit.range);
    let newText = '';
    let copied = 0;
    for (const { 0: handle, index } of by === 'hand' ? [] : edit.newText.matchAll(handles)) {
      const mask = held.get(handle)?.pop();
      if (mask && edit.newText.startsWith(mask.placeholder, index)) {
        newText += edit.newText.slice(copied, index);
        const start = range.start + shift + newText.length;
        newText += view.source.slice(mask.sourceRange.start, mask.sourceRange.end);
        moved.push({ ...mask, ...textRange(start, range.start + shift + newText.length) });
        copied = index + mask.placeholder.length;
      } else if (by === 'command' && held.has(handle)) return { ok: false, refused: 'copy' };
    }
    newText += edit.newText.slice(copied);
    edits.push({ range, newText });
    shift += newText.length - (range.end - range.start);
  }
  const secrets = [...secretsAfter(view, edits, 'whole'), ...moved].sort((a, b) => a.start - b.start);
  return { ok: true, edits, view: viewOf(applyEdits(view.source, edits), view.lineEnd, secrets) };
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

/** True for a text with what a view draws for one of its secrets. */
export function drawsSecret(view: MaskedView, text: string): boolean {
  const drawn: readonly string[] = text.match(handles) ?? [];
  return drawn.length > 0 && view.masks.some(({ placeholder }) => drawn.includes(handleOf(placeholder)));
}

/** What two placeholders of different secrets differ in: their first dot, with the selectors on it. */
function handleOf(placeholder: string): string {
  return placeholder.slice(0, handleBytes + 1);
}

function irregularLineEnds(source: string, lineEnd: LineEnd): readonly TextRange[] {
  if (lineEnd === '\n' && !source.includes('\r')) return [];
  const irregular = lineEnd === '\n' ? /\r\n?/g : /\r(?!\n)|(?<!\r)\n/g;
  return [...source.matchAll(irregular)].map(({ 0: found, index }) => textRange(index, index + found.length));
}
