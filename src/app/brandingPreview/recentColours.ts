import { useSyncExternalStore } from 'react';
import { looksEqual, type Rgba } from '../../colour/index.ts';

const most = 8;
let recent: readonly Rgba[] = [];
const listeners = new Set<() => void>();

/** Notes a colour that was chosen; the latest is first, and none is there twice. */
export function noteColour(colour: Rgba): void {
  recent = [colour, ...recent.filter((other) => !looksEqual(other, colour))].slice(0, most);
  for (const listener of listeners) listener();
}

export function useRecentColours(): readonly Rgba[] {
  return useSyncExternalStore(subscribe, () => recent);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
