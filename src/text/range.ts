/** Half-open range of UTF-16 offsets into one text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function textRange(start: number, end: number): TextRange {
  return { start, end };
}

/** True when the offset lies in the range or at either of its borders. */
export function touches(range: TextRange, offset: number): boolean {
  return range.start <= offset && offset <= range.end;
}

/** True when the two ranges share a character, or when one is empty and lies inside or at a border of the other. */
export function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start === a.end || b.start === b.end
    ? a.start <= b.end && b.start <= a.end
    : a.start < b.end && b.start < a.end;
}
