/**
 * The same text without what it was sliced from: engines make a slice refer to the whole text, so that one kept word would keep
 * a megabyte in memory.
 */
export function ownText(part: string): string {
  // Joining copies the part, and the new slice refers to that copy.
  return ` ${part}`.slice(1);
}

/** A function that keeps its last answers, by copies of the names that it was asked about. */
interface Memoized<Answer> {
  (name: string): Answer;
  /** Forgets the names: they come from a user's documents. */
  forget(): void;
}

/** Caches answers: every keystroke asks about the same names. */
export function memoize<Answer>(answer: (name: string) => Answer, most = 10_000): Memoized<Answer> {
  const answers = new Map<string, Answer>();
  const memoized = (name: string): Answer => {
    const known = answers.get(name);
    if (known !== undefined || answers.has(name)) return known as Answer;
    if (answers.size === most) answers.clear();
    const found = answer(name);
    answers.set(ownText(name), found);
    return found;
  };
  return Object.assign(memoized, { forget: () => answers.clear() });
}
