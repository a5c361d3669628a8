/** What the page says to its user: shown for a while, and read out by assistive technology. */
export interface Announcement {
  readonly sentence: string;
  /** Whether undo takes back what it tells of, as long as the text stays as it is. */
  readonly canUndo: boolean;
  /** Whether the page shows it where it happened: then it is only read out. */
  readonly isInPlace: boolean;
}

let current: Announcement = { sentence: '', canUndo: false, isInPlace: true };
const listeners = new Set<() => void>();

/** Says a sentence. The same sentence twice is said twice: a trailing no-break space makes it a change. */
export function announce(sentence: string, { canUndo = false, isInPlace = false }: Partial<Announcement> = {}): void {
  current = { sentence: sentence === current.sentence ? `${sentence}\u00a0` : sentence, canUndo, isInPlace };
  for (const listener of listeners) listener();
}

/** The last one. */
export function announced(): Announcement {
  return current;
}

export function onAnnounce(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
