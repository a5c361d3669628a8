import type { HjsonDocument } from '../../hjson/index.ts';
import { lineEndOf, partitionPoint, startOfLine, type TextEdit, type TextRange, textRange } from '../../text/index.ts';
import { type Anchor, anchorsOf, mapped } from './anchors.ts';
import type { RedactedCopy } from './redact.ts';
import type { Putting } from './restoreLaw.ts';

/**
 * Where the comments that a copy left out may come back in the copy as it is now. What a member owns goes where the member is, any other
 * comment stays above what is below it, or else below what is above it. Without places where the copy does not have the member.
 */
export function commentPlaces(original: HjsonDocument, made: RedactedCopy, copy: HjsonDocument): readonly Putting[] {
  const toMade = mapped(made.edits);
  const anchors = anchorsOf(original, made.text, toMade, copy);
  return made.taken.map((edit) => {
    const removed = original.text.slice(edit.range.start, edit.range.end);
    const start = edit.range.start + removed.length - removed.trimStart().length;
    const source = textRange(start, start + removed.trim().length);
    const next = partitionPoint(anchors.length, (index) => (anchors[index]?.offset ?? 0) <= start);
    const [before, after] = beside(original.text, anchors, next, source);
    const placing: Placing = {
      original: original.text,
      made: made.text,
      at: toMade(edit.range.start),
      copy: copy.text,
      edit,
      source,
    };
    return { kind: 'note', source, places: placesOf(placing, before, after, toMade) };
  });
}

/** The anchors that decide where a comment is, before it and after it; the first one that the copy still has of those behind it. */
function beside(
  text: string,
  anchors: readonly Anchor[],
  next: number,
  { start }: TextRange,
): readonly [before: Anchor | undefined, after: Anchor | undefined] {
  const [before, after] = [anchors[next - 1], anchors[next]];
  if (after?.kind === 'key' && start >= after.owns) return [undefined, after];
  if (before && (before.kind === 'keyEnd' || startOfLine(text, start) <= before.offset)) return [before, undefined];
  let depth = 0;
  for (let index = next; index < anchors.length; index++) {
    const anchor = anchors[index];
    if (anchor?.kind === 'open') depth++;
    if (anchor?.kind === 'close' && depth-- === 0) return [before, anchor];
    if (depth === 0 && anchor?.there !== undefined && anchor.kind === 'key') return [before, anchor];
  }
  return [before, after];
}

interface Placing {
  readonly original: string;
  readonly made: string;
  /** Where the comment was, in the copy as it was made. */
  readonly at: number;
  readonly copy: string;
  readonly edit: TextEdit;
  readonly source: TextRange;
}

function placesOf(
  placing: Placing,
  before: Anchor | undefined,
  after: Anchor | undefined,
  toMade: (offset: number) => number,
): readonly TextEdit[] {
  const { made, at, copy } = placing;
  const places: (TextEdit | undefined)[] = [];
  if (after?.there !== undefined) {
    const between = made.slice(at, toMade(after.offset));
    if (copy.endsWith(between, after.there)) places.push(asItWas(placing, after.there - between.length));
  }
  if (before?.there !== undefined && !(after && after.there === undefined)) {
    const between = made.slice(toMade(before.offset), at);
    const isSame = copy.startsWith(between, before.there);
    places.push(asItWas(placing, before.there + (isSame ? between.length : 0)));
  }
  const beside = after ? after.there : before?.keyThere;
  if (beside !== undefined) places.push(onOwnLine(placing, beside));
  return places.filter((place) => place !== undefined);
}

/** The same characters at an offset of the copy; undefined if what is there would become a part of the comment, or the other way round. */
function asItWas({ original, copy, edit, source }: Placing, at: number): TextEdit | undefined {
  const removed = original.slice(edit.range.start, edit.range.end);
  if (original.slice(startOfLine(original, source.start), source.start).trim() === '' && edit.newText === '') {
    if (startOfLine(copy, at) !== at) return undefined;
    const isLast = removed.endsWith('\n') || at === copy.length;
    return { range: textRange(at, at), newText: isLast ? removed : removed + lineEndOf(original) };
  }
  if (edit.newText !== '') {
    const end = at + edit.newText.length;
    return copy.slice(at, end) === edit.newText ? { range: textRange(at, end), newText: removed } : undefined;
  }
  const isFree = /^[^\S\n]*(?:\n|$)/.test(copy.slice(at));
  return isFree ? { range: textRange(at, at), newText: removed } : undefined;
}

/** Above the line of an offset, so that the copy without it is what it was. */
function onOwnLine({ original, copy, source }: Placing, offset: number): TextEdit {
  const start = startOfLine(copy, offset);
  const indent = /^[^\S\n]*/.exec(copy.slice(start, offset))?.[0] ?? '';
  const newText = `${indent}${original.slice(source.start, source.end)}${lineEndOf(original)}`;
  return { range: textRange(start, start), newText };
}
