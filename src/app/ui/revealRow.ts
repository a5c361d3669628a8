const listeners = new Set<(name: string) => void>();

/** Calls back when somebody looks for a control that is not drawn; returns the function that ends it. */
export function onRevealRow(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the list that holds the control of this name draw it, though it is out of sight. */
export function revealRow(name: string): void {
  for (const listener of listeners) listener(name);
}
