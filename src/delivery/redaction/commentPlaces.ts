import type { HjsonDocument } from '../../hjson/index.ts';
import { lineEndOf, partitionPoint, startOfLine, type TextEdit, textRange } from '../../text/index.ts';
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
    const comment = removed.trim();
    const start = edit.range.start + removed.indexOf(comment);
    const next = partitionPoint(anchors.length, (index) => (anchors[index]?.offset ?? 0) <= start);
    const [before, after] = beside(original.text, anchors, next, start);
    const at = toMade(edit.range.start);
    const places: (TextEdit | undefined)[] = [];
    if (after?.there !== undefined) {
      const between = made.text.slice(at, toMade(after.offset));
      if (copy.text.endsWith(between, after.there))
        places.push(asItWas(original.text, copy.text, edit, after.there - between.length));
    }
    if (before?.there !== undefined && !(after && after.there === undefined)) {
      const between = made.text.slice(toMade(before.offset), at);
      const isSame = copy.text.startsWith(between, before.there);
      places.push(asItWas(original.text, copy.text, edit, before.there + (isSame ? between.length : 0)));
    }
    const member = after ? after.there : before?.keyThere;
    if (member !== undefined) places.push(aboveLineOf(copy.text, member, comment + lineEndOf(original.text)));
    const source = textRange(start, start + comment.length);
    return { kind: 'note', source, places: places.filter((place) => place !== undefined) };
  });
}

/** The anchors that decide where a comment is, before it and after it; the first one that the copy still has of those behind it. */
function beside(
  text: string,
  anchors: readonly Anchor[],
  next: number,
  start: number,
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

/** The same characters at an offset of the copy; undefined if what is there would become a part of the comment, or the other way round. */
function asItWas(original: string, copy: string, { range, newText: left }: TextEdit, at: number): TextEdit | undefined {
  const removed = original.slice(range.start, range.end);
  if (startOfLine(original, range.start) === range.start && left === '') {
    if (startOfLine(copy, at) !== at) return undefined;
    const isLast = removed.endsWith('\n') || at === copy.length;
    return { range: textRange(at, at), newText: isLast ? removed : removed + lineEndOf(original) };
  }
  const isFree = left === '' ? /^[^\S\n]*(?:\n|$)/.test(copy.slice(at)) : copy.startsWith(left, at);
  return isFree ? { range: textRange(at, at + left.length), newText: removed } : undefined;
}

/** On a line of its own, so that the copy without it is what it was. */
function aboveLineOf(copy: string, offset: number, written: string): TextEdit {
  const start = startOfLine(copy, offset);
  const indent = /^[^\S\n]*/.exec(copy.slice(start, offset))?.[0] ?? '';
  return { range: textRange(start, start), newText: indent + written };
}
