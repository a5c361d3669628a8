import { type HjsonDocument, type NodeEntry, tokens } from '../hjson/index.ts';

/**
 * Where the comments begin that are directly above or below one of the members, in lines without a blank one between them: a note of a
 * secret often holds the one before it, or the next.
 */
export function commentsBeside(document: HjsonDocument, members: readonly NodeEntry[]): ReadonlySet<number> {
  const keys = new Set(members.map(({ member }) => member?.key.range.start));
  const ends = new Set(members.map(({ node }) => node?.range.end));
  const found = new Set<number>();
  /** The comments directly above, each on its own line. */
  let above: number[] = [];
  let isBelow = false;
  let lastEnd = 0;
  for (const { kind, range } of tokens(document)) {
    if (kind === 'blank') continue;
    const lineEnds = document.text.slice(lastEnd, range.start).split('\n').length - 1;
    lastEnd = range.end;
    if (lineEnds > 1) {
      above = [];
      isBelow = false;
    }
    if (kind === 'comment') {
      if (lineEnds > 0 || range.start === 0) above.push(range.start);
      if (isBelow) found.add(range.start);
      continue;
    }
    if (kind === 'key' && keys.has(range.start)) for (const start of above) found.add(start);
    above = [];
    isBelow = ends.has(range.end) || (isBelow && document.text[range.start] === ',');
  }
  return found;
}
