/** A piece of a layout: literal text, then an element of Go's reference time (empty at the end of the layout). */
export interface LayoutChunk {
  readonly prefix: string;
  readonly element: string;
}

/** Elements in Go's order; a shorter one counts only where the longer ones before it do not fit. */
const elementPattern =
  /January|Jan(?![a-z])|Monday|Mon(?![a-z])|MST|0[1-6]|002|15|1|2006|2|_2(?!006)|__2|3|4|5|PM|pm|[-Z]07(?:0000|:00:00|00|:00|)|[.,](?:0+|9+)(?![0-9])/g;

/** The layout `Mon Jan 2 15:04:05 MST 2006` and its relatives, cut into pieces (package time, nextStdChunk). */
export function layoutChunks(layout: string): readonly LayoutChunk[] {
  const chunks: LayoutChunk[] = [];
  let end = 0;
  for (const match of layout.matchAll(elementPattern)) {
    chunks.push({ prefix: layout.slice(end, match.index), element: match[0] });
    end = match.index + match[0].length;
  }
  return [...chunks, { prefix: layout.slice(end), element: '' }];
}

/** `.000`, `,999` and the like. */
export function isFraction(element: string): boolean {
  return element.startsWith('.') || element.startsWith(',');
}
