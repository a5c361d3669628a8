const fold = (name: string) => name.toLowerCase();

/** The candidate that the user most likely meant; undefined when none is near. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const wanted = fold(name);
  // About one slip in three letters: more is a guess.
  let best = Math.floor(wanted.length / 3) + 1;
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    const distance = isBeginning(wanted, folded)
      ? 1 + Math.abs(wanted.length - folded.length) / 1_000
      : editDistance(wanted, folded, best);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** `supplier` is half a `supplierName`, though many letters are missing; the fewer, the nearer. */
function isBeginning(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a));
}

/** Insertions, deletions, replacements and swaps of neighbours that lead from `a` to `b`; `limit` or more counts as `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit || lettersMissing(a, b) >= limit) return limit;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const letter = a[row - 1];
      const replaced = (previous[column - 1] ?? limit) + (letter === b[column - 1] ? 0 : 1);
      let cost = Math.min((previous[column] ?? limit) + 1, (current[column - 1] ?? limit) + 1, replaced);
      const isSwap = row > 1 && column > 1 && letter === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforePrevious[column - 2] ?? limit) + 1);
      current.push(cost);
    }
    // A swap counts from the row before the last: below neither does a later row get.
    if (Math.min(...previous, ...current) >= limit) return limit;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? limit, limit);
}

/** How many letters of `a` occur nowhere in `b`: each of them costs one step. */
function lettersMissing(a: string, b: string): number {
  let count = 0;
  for (let index = 0; index < a.length; index++) if (!b.includes(a.charAt(index))) count++;
  return count;
}

/** "1 secret", "5 secrets". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The words of a text in lines of at most `width`, each after that many spaces. */
export function wrap(text: string, width: number, indent = 0): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].filter(Boolean).map((each) => ' '.repeat(indent) + each);
}
