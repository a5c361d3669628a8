import type { OptionPath } from '../../text/index.ts';

/** The option that the user works on, in the form or in the text; other panes may follow it. */
let active: OptionPath = [];
const listeners = new Set<() => void>();

export function setActiveOption(path: OptionPath): void {
  active = path;
  for (const listener of listeners) listener();
}

export function activeOption(): OptionPath {
  return active;
}

export function onActiveOption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
