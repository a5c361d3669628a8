/**
 * How many of `count` indexes come before the boundary: the first index for which `isBefore` is false, `count` where there is no such index.
 * `isBefore` must be true up to some index and false from there on.
 */
export function partitionPoint(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Half-open range of UTF-16 offsets into one text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function textRange(start: number, end: number): TextRange {
  return { start, end };
}

/** True when the offset is in the range or at either of its borders. */
export function touches(range: TextRange, offset: number): boolean {
  return range.start <= offset && offset <= range.end;
}

/** True when the two ranges share a character, or when one is empty and inside the other. */
export function intersects(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True when the two ranges share a character or a border. */
export function meets(a: TextRange, b: TextRange): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** True when the two ranges share a character, or when one is empty and is inside or at a border of the other. */
export function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start === a.end || b.start === b.end ? meets(a, b) : intersects(a, b);
}

/**
 * The ranges in text order, with those joined that overlap, or that overlap or touch. An empty range overlaps what begins at
 * its offset or goes over it, and not what ends there.
 */
export function mergeRanges(ranges: readonly TextRange[], joined: 'overlapping' | 'touching'): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && (joined === 'touching' ? range.start <= last.end : range.start < last.end)) {
      merged[merged.length - 1] = textRange(last.start, Math.max(last.end, range.end));
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** Those of the ranges, in text order and not overlapping, that a part of the text meets. In time that does not grow with the others. */
export function rangesIn(ranges: readonly TextRange[], { start, end }: TextRange): readonly TextRange[] {
  const first = partitionPoint(ranges.length, (index) => (ranges[index]?.end ?? 0) <= start);
  const after = partitionPoint(ranges.length, (index) => (ranges[index]?.start ?? 0) < end);
  return ranges.slice(first, after);
}

/** What of these ranges is in the part, in its own offsets. */
export function clipRanges(ranges: readonly TextRange[], part: TextRange): readonly TextRange[] {
  return rangesIn(ranges, part).map(({ start, end }) =>
    textRange(Math.max(start, part.start) - part.start, Math.min(end, part.end) - part.start),
  );
}
