/** What the page says to assistive technology; the shell renders it in a polite live region. */
let message = '';
const listeners = new Set<() => void>();

/** Says a sentence. The same sentence twice is said twice: a trailing no-break space makes it a change. */
export function announce(sentence: string): void {
  message = sentence === message ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

export function announced(): string {
  return message;
}

export function onAnnounce(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
